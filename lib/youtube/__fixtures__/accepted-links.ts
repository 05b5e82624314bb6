/**
 * Links and texts as people and programs paste them, by form, with the video ID that each one leads to. A note says what its
 * links prove. Most come from the test suites of public parsers.
 */
export const ACCEPTED_LINKS: Record<string, Record<string, Record<string, string>>> = {
  "watch page (specified)": {
    "with or without a scheme, www. and m.": {
      "https://www.youtube.com/watch?v=YoB8t0B4jx4": "YoB8t0B4jx4",
      "http://www.youtube.com/watch?v=YoB8t0B4jx4": "YoB8t0B4jx4",
      "www.youtube.com/watch?v=YoB8t0B4jx4": "YoB8t0B4jx4",
      "https://youtube.com/watch?v=YoB8t0B4jx4": "YoB8t0B4jx4",
      "youtube.com/watch?v=YoB8t0B4jx4": "YoB8t0B4jx4",
      "https://m.youtube.com/watch?v=YoB8t0B4jx4": "YoB8t0B4jx4",
      "//www.youtube.com/watch?v=YoB8t0B4jx4": "YoB8t0B4jx4",
    },
    "an ID holds hyphens, underscores and digits anywhere": {
      "https://www.youtube.com/watch?v=-wtIMTCHWuI": "-wtIMTCHWuI",
      "https://www.youtube.com/watch?v=_A9KsMbWh4E": "_A9KsMbWh4E",
      "https://www.youtube.com/watch?v=uqU4Mkd-_gU": "uqU4Mkd-_gU",
      "https://www.youtube.com/watch?v=3G3_im4RyI8": "3G3_im4RyI8",
      "https://www.youtube.com/watch?v=-----------": "-----------",
    },
    "the last character is not limited to the sixteen that real IDs end in": {
      "http://www.youtube.com/watch?v=RAW_VIDEOID": "RAW_VIDEOID",
    },
    "an ID may begin with v, like the parameter": {
      "https://www.youtube.com/watch?v=v6lcahOt_II": "v6lcahOt_II",
      "https://youtube.com/watch?t=4m40s&v=vxP3bY-XxY4": "vxP3bY-XxY4",
    },
    "an ID may begin with UC, like a channel ID": {
      "https://www.youtube.com/watch?v=UC6u0Tct-Fo&list=PL36D642111D65BE7C": "UC6u0Tct-Fo",
    },
    "scheme and host ignore case, the ID keeps its own": {
      "HTTPS://WWW.YOUTUBE.COM/watch?v=dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "youtube.cOM/watch?v=fcc484IPwms&lc=z22jwjpb4qatyf2jn04t1aokgnjxnjta5nwc42vgzuo3rk0h00410": "fcc484IPwms",
    },
    "other parameters may follow v": {
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s&si=abc123": "dQw4w9WgXcQ",
      "youtube.com/watch?v=0EWbonj7f18&feature=related": "0EWbonj7f18",
    },
    "v may be the last parameter, or stand between others": {
      "http://www.youtube.com/watch?feature=player_embedded&v=y_Rd2hByRyc": "y_Rd2hByRyc",
      "http://www.youtube.com/watch?feature=fvwp&v=V8CQjV8vXJE&NR=1": "V8CQjV8vXJE",
    },
    "a parameter may have no value": {
      "https://www.youtube.com/watch?other_params&v=33e9j-i94no&more_params": "33e9j-i94no",
    },
    "brackets in parameter names are harmless": {
      "https://www.youtube.com/watch?v=21Lk4YiASMo&potential[]=exploit&potential[]=fun": "21Lk4YiASMo",
    },
    "broken escapes in other parameters are harmless": {
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ&q=%E0%A4%A&r=%": "dQw4w9WgXcQ",
    },
    "a fragment may follow": {
      "http://www.youtube.com/watch?v=0zM3nApSvMg#t=0m10s": "0zM3nApSvMg",
      "http://www.youtube.com/watch?v=ooZPKEAaidY&feature=player_profilepage#t=191s": "ooZPKEAaidY",
    },
    "a watch page within a playlist is a video": {
      "https://www.youtube.com/watch?v=ishbTyLs6ps&list=PLGup6kBfcU7Le5laEaCLgTKtlDcxMqGxZ&index=106": "ishbTyLs6ps",
      "http://m.youtube.com/watch?list=PL4054DFC93AC75A3A&v=iyBQQ7oQBmo": "iyBQQ7oQBmo",
    },
    "only the parameter called v counts, not others with an ID": {
      "http://www.youtube.com/watch?v=yZ-K7nCVnBI&playnext_from=TL&videos=osPknwzXEas&feature=sub": "yZ-K7nCVnBI",
      "http://www.youtube.com/watch?argv=xyzxyzxyzxy&v=u8nQa1cJyX8": "u8nQa1cJyX8",
      "https://www.youtube.com/watch?v=AAAAAAAAAAA&v2=BBBBBBBBBBB&vv=CCCCCCCCCCC": "AAAAAAAAAAA",
    },
    "the first v counts": { "https://www.youtube.com/watch?v=dQw4w9WgXcQ&v=abcdefghijk": "dQw4w9WgXcQ" },
    "another form inside a parameter does not count": {
      "http://www.youtube.com/watch?v=6dwqZw0j_jY&feature=youtu.be": "6dwqZw0j_jY",
      "https://www.youtube.com/watch?v=AAAAAAAAAAA&u=/embed/BBBBBBBBBBB": "AAAAAAAAAAA",
    },
    "a second link attached to a later parameter leaves v intact": {
      "WWw.youtube.com/watch?v=VahPtB2GORc&list=RDMM_hdxEEB1EBQ&index=2https://www.youtube.com/watc": "VahPtB2GORc",
    },
    "the host without cookies counts for every form": {
      "https://www.youtube-nocookie.com/watch?v=NLqAF9hrVbY": "NLqAF9hrVbY",
    },
  },
  "short link (specified)": {
    "with or without a scheme and www.": {
      "https://youtu.be/-wtIMTCHWuI": "-wtIMTCHWuI",
      "http://youtu.be/-wtIMTCHWuI": "-wtIMTCHWuI",
      "//youtu.be/vzM3nApSvMg": "vzM3nApSvMg",
      "youtu.be/WijF8aivOo8": "WijF8aivOo8",
      "http://www.youtu.be/33e9j-i94no": "33e9j-i94no",
    },
    "parameters may follow": {
      "youtu.be/qFfG0hlA0FU?t=131": "qFfG0hlA0FU",
      "https://youtu.be/--HXLM8GuxA?si=pNahKJLszKr8J00u": "--HXLM8GuxA",
      "https://youtu.be/oTJRivZTMLs?list=PLToa5JuFMsXTNkrLJbRlB--76IAOjRM9b": "oTJRivZTMLs",
    },
    "a fragment may follow": { "http://youtu.be/HRb7B9fPhfA#t=30s": "HRb7B9fPhfA" },
    "& may stand in for the ? after the ID": { "http://youtu.be/oTJRivZTMLs&feature=channel": "oTJRivZTMLs" },
    "doubled slashes count as one": { "https://youtu.be//dQw4w9WgXcQ": "dQw4w9WgXcQ" },
    "every other form works on the short host": {
      "https://youtu.be/watch?v=dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "https://youtu.be/embed/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "a character of another script ends the ID": { "https://youtu.be/dQw4w9WgXcQ\u0410": "dQw4w9WgXcQ" },
  },
  "embed link (specified)": {
    "on every host, with or without a scheme": {
      "https://www.youtube.com/embed/9Dpqou5cI08": "9Dpqou5cI08",
      "youtube.com/embed/3G3_im4RyI8": "3G3_im4RyI8",
      "https://m.youtube.com/embed/nas1rJpm7wY?rel=0": "nas1rJpm7wY",
      "https://music.youtube.com/embed/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "https://youtube-nocookie.com/embed/BaW_jenozKc?start=10": "BaW_jenozKc",
      "https://www.youtube-nocookie.com/embed/up_lNV-yoK4?rel=0&t=1m": "up_lNV-yoK4",
      "//www.youtube-nocookie.com/embed/up_lNV-yoK4?rel=0": "up_lNV-yoK4",
      "//youtube-nocookie.com/embed/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "an embedded video within a playlist is a video": {
      "http://www.youtube.com/embed/_xDOZElKyNU?list=PLsyOSbh5bs16vubvKePAQ1x3PhKavfBIl": "_xDOZElKyNU",
    },
  },
  "/v/ link (specified)": {
    "with or without parameters": {
      "https://www.youtube.com/v/HRb7B9fPhfA": "HRb7B9fPhfA",
      "http://www.youtube.com/v/-wtIMTCHWuI?version=3&autohide=1": "-wtIMTCHWuI",
    },
    "& may stand in for the ? after the ID": { "http://www.youtube.com/v/dQw4w9WgXcQ&hl=en_US&fs=1": "dQw4w9WgXcQ" },
    "the extension of a Flash file ends the ID": { "http://www.youtube.com/v/dQw4w9WgXcQ.swf": "dQw4w9WgXcQ" },
  },
  "/u/x/ link (specified)": {
    "x may have more than one digit": {
      "https://www.youtube.com/u/1/abcdefghijk": "abcdefghijk",
      "https://www.youtube.com/u/11/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "the fragment of a channel page counts": {
      "http://www.youtube.com/user/Scobleizer#p/u/1/1p3vcRhsYGo": "1p3vcRhsYGo",
      "http://www.youtube.com/user/SilkRoadTheatre#p/a/u/2/6dwqZw0j_jY": "6dwqZw0j_jY",
      "http://www.youtube.com/NASA#p/u/11/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "a query may follow within the fragment": {
      "http://www.youtube.com/user/Scobleizer#p/u/1/1p3vcRhsYGo?rel=0": "1p3vcRhsYGo",
    },
  },
  "other watch page": {
    "on music. and gaming.": {
      "https://music.youtube.com/watch?v=O0EDx9WAelc": "O0EDx9WAelc",
      "music.youtube.com/watch?v=dQw4w9WgXcQ&si=abcDEF_123": "dQw4w9WgXcQ",
      "https://gaming.youtube.com/watch?v=dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "a slash may stand before the query": {
      "https://www.youtube.com/watch/?v=dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "youtube.com/watch/?feature=related&v=0EWbonj7f18": "0EWbonj7f18",
    },
    "doubled slashes count as one": { "https://www.youtube.com//watch?v=dQw4w9WgXcQ": "dQw4w9WgXcQ" },
    "the ID may stand in the path": {
      "http://www.youtube.com/watch/-wtIMTCHWuI": "-wtIMTCHWuI",
      "https://www.youtube.com/watch/dQw4w9WgXcQ?app=desktop": "dQw4w9WgXcQ",
    },
    "in a window of its own": { "http://www.youtube.com/watch_popup?v=uEJuoEs1UxY": "uEJuoEs1UxY" },
    "the home page may carry v": {
      "https://www.youtube.com/?feature=youtu.be&v=dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "youtube.com?v=dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "v may follow #!": { "http://www.youtube.com/watch#!v=dQw4w9WgXcQ&feature=related": "dQw4w9WgXcQ" },
    "the fragment may hold a watch page, as on old mobile and TV pages": {
      "https://m.youtube.com/#/watch?feature=share&v=dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "https://m.youtube.com/#/watch/?v=dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "http://m.youtube.com/index?desktop_uri=%2F&gl=US#/watch?v=dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "https://m.youtube.com/?reload=7&rdm=2ehouu60s#/watch?v=Xa2_PInngII": "Xa2_PInngII",
      "https://www.youtube.com/tv#/watch?v=dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
  },
  "shorts link": {
    "on every host": {
      "https://www.youtube.com/shorts/18NGQq7p3LY": "18NGQq7p3LY",
      "https://m.youtube.com/shorts/j9rZxAF3C0I": "j9rZxAF3C0I",
      "https://music.youtube.com/shorts/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "a query, a slash or a fragment may follow": {
      "https://youtube.com/shorts/LlkXltZaD_w?si=zgUmpZh0aXnI4aUh": "LlkXltZaD_w",
      "https://www.youtube.com/shorts/dQw4w9WgXcQ/": "dQw4w9WgXcQ",
      "https://www.youtube.com/shorts/dQw4w9WgXcQ#comments": "dQw4w9WgXcQ",
    },
  },
  "live link": {
    "on every host": {
      "https://www.youtube.com/live/SMhkA07Fbfs": "SMhkA07Fbfs",
      "https://m.youtube.com/live/8hBmepWUJoc": "8hBmepWUJoc",
      "https://www.youtube-nocookie.com/live/dQw4w9WgXcQ?feature=share": "dQw4w9WgXcQ",
    },
    "a query may follow, with or without a slash before it": {
      "https://www.youtube.com/live/jfKfPfyJRdk?si=8-bqIN016D3rQT2x": "jfKfPfyJRdk",
      "https://www.youtube.com/live/dQw4w9WgXcQ/?si=abc": "dQw4w9WgXcQ",
    },
  },
  "/e/ link, short for embed": {
    "with or without a scheme": {
      "http://www.youtube.com/e/UpaxndP5G2Y": "UpaxndP5G2Y",
      "www.youtube.com/e/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
  },
  "attribution link": {
    "u= counts, not the eleven characters of a=": {
      "https://m.youtube.com/attribution_link?a=JdfC0C9V6ZI&u=%2Fwatch%3Fv%3DEhxJLojIE_o%26feature%3Dshare":
        "EhxJLojIE_o",
    },
    "u= may hold a whole URL": {
      "https://www.youtube.com/attribution_link?u=https%3A%2F%2Fyoutu.be%2FdQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "u= may be escaped in part or not at all": {
      "https://www.youtube.com/attribution_link?a=8g8kPrPIi-ecwIsS&u=/watch%3Fv%3DyZv2daTWRZU%26feature%3Dem-uploademail":
        "yZv2daTWRZU",
      "youtube.com/attribution_link?u=/watch?v=0EWbonj7f18&feature=related": "0EWbonj7f18",
    },
    "an unescaped u= leaves its later parameters to the outer link": {
      "youtube.com/attribution_link?u=/watch?feature=related&v=0EWbonj7f18": "0EWbonj7f18",
    },
  },
  "oEmbed link": {
    "url= may be escaped in full, in part or not at all": {
      "https://www.youtube.com/oembed?url=http%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DiwGFalTRHDA&format=xml":
        "iwGFalTRHDA",
      "https://m.youtube.com/oembed?url=http%3A//www.youtube.com/watch?v%3D-wtIMTCHWuI&format=json": "-wtIMTCHWuI",
      "https://www.youtube.com/oembed?url=https://www.youtube.com/shorts/a12CpYea0i4": "a12CpYea0i4",
    },
    "an unescaped url= leaves its later parameters to the outer link": {
      "https://www.youtube.com/oembed?url=https://www.youtube.com/watch?x=1&v=dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "an escaped & may stand before url=": {
      "https://www.youtube.com/oembed?format=xml&amp;url=https%3A%2F%2Fyoutu.be%2FdQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "the fragment of the inner link may hold a line break": {
      "https://www.youtube.com/oembed?url=https%3A%2F%2Fyoutu.be%2FdQw4w9WgXcQ%23x%0Ay": "dQw4w9WgXcQ",
    },
  },
  "escaped link": {
    "& may be escaped as in HTML, by name or number, once or twice": {
      "https://www.youtube.com/watch?feature=share&amp;v=dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "https://www.youtube.com/watch?feature=share&AMP;v=dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "https://www.youtube.com/watch?feature=share&#38;v=dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "https://www.youtube.com/watch?feature=share&#0038;v=dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "https://www.youtube.com/watch?feature=share&amp;amp;v=dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "every escaped & becomes a plain one": {
      "https://www.youtube.com/watch?a=1&amp;b=2&amp;v=dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "a letter in the name or the value of v may be escaped": {
      "https://www.youtube.com/watch?%76=%64Qw4w9WgXc%51": "dQw4w9WgXcQ",
    },
    "letters, digits, - and _ in the path may be escaped, in either case": {
      "https://youtu.be/%64Qw4w9WgXc%51": "dQw4w9WgXcQ",
      "https://youtu.be/%41%49%4A%4F%50%59%5A%61%69%6A%6F": "AIJOPYZaijo",
      "https://youtu.be/%70%79%7a%30%39%2d%5fabcd": "pyz09-_abcd",
      "https://youtu.be/%2DwtIMTCHWuI": "-wtIMTCHWuI",
      "https://www.youtube.com/embed/%5FA9KsMbWh4E": "_A9KsMbWh4E",
    },
    "half an escape ends the ID, although decodeURIComponent would throw": {
      "https://youtu.be/dQw4w9WgXcQ%3G": "dQw4w9WgXcQ",
      "https://youtu.be/dQw4w9WgXcQ%4G": "dQw4w9WgXcQ",
      "https://youtu.be/dQw4w9WgXcQ%5G": "dQw4w9WgXcQ",
      "https://youtu.be/dQw4w9WgXcQ%6G": "dQw4w9WgXcQ",
      "https://youtu.be/dQw4w9WgXcQ%7G": "dQw4w9WgXcQ",
    },
  },
  "link with a port": {
    "the default port of its scheme": {
      "HTTP://youtu.be:80/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "HTTPS://YOUTU.BE:443/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "either default port if there is no scheme": {
      "youtu.be:80/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "youtu.be:443/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "//youtu.be:80/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "//youtu.be:443/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
  },
  "link with space around it": {
    "spaces and line breaks of every kind are ignored": {
      "     https://www.youtube.com/watch?v=11PA8QlyRNI": "11PA8QlyRNI",
      "youtu.be/iwGFalTRHDA ": "iwGFalTRHDA",
      "https://youtu.be/dQw4w9WgXcQ\r\n": "dQw4w9WgXcQ",
      "\n\t\u00a0https://youtu.be/dQw4w9WgXcQ\u3000": "dQw4w9WgXcQ",
    },
  },
  "link in quotes, brackets or other marks": {
    "brackets of several scripts": {
      "(youtu.be/dQw4w9WgXcQ)": "dQw4w9WgXcQ",
      "](youtu.be/dQw4w9WgXcQ)": "dQw4w9WgXcQ",
      "<youtu.be/dQw4w9WgXcQ>": "dQw4w9WgXcQ",
      "「youtu.be/dQw4w9WgXcQ」": "dQw4w9WgXcQ",
    },
    "quotes of several languages": {
      "'youtu.be/dQw4w9WgXcQ'": "dQw4w9WgXcQ",
      '"youtu.be/dQw4w9WgXcQ"': "dQw4w9WgXcQ",
      "“youtu.be/dQw4w9WgXcQ”": "dQw4w9WgXcQ",
      "”youtu.be/dQw4w9WgXcQ”": "dQw4w9WgXcQ",
      "»youtu.be/dQw4w9WgXcQ«": "dQw4w9WgXcQ",
    },
    "code, emphasis, tables and quoted mail": {
      "`youtu.be/dQw4w9WgXcQ`": "dQw4w9WgXcQ",
      "**youtu.be/dQw4w9WgXcQ**": "dQw4w9WgXcQ",
      "~~youtu.be/dQw4w9WgXcQ~~": "dQw4w9WgXcQ",
      "|youtu.be/dQw4w9WgXcQ|": "dQw4w9WgXcQ",
      ">youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "invisible characters": {
      "\u200byoutu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "\u0001youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "several at once": { '("youtu.be/dQw4w9WgXcQ")': "dQw4w9WgXcQ" },
  },
  "link in a sentence": {
    "text may stand on both sides": { "Look: https://youtu.be/dQw4w9WgXcQ nice": "dQw4w9WgXcQ" },
    "as a phone shares it": {
      'Watch "Title" on YouTube\nhttps://youtu.be/dQw4w9WgXcQ?feature=shared': "dQw4w9WgXcQ",
    },
    "the first link counts, with a scheme or without": {
      "https://youtu.be/dQw4w9WgXcQ https://youtu.be/abcdefghijk": "dQw4w9WgXcQ",
      "youtu.be/dQw4w9WgXcQ https://vimeo.com/1": "dQw4w9WgXcQ",
      "Dr.Dre/Eminem youtu.be/dQw4w9WgXcQ https://youtu.be/abcdefghijk": "dQw4w9WgXcQ",
    },
    "a site's name without a path is not a link": {
      "as seen on youtube.com (and vimeo.com): https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "sentences without a space between them are not links": {
      "Look.This is the end. Really.Yes? https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "dates and fractions are not links": { "24.12.2024/25 1.5/2 https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ" },
    "a scheme without a host is not a link": {
      "https:// youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "https://?x https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "https://#x https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "https:///x youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
  },
  "link among words with a dot and a slash": {
    "a link with a scheme wins": {
      "Dr.Dre/Eminem - song https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "https://youtu.be/dQw4w9WgXcQ Dr.Dre/Eminem": "dQw4w9WgXcQ",
    },
    "a YouTube link without a scheme wins, on any host": {
      "Dr.Dre/Eminem youtu.be/dQw4w9WgXcQ feat.Drake/Future": "dQw4w9WgXcQ",
      "feat.Drake/Future (WWW.YouTube.com/watch?v=dQw4w9WgXcQ)": "dQw4w9WgXcQ",
      "vimeo.com/1 youtube-nocookie.com/embed/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "a YouTube link without a path or with a port wins too": {
      "Dr.Dre/Eminem youtube.com?v=dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "Dr.Dre/Eminem youtu.be:443/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "a link that begins with // wins": { "Dr.Dre/Eminem //youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ" },
    "other YouTube hosts without a scheme count as such words": {
      "studio.youtube.com/video/x https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
  },
  "link in markup": {
    "Markdown links": {
      "see [my video](https://youtu.be/dQw4w9WgXcQ).": "dQw4w9WgXcQ",
      "see [my](http://youtu.be/dQw4w9WgXcQ)": "dQw4w9WgXcQ",
    },
    "a link as the text of a Markdown link wins over its target": {
      "[https://youtu.be/dQw4w9WgXcQ](https://example.com/)": "dQw4w9WgXcQ",
    },
    "chat programs": { "<https://youtu.be/dQw4w9WgXcQ|Title>": "dQw4w9WgXcQ" },
    "BBCode with or without a title": {
      "[url=https://youtu.be/dQw4w9WgXcQ]Title[/url]": "dQw4w9WgXcQ",
      "[url]https://youtu.be/dQw4w9WgXcQ[/url]": "dQw4w9WgXcQ",
    },
    "HTML links and embed codes": {
      "<a class=\"x\" href='https://youtu.be/dQw4w9WgXcQ'>Title</a>": "dQw4w9WgXcQ",
      '<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x" title="y"></iframe>':
        "dQw4w9WgXcQ",
    },
    "an attribute whose value begins with //, with any quotes or none": {
      '<iframe width=560 src="//www.youtube.com/embed/dQw4w9WgXcQ" frameborder="0"></iframe>': "dQw4w9WgXcQ",
      "<a href='//youtu.be/dQw4w9WgXcQ'>": "dQw4w9WgXcQ",
      "[url=//youtu.be/dQw4w9WgXcQ]": "dQw4w9WgXcQ",
    },
    "quoted mail": { ">https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ" },
  },
  "link with a mark right before it": {
    "lists, sentences, tables and formulas": {
      "title,https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "title;http://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "title-HTTPS://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "-https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "1.https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "=https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "@https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "Wow!https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "🎵https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "several marks": {
      'link="https://youtu.be/dQw4w9WgXcQ"': "dQw4w9WgXcQ",
      "title...https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "&quot;https://youtu.be/dQw4w9WgXcQ&quot;": "dQw4w9WgXcQ",
    },
    "a name with a dot before the mark": { "Dr.Dre,https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ" },
    "text of a language that sets no spaces": { "【标题】https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ" },
    "a full-width colon is not a colon": {
      "動画「あ」：https://youtu.be/dQw4w9WgXcQを見て": "dQw4w9WgXcQ",
      "Link：https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "a colon after a letter of another script ends a label, not a scheme": {
      "链接:https://youtu.be/dQw4w9WgXcQ，很好看": "dQw4w9WgXcQ",
      'Ссылка:"https://youtu.be/dQw4w9WgXcQ"': "dQw4w9WgXcQ",
      "Ссылка:'https://youtu.be/dQw4w9WgXcQ'": "dQw4w9WgXcQ",
    },
    "the first of two links in one word counts": {
      "title,https://youtu.be/dQw4w9WgXcQ,https://youtu.be/abcdefghijk": "dQw4w9WgXcQ",
    },
    "a separate link wins over one with a label attached": {
      "Link:https://youtu.be/abcdefghijk https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
  },
};
