import type { LinkProblem } from "../parse-video-link";

/**
 * What people and other programs really paste, with what each case taught: most come from the test suites of public parsers.
 * "spec" forms are the specification's own; "superset" forms are newer or sloppier, and people paste them all the same.
 */
export const ACCEPTED: Record<string, Record<string, Record<string, string>>> = {
  "spec: watch": {
    "plain watch; id starts with a hyphen": {
      "http://www.youtube.com/watch?v=-wtIMTCHWuI": "-wtIMTCHWuI",
      "http://youtube.com/watch?v=-wtIMTCHWuI": "-wtIMTCHWuI",
      "http://m.youtube.com/watch?v=-wtIMTCHWuI": "-wtIMTCHWuI",
    },
    "feature= after v (mail notification link)": {
      "https://www.youtube.com/watch?v=yZv2daTWRZU&feature=em-uploademail": "yZv2daTWRZU",
    },
    "same on m.": { "http://m.youtube.com/watch?v=yZv2daTWRZU&feature=em-uploademail": "yZv2daTWRZU" },
    "fragment right after the id": { "http://www.youtube.com/watch?v=0zM3nApSvMg#t=0m10s": "0zM3nApSvMg" },
    "watch page with v": {
      "http://www.youtube.com/watch?v=0zM3nApSvMg": "0zM3nApSvMg",
      "http://www.youtube.com/watch?v=cKZDdG9FTKY&feature=channel&t=05s": "cKZDdG9FTKY",
      "https://www.youtube.com/watch?v=peFZbP64dsU": "peFZbP64dsU",
      "http://www.youtube.com/watch?v=peFZbP64dsU": "peFZbP64dsU",
      "http://www.youtube.com/watch?v=u8nQa1cJyX8&a=GxdCwVVULXctT2lYDEPllDR0LRTutYfW": "u8nQa1cJyX8",
      "http://www.youtube.com/watch?feature=player_embedded&v=y_Rd2hByRyc": "y_Rd2hByRyc",
      "https://www.youtube.com/watch?v=9Dpqou5cI08&t=100": "9Dpqou5cI08",
      "https://WWW.youtube.com/watch?v=VM_6n762j6M&t=20": "VM_6n762j6M",
      "https://www.youtube.com/watch?v=YE7VzlLtp-4&t=1s&end=9": "YE7VzlLtp-4",
      "https://www.youtube.com/watch?v=BaW_jenozKc&t=1s&end=9": "BaW_jenozKc",
      "https://www.youtube.com/watch?v=YoB8t0B4jx4": "YoB8t0B4jx4",
      "http://www.youtube.com/watch?v=YoB8t0B4jx4": "YoB8t0B4jx4",
      "www.youtube.com/watch?v=YoB8t0B4jx4": "YoB8t0B4jx4",
      "youtube.com/watch?v=YoB8t0B4jx4": "YoB8t0B4jx4",
      "https://m.youtube.com/watch?v=j4ErjX8p20s": "j4ErjX8p20s",
      "m.youtube.com/watch?v=j4ErjX8p20s": "j4ErjX8p20s",
      "youtube.com/watch?v=0EWbonj7f18&feature=related": "0EWbonj7f18",
      "https://www.youtube.com/watch?v=X3pTXG9a1oQ": "X3pTXG9a1oQ",
      "https://m.youtube.com/watch?v=J3Zic-HwyCk": "J3Zic-HwyCk",
      "http://www.youtube.com/watch?v=etDRmrB9Css": "etDRmrB9Css",
      "http://www.youtube.com/watch?v=ooZPKEAaidY&feature=player_profilepage#t=191s": "ooZPKEAaidY",
      "https://www.youtube.com/watch?v=oUFJJNQGwhk": "oUFJJNQGwhk",
      "http://www.youtube.com/watch?v=SUkXvWn1m7Q": "SUkXvWn1m7Q",
      "http://www.youtube.com/watch?v=Xp6CXF-Cesg": "Xp6CXF-Cesg",
      "http://m.youtube.com/watch?feature=share&v=abcDEF12345": "abcDEF12345",
      "https://www.youtube.com/watch?v=abcdefghijk&feature=related": "abcdefghijk",
    },
    "decoy: videos= holds another 11-char id": {
      "http://www.youtube.com/watch?v=yZ-K7nCVnBI&playnext_from=TL&videos=osPknwzXEas&feature=sub": "yZ-K7nCVnBI",
      "http://www.youtube.com/watch?v=yZ-K7nCVnBI&playnext_from=TL&videos=osPknwzXEas&end=4m13s": "yZ-K7nCVnBI",
    },
    '"youtu.be" inside a parameter must not switch to the short form': {
      "http://www.youtube.com/watch?v=6dwqZw0j_jY&feature=youtu.be": "6dwqZw0j_jY",
    },
    "watch inside a playlist: the video wins": {
      "https://www.youtube.com/watch?v=ishbTyLs6ps&list=PLGup6kBfcU7Le5laEaCLgTKtlDcxMqGxZ&index=106&shuffle=2655":
        "ishbTyLs6ps",
    },
    "v is not the first parameter": {
      "http://www.youtube.com/watch?feature=player_embedded&v=dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "app=desktop before v": { "http://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ": "dQw4w9WgXcQ" },
    'what Android "request desktop site" produces': {
      "https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    'decoy parameter ending in v with an 11-char value; a naive split on "v=" answers xyzxyzxyzxy': {
      "http://www.youtube.com/watch?argv=xyzxyzxyzxy&v=u8nQa1cJyX8": "u8nQa1cJyX8",
    },
    "last character D is outside the 16 that real ids use: do not narrow the alphabet": {
      "http://www.youtube.com/watch?v=RAW_VIDEOID": "RAW_VIDEOID",
    },
    "host is case-insensitive": { "https://WWW.YouTube.com/watch?v=9Dpqou5cI08&t=100": "9Dpqou5cI08" },
    "id alphabet: leading/inner - and _ and digits": {
      "https://www.youtube.com/watch?v=FIl7x6_3R5Y": "FIl7x6_3R5Y",
      "https://www.youtube.com/watch?v=SZJvDhaSDnc": "SZJvDhaSDnc",
      "https://www.youtube.com/watch?v=_A9KsMbWh4E": "_A9KsMbWh4E",
    },
    "bare host": { "https://youtube.com/watch?v=HtVdAasjOgU": "HtVdAasjOgU" },
    "id begins with UC like a channel id": {
      "https://www.youtube.com/watch?v=UC6u0Tct-Fo&list=PL36D642111D65BE7C": "UC6u0Tct-Fo",
    },
    "youtu.be decoy + list": {
      "https://www.youtube.com/watch?v=HHd97fvqByQ&feature=youtu.be&list=PL83H9RtLbsKel5quxs7SPZCtuEfBGpux-":
        "HHd97fvqByQ",
    },
    "no scheme, odd capitals, second link glued to the LAST parameter: v itself is clean": {
      "WWw.youtube.com/watch?v=VahPtB2GORc&list=RDMM_hdxEEB1EBQ&index=2https://www.youtube.com/watc": "VahPtB2GORc",
    },
    "capital in host": {
      "https://www.Youtube.com/watch?v=YQ6GA2ZW88Y&lc=z23rgp2h2niifzqqu04t1aokgb4iyqzyvxtz1psid3qpbk0h00410":
        "YQ6GA2ZW88Y",
    },
    "decoy: src_vid holds another 11-char id": {
      "https://www.youtube.Com/watch?v=ZzvK5uLu7F0&feature=iv&src_vid=es6U00LMmC4&annotation_id=annotation_":
        "ZzvK5uLu7F0",
    },
    "no scheme, capitals in host": {
      "youtube.cOM/watch?v=fcc484IPwms&lc=z22jwjpb4qatyf2jn04t1aokgnjxnjta5nwc42vgzuo3rk0h00410": "fcc484IPwms",
    },
    "playlist item": { "https://www.youtube.com/watch?v=s0ECiff4cA4&index=18&list=PLBFF76C4369CACD4D": "s0ECiff4cA4" },
    "list before v": { "http://m.youtube.com/watch?list=PL4054DFC93AC75A3A&v=iyBQQ7oQBmo": "iyBQQ7oQBmo" },
    "feature=share": { "https://www.youtube.com/watch?v=MoBL33GT9S8&feature=share": "MoBL33GT9S8" },
    "valueless parameter": { "http://www.youtube.com/watch?v=JcjoGn6FLwI&asdasd": "JcjoGn6FLwI" },
    "v last": { "http://www.youtube.com/watch?feature=player_detailpage&v=8UVNT4wvIGY": "8UVNT4wvIGY" },
    "no scheme + fragment": { "youtube.com/watch?v=0zM3nApSvMg#t=0m10s": "0zM3nApSvMg" },
    "valueless parameter before/after v": {
      "youtube.com/watch?v=33e9j-i94no&other_params": "33e9j-i94no",
      "www.youtube.com/watch?v=33e9j-i94no&other_params": "33e9j-i94no",
      "https://www.youtube.com/watch?other_params&v=33e9j-i94no&more_params": "33e9j-i94no",
    },
    "id alphabet": {
      "https://www.youtube.com/watch?v=_PqP1qHhsyM": "_PqP1qHhsyM",
      "https://www.youtube.com/watch?v=3G3_im4RyI8": "3G3_im4RyI8",
      "https://www.youtube.com/watch?v=uqU4Mkd-_gU": "uqU4Mkd-_gU",
    },
    "youtu.be decoy": { "https://www.youtube.com/watch?v=k66bOHX8MnY&feature=youtu.be": "k66bOHX8MnY" },
    "no scheme": {
      "youtube.com/watch?v=yIVRs6YSbOM": "yIVRs6YSbOM",
      "www.youtube.com/watch?v=SeIJmciN8mo": "SeIJmciN8mo",
    },
    "from Watch Later": { "https://www.youtube.com/watch?v=J3Zic-HwyCk&list=WL&index=21": "J3Zic-HwyCk" },
    "array-style junk parameters": {
      "https://www.youtube.com/watch?v=21Lk4YiASMo&potential[]=exploit&potential[]=fun": "21Lk4YiASMo",
    },
    ab_channel: {
      "https://www.youtube.com/watch?v=hjIlTaAMsbI&list=PLAVwhsWJ9IelfTuP9zu2i1I-BnxMB8Nde&index=1&ab_channel=ContinuousDelivery":
        "hjIlTaAMsbI",
    },
    "si on a watch link": { "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s&si=abc123&list=PL123": "dQw4w9WgXcQ" },
    "all-capital scheme and host; the id keeps its case": {
      "HTTPS://WWW.YOUTUBE.COM/watch?v=dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "share link with si on youtube.com": {
      "https://youtube.com/watch?v=7s6tufofYrg&si=CBdq-ZOZZRzc2qpu": "7s6tufofYrg",
    },
    "hand-typed capitals; id starts with v": { "http://YouTube.com/watch?v=v0BdJmx-yKg": "v0BdJmx-yKg" },
    "v in the middle; id full of V/v": {
      "http://www.youtube.com/watch?feature=fvwp&v=V8CQjV8vXJE&NR=1": "V8CQjV8vXJE",
    },
    "list=WL must not win": { "https://www.youtube.com/watch?v=bCNU9TrbiRk&index=1&list=WL": "bCNU9TrbiRk" },
    "t before v; id starts with v": { "https://youtube.com/watch?t=4m40s&v=vxP3bY-XxY4": "vxP3bY-XxY4" },
    "id starts with v: the well-known regexp with \\??v?=? eats it": {
      "https://www.youtube.com/watch?v=v6lcahOt_II": "v6lcahOt_II",
    },
    "watch on nocookie: the host never serves it and several peers reject it, but host+form are both in our list": {
      "https://www.youtube-nocookie.com/watch?v=NLqAF9hrVbY": "NLqAF9hrVbY",
      "http://www.youtube-nocookie.com/watch?v=NLqAF9hrVbY": "NLqAF9hrVbY",
    },
    "eleven hyphens: legal by alphabet": { "https://www.youtube.com/watch?v=-----------": "-----------" },
    "look-alike parameter names": {
      "https://www.youtube.com/watch?v=AAAAAAAAAAA&v2=BBBBBBBBBBB&vv=CCCCCCCCCCC": "AAAAAAAAAAA",
    },
    "parameter ending in v before the real v": {
      "https://www.youtube.com/watch?xv=BBBBBBBBBBB&v=AAAAAAAAAAA": "AAAAAAAAAAA",
    },
    "another form quoted in a later parameter: v wins": {
      "https://www.youtube.com/watch?v=AAAAAAAAAAA&u=/embed/BBBBBBBBBBB": "AAAAAAAAAAA",
    },
    "malformed percent escapes in other parameters: decodeURIComponent throws, the id is fine": {
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ&q=%E0%A4%A&r=%": "dQw4w9WgXcQ",
    },
    "feature=shared (share button 2023-24)": {
      "https://youtube.com/watch?v=dQw4w9WgXcQ&feature=shared": "dQw4w9WgXcQ",
    },
  },
  "spec: short": {
    "id starts with a hyphen": {
      "http://youtu.be/-wtIMTCHWuI": "-wtIMTCHWuI",
      "https://youtu.be/-wtIMTCHWuI": "-wtIMTCHWuI",
    },
    "list on a short link": {
      "http://youtu.be/oTJRivZTMLs?list=PLToa5JuFMsXTNkrLJbRlB--76IAOjRM9b": "oTJRivZTMLs",
      "https://youtu.be/oTJRivZTMLs?list=PLToa5JuFMsXTNkrLJbRlB--76IAOjRM9b": "oTJRivZTMLs",
    },
    time: { "http://youtu.be/lalOy8Mbfdc?t=1": "lalOy8Mbfdc" },
    "short link": {
      "http://youtu.be/HRb7B9fPhfA": "HRb7B9fPhfA",
      "http://youtu.be/HRb7B9fPhfA?t=30s": "HRb7B9fPhfA",
      "http://youtu.be/HRb7B9fPhfA#t=30s": "HRb7B9fPhfA",
      "https://youtu.be/9Dpqou5cI08?t=9s": "9Dpqou5cI08",
      "http://youtu.be/BaW_jenozKc": "BaW_jenozKc",
      "https://youtu.be/uWyaPkt-VOI?list=PL9D9FC436B881BA21": "uWyaPkt-VOI",
      "https://youtu.be/7lmCu8wz8ro?t=1h20m30s": "7lmCu8wz8ro",
      "https://youtu.be/IgJ_09Rznfg?t=195": "IgJ_09Rznfg",
      "http://youtu.be/JM9NgvjjVng": "JM9NgvjjVng",
      "http://youtu.be/6dwqZw0j_jY": "6dwqZw0j_jY",
      "https://youtu.be/AbC_123-xYz?si=shared&t=12": "AbC_123-xYz",
    },
    "no scheme": {
      "youtu.be/WijF8aivOo8": "WijF8aivOo8",
      "youtu.be/0EWbonj7f18": "0EWbonj7f18",
      "youtu.be/yIVRs6YSbOM": "yIVRs6YSbOM",
    },
    "double underscore": { "https://youtu.be/wI__53kBBKM?t=9h38m43s": "wI__53kBBKM" },
    "leading hyphen (looks like an option to a shell)": { "https://youtu.be/-abcdefghij": "-abcdefghij" },
    "hostile parameter value is ignored": { "https://youtu.be/abcDEF12345?si=--exec": "abcDEF12345" },
    "fragment on a short link: a strict peer rejects, jsVideoUrlParser accepts; nothing wrong with the id": {
      "https://youtu.be/abcdefghijk#fragment": "abcdefghijk",
    },
    "parser looked for v in the query because a query existed": {
      "https://youtu.be/--HXLM8GuxA?si=pNahKJLszKr8J00u": "--HXLM8GuxA",
    },
    'no scheme + time; peer kept "?t=131" in the id': { "youtu.be/qFfG0hlA0FU?t=131": "qFfG0hlA0FU" },
    "id starts with v": { "https://youtu.be/v6lcahOt_II": "v6lcahOt_II" },
    "feature=shared (share button 2023-24)": { "https://youtu.be/dQw4w9WgXcQ?feature=shared": "dQw4w9WgXcQ" },
  },
  "spec: embed": {
    embed: {
      "https://m.youtube.com/embed/nas1rJpm7wY?rel=0": "nas1rJpm7wY",
      "https://www.youtube-nocookie.com/embed/up_lNV-yoK4?rel=0&t=1m": "up_lNV-yoK4",
      "http://www.youtube.com/embed/0zM3nApSvMg?rel=0": "0zM3nApSvMg",
      "http://www.youtube.com/embed/zc0s358b3Ys": "zc0s358b3Ys",
      "http://www.youtube.com/embed/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "http://youtube.com/embed/RAW_VIDEOID": "RAW_VIDEOID",
      "https://www.youtube.com/embed/9Dpqou5cI08": "9Dpqou5cI08",
      "http://www.youtube-nocookie.com/embed/9Dpqou5cI08": "9Dpqou5cI08",
      "https://www.youtube.com/embed/CsmdDsKjzN8": "CsmdDsKjzN8",
      "https://www.youtube.com/embed/mDFBTdToRmw?rel=0": "mDFBTdToRmw",
      "http://www.youtube.com/embed/VeasFckfMHY": "VeasFckfMHY",
      "https://www.youtube-nocookie.com/embed/BaW_jenozKc": "BaW_jenozKc",
    },
    nocookie: { "http://www.youtube-nocookie.com/embed/lalOy8Mbfdc?rel=0": "lalOy8Mbfdc" },
    "nocookie; id with _ and -": { "https://www.youtube-nocookie.com/embed/up_lNV-yoK4?rel=0": "up_lNV-yoK4" },
    "embed of a video inside a list: the video wins": {
      "http://www.youtube.com/embed/_xDOZElKyNU?list=PLsyOSbh5bs16vubvKePAQ1x3PhKavfBIl": "_xDOZElKyNU",
    },
    "no scheme": {
      "youtube.com/embed/3G3_im4RyI8": "3G3_im4RyI8",
      "www.youtube.com/embed/uqU4Mkd-_gU": "uqU4Mkd-_gU",
    },
    "nocookie without www": { "https://youtube-nocookie.com/embed/BaW_jenozKc?start=10": "BaW_jenozKc" },
  },
  "spec: v": {
    "/v/ form": {
      "http://www.youtube.com/v/-wtIMTCHWuI?version=3&autohide=1": "-wtIMTCHWuI",
      "https://www.youtube.com/v/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "https://www.youtube.com/v/HRb7B9fPhfA": "HRb7B9fPhfA",
      "http://youtube.com/v/RAW_VIDEOID": "RAW_VIDEOID",
      "http://www.youtube.com/v/IOS2fqxwYbA": "IOS2fqxwYbA",
      "http://www.youtube.com/v/iwGFalTRHDA": "iwGFalTRHDA",
      "http://www.youtube.com/v/i_GFalTRHDA": "i_GFalTRHDA",
      "http://www.youtube.com/v/VeasFckfMHY": "VeasFckfMHY",
    },
    'youtube-dl accepts; yt-dlp comments its test out as "no longer valid" yet its regexp still matches': {
      "http://www.youtube.com/v/BaW_jenozKc": "BaW_jenozKc",
    },
  },
  "spec: u": {
    "#p/a/u/1/ID": { "https://www.youtube.com/user/IngridMichaelsonVEVO#p/a/u/1/QdK8U-VIH_o": "QdK8U-VIH_o" },
    "#p/a/u/2/ID": { "http://www.youtube.com/user/SilkRoadTheatre#p/a/u/2/6dwqZw0j_jY": "6dwqZw0j_jY" },
    "#p/u/1/ID": { "http://www.youtube.com/user/Scobleizer#p/u/1/1p3vcRhsYGo": "1p3vcRhsYGo" },
    "query after the id INSIDE the fragment": {
      "http://www.youtube.com/user/Scobleizer#p/u/1/1p3vcRhsYGo?rel=0": "1p3vcRhsYGo",
    },
    "/u/x/ form": {
      "http://www.youtube.com/user/DerpDerp#p/a/u/2/6dwqZw0j_jY": "6dwqZw0j_jY",
      "https://youtube.com/user/WMFinland#p/a/u/1/G-3YxlZIhus": "G-3YxlZIhus",
    },
    "path form": {
      "https://www.youtube.com/u/1/abcdefghijk": "abcdefghijk",
      "https://www.youtube.com/u/1/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
  },
  "superset: shorts": {
    shorts: {
      "https://m.youtube.com/shorts/j9rZxAF3C0I": "j9rZxAF3C0I",
      "https://www.youtube.com/shorts/BGQWPY4IigY": "BGQWPY4IigY",
      "https://www.youtube.com/shorts/5my6xTh2M48": "5my6xTh2M48",
      "https://www.youtube.com/shorts/gzUmnPYWRoo": "gzUmnPYWRoo",
    },
    "shorts, id starts with digits": { "https://www.youtube.com/shorts/18NGQq7p3LY": "18NGQq7p3LY" },
    "shorts?si=: the Share button since 2023": {
      "https://youtube.com/shorts/LlkXltZaD_w?si=zgUmpZh0aXnI4aUh": "LlkXltZaD_w",
    },
    "shorts on music.": { "https://music.youtube.com/shorts/dQw4w9WgXcQ": "dQw4w9WgXcQ" },
    "trailing slash": { "https://www.youtube.com/shorts/dQw4w9WgXcQ/": "dQw4w9WgXcQ" },
    fragment: { "https://www.youtube.com/shorts/dQw4w9WgXcQ#comments": "dQw4w9WgXcQ" },
  },
  "superset: live": {
    live: {
      "https://m.youtube.com/live/8hBmepWUJoc": "8hBmepWUJoc",
      "https://www.youtube.com/live/8hBmepWUJoc?app=desktop": "8hBmepWUJoc",
      "https://www.youtube.com/live/SMhkA07Fbfs": "SMhkA07Fbfs",
    },
    "live?si=": { "https://www.youtube.com/live/jfKfPfyJRdk?si=8-bqIN016D3rQT2x": "jfKfPfyJRdk" },
    "live on nocookie": { "https://www.youtube-nocookie.com/live/dQw4w9WgXcQ?feature=share": "dQw4w9WgXcQ" },
  },
  "superset: e": {
    "/e/ short for embed": {
      "http://www.youtube.com/e/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "https://m.youtube.com/e/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "/e/": { "http://www.youtube.com/e/UpaxndP5G2Y": "UpaxndP5G2Y" },
    "/e/ no scheme": { "www.youtube.com/e/dQw4w9WgXcQ": "dQw4w9WgXcQ" },
  },
  "superset: watch": {
    "music.": {
      "https://music.youtube.com/watch?v=O0EDx9WAelc": "O0EDx9WAelc",
      "https://music.youtube.com/watch?v=MgNrAu2pzNs": "MgNrAu2pzNs",
      "https://music.youtube.com/watch?v=XclachpHxis": "XclachpHxis",
    },
    "music. no scheme, si": { "music.youtube.com/watch?v=dQw4w9WgXcQ&si=abcDEF_123": "dQw4w9WgXcQ" },
    "trailing space": { "http://www.youtube.com/watch?v=iwGFalTRHDA&feature=related ": "iwGFalTRHDA" },
    "leading space made getVideoID throw after validateURL said true": {
      " https://www.youtube.com/watch?v=RypOHapqCeQ": "RypOHapqCeQ",
    },
    "leading spaces": { "     https://www.youtube.com/watch?v=11PA8QlyRNI": "11PA8QlyRNI" },
    "trailing newline (PHP_EOL)": { "https://www.youtube.com/watch?v=xo68-iWaKv8\n": "xo68-iWaKv8" },
    "slash before ?": {
      "youtube.com/watch/?v=0EWbonj7f18": "0EWbonj7f18",
      "https://www.youtube.com/watch/?v=dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "slash before ?, v last": { "youtube.com/watch/?feature=related&v=0EWbonj7f18": "0EWbonj7f18" },
  },
  "superset: embed": {
    "embed on music.": { "https://music.youtube.com/embed/dQw4w9WgXcQ": "dQw4w9WgXcQ" },
    "protocol-relative nocookie": { "//www.youtube-nocookie.com/embed/up_lNV-yoK4?rel=0": "up_lNV-yoK4" },
  },
  "superset: short": {
    "surrounding spaces": { "  https://youtu.be/dQw4w9WgXcQ  ": "dQw4w9WgXcQ" },
    "trailing space": { "http://youtu.be/iwGFalTRHDA ": "iwGFalTRHDA" },
    "trailing space, no scheme": { "youtu.be/iwGFalTRHDA ": "iwGFalTRHDA" },
    "CRLF from a text file": { "https://youtu.be/dQw4w9WgXcQ\r\n": "dQw4w9WgXcQ" },
    "protocol-relative short": { "//youtu.be/vzM3nApSvMg": "vzM3nApSvMg" },
    "www.youtu.be + trailing space": { "www.youtu.be/iwGFalTRHDA ": "iwGFalTRHDA" },
    "www.youtu.be": { "http://www.youtu.be/33e9j-i94no": "33e9j-i94no" },
    '& instead of ? after the id; URL-object parsers see the path "/oTJRivZTMLs&feature=channel"': {
      "http://youtu.be/oTJRivZTMLs&feature=channel": "oTJRivZTMLs",
    },
    "& instead of ?": { "https://youtu.be/VM_6n762j6M&t=20": "VM_6n762j6M" },
  },
  "superset: attribution": {
    "decoy: a= is itself an 11-char token; the fuzzy matcher of get-youtube-id answers JdfC0C9V6ZI": {
      "http://www.youtube.com/attribution_link?a=JdfC0C9V6ZI&u=%2Fwatch%3Fv%3DEhxJLojIE_o%26feature%3Dshare":
        "EhxJLojIE_o",
    },
    "same on m.": {
      "https://m.youtube.com/attribution_link?a=JdfC0C9V6ZI&u=%2Fwatch%3Fv%3DEhxJLojIE_o%26feature%3Dshare":
        "EhxJLojIE_o",
    },
    "u= half encoded": {
      "https://www.youtube.com/attribution_link?a=8g8kPrPIi-ecwIsS&u=/watch%3Fv%3DyZv2daTWRZU%26feature%3Dem-uploademail":
        "yZv2daTWRZU",
    },
    "a= is an 11-char decoy": {
      "https://www.youtube.com/attribution_link?a=tolCzpA7CrY&u=%2Fwatch%3Fv%3DMoBL33GT9S8%26feature%3Dshare":
        "MoBL33GT9S8",
    },
    "unencoded u with v behind an &: v ends up a top-level parameter": {
      "youtube.com/attribution_link?u=/watch?feature=related&v=0EWbonj7f18": "0EWbonj7f18",
    },
    "no scheme": { "youtube.com/attribution_link?u=/watch?v=0EWbonj7f18&feature=related": "0EWbonj7f18" },
  },
  "superset: oembed": {
    "oembed on m.": {
      "https://m.youtube.com/oembed?url=http%3A//www.youtube.com/watch?v%3D-wtIMTCHWuI&format=json": "-wtIMTCHWuI",
    },
    "oembed fully encoded": {
      "https://www.youtube.com/oembed?url=http%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DiwGFalTRHDA&format=xml":
        "iwGFalTRHDA",
    },
    "an escaped line break in the fragment, which the carried link keeps": {
      "https://www.youtube.com/oembed?url=https%3A%2F%2Fyoutu.be%2FdQw4w9WgXcQ%23x%0Ay": "dQw4w9WgXcQ",
    },
    "oembed of a short, unencoded": {
      "https://www.youtube.com/oembed?url=https://www.youtube.com/shorts/a12CpYea0i4": "a12CpYea0i4",
    },
  },
  "superset: other": {
    '/watch/ID: in the "active formats" gist': { "http://www.youtube.com/watch/-wtIMTCHWuI": "-wtIMTCHWuI" },
    "/watch/ID": {
      "https://www.youtube.com/watch/IOS2fqxwYbA": "IOS2fqxwYbA",
      "https://www.youtube.com/watch/YoB8t0B4jx4": "YoB8t0B4jx4",
    },
    watch_popup: {
      "http://www.youtube.com/watch_popup?v=uEJuoEs1UxY": "uEJuoEs1UxY",
      "https://www.youtube.com/watch_popup?v=63RmMXCd_bQ": "63RmMXCd_bQ",
    },
    "old mobile hash route": { "https://m.youtube.com/?reload=7&rdm=2ehouu60s#/watch?v=Xa2_PInngII": "Xa2_PInngII" },
    "old mobile hash route, v last": {
      "https://m.youtube.com/?reload=7&rdm=1l9werhe#/watch?list=PL05E26E091BDF1DFA&v=aYrqwsHHalM": "aYrqwsHHalM",
    },
    "TV hash route": { "https://www.youtube.com/tv#/watch?v=dQw4w9WgXcQ": "dQw4w9WgXcQ" },
  },
  "superset: wrapped, and without a scheme": {
    brackets: {
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
    "invisible marks": {
      "\u200byoutu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "\u0001youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "several of them": { '("youtu.be/dQw4w9WgXcQ")': "dQw4w9WgXcQ" },
    "an attribute's address that begins with //, with any quotes or none": {
      '<iframe src="//youtu.be/dQw4w9WgXcQ">': "dQw4w9WgXcQ",
      "<iframe src='//youtu.be/dQw4w9WgXcQ'>": "dQw4w9WgXcQ",
      "<iframe src=//youtu.be/dQw4w9WgXcQ>": "dQw4w9WgXcQ",
    },
    "a host with a hyphen": { "//youtube-nocookie.com/embed/dQw4w9WgXcQ": "dQw4w9WgXcQ" },
  },
  "superset: written differently": {
    "& as a number": { "https://www.youtube.com/watch?feature=share&#38;v=dQw4w9WgXcQ": "dQw4w9WgXcQ" },
    "escaped digits in a path, where URL keeps them": { "https://youtu.be/%30zM%33nApSvMg": "0zM3nApSvMg" },
    "an escaped - or _, in either case of the escape": {
      "https://youtu.be/%2DwtIMTCHWuI": "-wtIMTCHWuI",
      "https://youtu.be/%2dwtIMTCHWuI": "-wtIMTCHWuI",
      "https://www.youtube.com/embed/%5FA9KsMbWh4E": "_A9KsMbWh4E",
      "https://www.youtube.com/embed/%5fA9KsMbWh4E": "_A9KsMbWh4E",
    },
    "escaped letters and digits at every end of the alphabets": {
      "https://youtu.be/%41%49%4A%4F%50%59%5A%61%69%6A%6F": "AIJOPYZaijo",
      "https://youtu.be/%70%79%7a%30%39%2d%5fabcd": "pyz09-_abcd",
    },
    "half an escape right behind the id: decodeURIComponent throws on each": {
      "https://youtu.be/dQw4w9WgXcQ%3G": "dQw4w9WgXcQ",
      "https://youtu.be/dQw4w9WgXcQ%4G": "dQw4w9WgXcQ",
      "https://youtu.be/dQw4w9WgXcQ%5G": "dQw4w9WgXcQ",
      "https://youtu.be/dQw4w9WgXcQ%6G": "dQw4w9WgXcQ",
      "https://youtu.be/dQw4w9WgXcQ%7G": "dQw4w9WgXcQ",
    },
    "either default port where there is no scheme": {
      "youtu.be:80/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "youtu.be:443/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "//youtu.be:80/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "//youtu.be:443/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "a scheme's own port": {
      "HTTP://youtu.be:80/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "https://youtu.be:443/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
  },
  "superset: v": {
    "& instead of ?": { "https://www.youtube.com/v/33e9j-i94no&other_params": "33e9j-i94no" },
  },
  "superset: a dotted word before the link": {
    "a word with a dot and a slash is no link while there is one with a scheme": {
      "Dr.Dre/Eminem - song https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "feat.Drake/Future https://www.youtube.com/watch?v=dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "a link without a scheme comes before it too, on any host of ours": {
      "Dr.Dre/Eminem youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "feat.Drake/Future (WWW.YouTube.com/watch?v=dQw4w9WgXcQ)": "dQw4w9WgXcQ",
      "vimeo.com/1 youtube-nocookie.com/embed/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "a link without a scheme may have no path": { "Dr.Dre/Eminem youtube.com?v=dQw4w9WgXcQ": "dQw4w9WgXcQ" },
    "and a port of its own": { "Dr.Dre/Eminem youtu.be:443/dQw4w9WgXcQ": "dQw4w9WgXcQ" },
    "a link that begins with // comes before it": { "Dr.Dre/Eminem //youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ" },
    "another site without a scheme cannot be told from such a word": {
      "vimeo.com/1 https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "vimeo.com/1 youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "another page of the video site, on a host that is not ours, is such a word": {
      "studio.youtube.com/video/x https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "the word may stand behind the link, or on both sides": {
      "https://youtu.be/dQw4w9WgXcQ Dr.Dre/Eminem": "dQw4w9WgXcQ",
      "Dr.Dre/Eminem youtu.be/dQw4w9WgXcQ feat.Drake/Future": "dQw4w9WgXcQ",
    },
    "the first link decides, with a scheme or without": {
      "Dr.Dre/Eminem https://youtu.be/dQw4w9WgXcQ youtu.be/abcdefghijk": "dQw4w9WgXcQ",
      "Dr.Dre/Eminem youtu.be/dQw4w9WgXcQ https://youtu.be/abcdefghijk": "dQw4w9WgXcQ",
      "youtu.be/dQw4w9WgXcQ https://vimeo.com/1": "dQw4w9WgXcQ",
    },
  },
  "superset: a mark right before the link": {
    "a list, a sentence, a table or a formula without a space": {
      "title,https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "title;https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "-https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "title-https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "1.https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "=https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "@https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "Wow!https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "quotes and more than one mark": {
      'link="https://youtu.be/dQw4w9WgXcQ"': "dQw4w9WgXcQ",
      "title...https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "--https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "&quot;https://youtu.be/dQw4w9WgXcQ&quot;": "dQw4w9WgXcQ",
    },
    "http and capitals as well": {
      "title,http://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "title,HTTPS://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "a name with a dot is no dotted word without a path": { "Dr.Dre,https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ" },
    "emoji are marks": { "🎵https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ" },
    "full-width punctuation is no colon": {
      "标题：https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "标题，https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "Link：https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "a colon behind a letter of another script is no scheme": {
      "链接:https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      'Ссылка:"https://youtu.be/dQw4w9WgXcQ"': "dQw4w9WgXcQ",
      "Ссылка:'https://youtu.be/dQw4w9WgXcQ'": "dQw4w9WgXcQ",
    },
    "of two links in one word, the first": {
      "title,https://youtu.be/dQw4w9WgXcQ,https://youtu.be/abcdefghijk": "dQw4w9WgXcQ",
    },
    "a scheme that has lost its host is no link": {
      "https://?x https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
      "https://#x https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
    "a link of its own behind a glued one": {
      "Link:https://youtu.be/abcdefghijk https://youtu.be/dQw4w9WgXcQ": "dQw4w9WgXcQ",
    },
  },
};

/** Links and texts in which there is no video for us, and what is wrong with each in a person's words. */
export const REFUSED: Record<string, Record<string, LinkProblem>> = {
  "empty string (remarkablemark/youtube-video-id returns it unchanged)": { "": "empty" },
  "whitespace only": {
    " ": "empty",
    "\n\t ": "empty",
  },
  "invisible marks only": { "\u200b\u0001": "empty" },
  "plain word": { foo: "no-link" },
  "broken markup": { "<iframe": "no-link" },
  "plain text": { "not a url at all": "no-link" },
  "the word alone": { youtube: "no-link" },
  "host alone": { "youtu.be": "no-link" },
  "host alone: ytdl-core throws": { "www.youtube.com": "no-link" },
  "bare id without a link: yt-dlp, ytdl-core getVideoID, YoutubeExplode, obojobo ACCEPT; ytdl-core validateURL and we do not":
    {
      dQw4w9WgXcQ: "no-link",
      __2ABJjxzNo: "no-link",
      lqQg6PlCWgI: "no-link",
    },
  "bare id: peer returns it": { qwgNv27366Q: "no-link" },
  "bare id: peer accepts": { "9bZkp7q19f0": "no-link" },
  "parameter without a link": { "v=dQw4w9WgXcQ": "no-link" },
  "relative link without a host": {
    "/watch?v=dQw4w9WgXcQ": "no-link",
    "/embed/dQw4w9WgXcQ": "no-link",
    "watch?v=dQw4w9WgXcQ": "no-link",
  },
  "text with /v/": { "i found a youtube video on 4chan /v/foobarbaz": "no-link" },
  "tool keyword": {
    "ytsearch5:youtube-dl test video": "no-link",
    "ytuser:phihag": "no-link",
  },
  "10 characters": {
    "https://www.youtube.com/watch?v=jZViOEv90d": "too-short",
    "https://www.youtube.com/watch?v=dQw4w9WgXc": "too-short",
  },
  "10 characters: alexyorke ACCEPTS ids of any length": { "http://youtu.be/ZnAOXV77zY": "too-short" },
  "9 characters: alexyorke ACCEPTS": { "https://www.youtube.com/watch?v=mzVn2jlss": "too-short" },
  "13 characters: truncating peers answer TM-gCW45YHc": { "https://www.youtube.com/watch?v=TM-gCW45YHcbe": "too-long" },
  "12 characters: NewPipe ACCEPTS by cutting to -cdveCh1kQk": {
    "https://www.youtube.com/watch?v=-cdveCh1kQk-": "too-long",
  },
  "19 characters: NewPipe cuts": { "https://WWW.YouTube.com/watch?v=-cdveCh1kQkwhatever": "too-long" },
  "19 characters + bracket: NewPipe cuts to OGS7c0-CmRs": { "https://YouTu.be/OGS7c0-CmRswhatever)": "too-long" },
  "second link glued to the id: the run of id characters is ffxKSjUwKdUhttps (16); truncating peers accept": {
    "https://www.youtube.com/watch?v=ffxKSjUwKdUhttps://open.spotify.com/user/sofh6n1bkas3dhfr06x2u9lie/p": "too-long",
  },
  "two links glued: real README link": {
    "https://www.youtube.com/watch?v=-dxqbhLIgdMhttp://confreaks.tv/events/rustcamp2015": "too-long",
  },
  "10 characters + glued link: a truncating parser answers the WRONG id J6MpBhzbRmh": {
    "https://www.youtube.com/watch?v=J6MpBhzbRmhttps://example.com": "too-long",
  },
  "10 characters then a pipe": { "https://www.youtube.com/watch?v=J6MpBhzbRm|xyz": "too-short" },
  "10 characters in quotes": { "'https://www.youtube.com/watch?v=J6MpBhzbRm'": "too-short" },
  "/u/x/ with 12 characters: alexyorke accepts, truncating peers answer videoidmayb": {
    "http://www.youtube.com/user/username#p/u/1/videoidmaybe?": "too-long",
  },
  "18 characters": { "https://www.youtube.com/watch?v=dQw4w9WgXcQTOOLONG": "too-long" },
  "8 characters": { "https://www.youtube.com/embed/tooshort": "too-short" },
  "6 characters": { "https://www.youtube.com/watch?v=U97cmp": "too-short" },
  "3 characters": { "youtu.be/watch?v=xxx": "too-short" },
  "id shorter than 11: get-video-id does not check the length and ACCEPTS": {
    "https://www.youtube.com/embed/ABC1230": "too-short",
    "https://www.youtube.com/e/E1230": "too-short",
    "https://www.youtube.com/shorts/1234?i=4": "too-short",
  },
  "app scheme + short id: get-video-id accepts": { "youtube://1234": "no-link" },
  "12 characters": { "https://youtu.be/XxXxXyyyyyYY": "too-long" },
  "space inside the id": { "https://www.youtube.com/watch?v=dQw4w9Wg XcQ": "too-short" },
  "characters outside the alphabet (11 long)": { "https://www.youtube.com/watch?v=bad*chars!!": "too-short" },
  "plus inside (base64 instead of base64url)": { "https://youtu.be/dQw4w9Wg+cQ": "too-short" },
  "equals inside": { "https://youtu.be/dQw4w9Wg=cQ": "too-short" },
  "Cyrillic A as the 11th character: Unicode \\w (Python, .NET IsLetterOrDigit as in YoutubeExplode) ACCEPTS": {
    "https://www.youtube.com/watch?v=dQw4w9WgXc\u0410": "too-short",
  },
  "dot segments on a short link": { "https://youtu.be/../../../etc/passwd": "no-video" },
  'script-like text in v; note "console.log" is 11 characters': {
    "https://youtu.be/watch?v=console.log(123)": "too-short",
  },
  "unfilled template": { "https://www.youtube.com/watch?v=%s": "no-video" },
  "malformed percent escape as the id: must answer null, not throw": {
    "https://www.youtube.com/watch?v=%E0%A4%A": "no-video",
  },
  "cut at the & by a shell: no v": {
    "https://www.youtube.com/watch?": "no-video",
    "https://www.youtube.com/watch?t=2372": "no-video",
    "https://www.youtube.com/watch?hl=en-GB": "no-video",
    "https://www.youtube.com/watch?x-yt-cl=84503534": "no-video",
    "https://www.youtube.com/watch?annotation_id=annotation_3951667041": "no-video",
  },
  "no v": { "https://www.youtube.com/watch": "no-video" },
  "empty v": { "https://youtube.com/watch?v=": "no-video" },
  "list only": { "https://www.youtube.com/watch?list=PL123": "playlist" },
  "Mix list id contains a video id; no v": { "https://www.youtube.com/watch?list=RDdQw4w9WgXcQ": "playlist" },
  "11 characters in another parameter": { "http://youtube.com/?wrong=XOY3ZUO6P0k": "no-video" },
  "form named inside a parameter value": { "https://www.youtube.com/watch?redirect=live/EkRHhOCdZjw": "no-video" },
  "path that only ends in embed/: unanchored regexps accept": {
    "https://www.youtube.com/xembed/dQw4w9WgXcQ": "no-video",
  },
  "watch glued to 10 characters": { "https://www.youtube.com/watchjZViOEv90d": "no-video" },
  "vanity-looking path": { "https://www.youtube.com/wartwzwerwer": "no-video" },
  "id as a top-level path: it would be a channel name": { "http://youtube.com/RAW_VIDEOID": "no-video" },
  "channel called embedded": { "https://www.youtube.com/embedded": "no-video" },
  "no id": {
    "youtube.com/embed": "no-video",
    "https://youtube.com/shorts": "no-video",
    "https://www.youtube.com/shorts/": "no-video",
    "https://music.youtube.com/embed/": "no-video",
  },
  "home page": { "https://www.youtube.com/": "no-video" },
  '"watch_popup" is itself 11 characters: fuzzy matchers answer it': {
    "http://www.youtube.com/watch_popup": "no-video",
  },
  "v= in the path": {
    "youtube.com/embed/v=0EWbonj7f18": "too-short",
    "http://www.youtube.com/embed/v=iwGFalTRHDA": "too-short",
  },
  "empty v inside u": { "http://www.youtube.com/attribution_link?u=%2Fwatch%3Fv%3D": "no-video" },
  "attribution of a channel": {
    "https://www.youtube.com/attribution_link?a=vGc4r4OsijuPt38V&u=/channel/UCzFlYStVgoieXzwLZ9J7n4w": "channel",
  },
  "only the 11-character decoy a=": { "https://www.youtube.com/attribution_link?a=JdfC0C9V6ZI": "no-video" },
  "oembed of a playlist": {
    "https://www.youtube.com/oembed?url=http%3A%2F%2Fwww.youtube.com%2Fplaylist%3Flist%3DPLSL0f2Dh_snCsLgQ3J319RYQyctRlfJFc":
      "playlist",
  },
  "foreign host inside url": {
    "https://www.youtube.com/oembed?url=https%3A%2F%2Fevil.com%2Fwatch%3Fv%3DdQw4w9WgXcQ": "not-youtube",
  },
  "oembed endpoint of another service": {
    "https://vimeo.com/api/oembed.json?url=https%3A%2F%2Fyoutu.be%2FdQw4w9WgXcQ": "not-youtube",
  },
  '"videoseries" is exactly 11 legal characters: every regexp without a look-ahead answers it as the id': {
    "http://www.youtube.com/embed/videoseries?list=PL46F0A159EC02DF82": "playlist",
  },
  same: { "https://www.youtube.com/embed/videoseries?list=PL6IaIsEjSbf96XFRuNccS_RuEXwNdsoEu": "playlist" },
  "embed of a playlist without an id": { "//youtube.com/embed?list=PL46F0A159EC02DF82&listType=playlist": "playlist" },
  "playlist/channel/feed/search page": {
    "https://www.youtube.com/course?list=ECUl4u3cNGP61MdtwGTqZA0MreSaDybji8": "playlist",
    "https://www.youtube.com/playlist?list=MCUS.20142101": "playlist",
    "https://www.youtube.com/channel/HCtnHdj3df7iM": "channel",
    "https://www.youtube.com/feed/subscriptions": "no-video",
    "http://www.youtube.com/results?search_query=making+mustard": "no-video",
  },
  album: { "https://music.youtube.com/playlist?list=OLAK5uy_lEBUW9iTwqf0IlYPxZ8LrzpgqjAHZgZpM": "playlist" },
  'Watch Later: peer once returned "playlist" as the id': { "https://www.youtube.com/playlist?list=WL": "playlist" },
  "ad-hoc playlist: two ids, no single video": {
    "https://www.youtube.com/watch_videos?video_ids=dQw4w9WgXcQ,abcdefghijk": "playlist",
  },
  "channel/tab page; a /live page resolves to a video only online": {
    "https://www.youtube.com/c/3blue1brown/search?query=linear%20algebra": "channel",
    "https://www.youtube.com/@NotJustBikes/shorts": "channel",
    "https://www.youtube.com/c/ИгорьКлейнер/playlists?view=1&flow=grid": "channel",
    "https://www.youtube.com/feed/sfv_audio_pivot?bp=8gUrCikSJwoLMkd0VmtzQk1ZRk0SCzJHdFZrc0JNWUZNGgsyR3RWa3NCTVlGTQ==":
      "no-video",
  },
  "audio pivot page: holds a video id but lists OTHER shorts": {
    "https://www.youtube.com/source/Lyj-MZSAA9o/shorts": "no-video",
  },
  "clip id is not a video id; needs a fetch": { "https://www.youtube.com/clip/UgytZKpehg-hEMBSn3F4AaABCQ": "no-video" },
  clip: { "https://www.youtube.com/clip/UgkxNVVfF_kOXFsQs_mPrM4K53fao72UV_x4": "no-video" },
  "ci is an 11-character SHARE id, not a video id (Zod-, youtube-dl #10137, NewPipe #362)": {
    "https://www.youtube.com/shared?ci=E14kBrDEvYo": "no-video",
  },
  "search page": {
    "https://www.youtube.com/results?search_query=python&sp=EgIQAg%253D%253D": "no-video",
    "https://www.youtube.com/results?q=test&sp=EgQIBBgB": "no-video",
  },
  "channel page": {
    "https://www.youtube.com/user/Gronkh": "channel",
    "https://www.youtube.com/c/creatoracademy": "channel",
    "https://www.youtube.com/@YouTube": "channel",
    "https://www.youtube.com/watchismo": "no-video",
    "https://www.youtube.com/user/ThreeDaysGraceVideos/videos": "channel",
  },
  "@handle": { "https://www.youtube.com/@somechannel": "channel" },
  "@handle of 11 letters": {
    "https://youtube.com/@abcdefghijk": "channel",
    "https://www.youtube.com/@abcdefghijk/videos": "channel",
  },
  "user name of 11 letters: fuzzy matchers accept": { "https://www.youtube.com/user/abcdefghijk": "channel" },
  "custom name of 11 letters": { "https://www.youtube.com/c/abcdefghijk": "channel" },
  "#p/u/ without x and id": { "http://www.youtube.com/user/simonscat?blend=1&amp;ob=4#p/u/": "channel" },
  "mobile hash route to a channel": { "https://m.youtube.com/?#/user/ViLEExtreamZ": "no-video" },
  "channel on gaming.": { "https://gaming.youtube.com/ragefu": "no-video" },
  "vanity channel": { "http://youtube.com/2NE1": "no-video" },
  "YouTube page that is no video": {
    "https://www.youtube.com/t/terms": "no-video",
    "https://www.youtube.com/upload": "no-video",
  },
  "outgoing redirect": { "https://www.youtube.com/redirect?q=https://example.com": "no-video" },
  "outgoing redirect that carries v= of the page it left: any-path-with-v parsers (ytdl-core, NewPipe) ACCEPT": {
    "https://www.youtube.com/redirect?event=video_description&q=https%3A%2F%2Fexample.com&v=dQw4w9WgXcQ": "no-video",
  },
  "sign-in page": { "https://www.youtube.com/signin?next=%2Fwatch%3Fv%3DdQw4w9WgXcQ": "no-video" },
  "a whole link percent-encoded": { "https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DdQw4w9WgXcQ": "no-link" },
  script: { "https://www.youtube.com/s/player/4eae42b1/www-widgetapi.vflset/www-widgetapi.js": "no-video" },
  "another service": {
    "http://vimeo.com/86701482": "not-youtube",
    "https://player.vimeo.com/video/76979871": "not-youtube",
    "https://www.twitch.tv/user/v/1234": "not-youtube",
    "http://google.com/video1": "not-youtube",
    "ssh://crystal.endless.rain": "no-link",
  },
  "another service with an embed path: host-blind regexps (plyr, youtube-id, SO) ACCEPT": {
    "https://www.dailymotion.com/embed/dQw4w9WgXcQ": "not-youtube",
  },
  "any host with an embed path": {
    "https://example.com/embed/dQw4w9WgXcQ": "not-youtube",
    "google.com/embed/0zM3nApSvMg": "not-youtube",
  },
  "any host with a watch path": { "https://www.other-url.com/watch?v=YoB8t0B4jx4": "not-youtube" },
  "VideoPress /v/ path of 11 characters": { "https://videopress.com/v/dQw4w9WgXcQ": "not-youtube" },
  'Vine ids are 11 characters too: host-blind "v\\/" regexps ACCEPT': {
    "https://vine.co/v/e5vIvmV5v9J": "not-youtube",
  },
  "alternative front end: this peer ACCEPTS, our host list does not": {
    "https://hooktube.com/watch?v=TglNG-yjabU": "not-youtube",
    "https://invidious.fdn.fr/watch?v=TglNG-yjabU": "not-youtube",
    "http://www.invidio.us/watch?v=TglNG-yjabU": "not-youtube",
    "https://invidio.us/VM_6n762j6M": "not-youtube",
    "https://redirect.invidious.io/Yh0AhrY9GjA": "not-youtube",
    "http://www.cleanvideosearch.com/media/action/yt/watch?videoId=8v_4O44sfjM": "not-youtube",
    "https://piped.video/watch?v=dQw4w9WgXcQ": "not-youtube",
    "https://yewtu.be/watch?v=dQw4w9WgXcQ": "not-youtube",
    "https://cadence.moe/cloudtube/video/dQw4w9WgXcQ": "not-youtube",
  },
  "advert link: NewPipe throws FoundAdException": {
    "https://googleads.g.doubleclick.net/aclk?sa=l&num=1&ctype=21&video_id=dMO_IXYPZew&client=ca-pub-6219811747049371&adurl=http://www.youtube.com/watch%3Fv%3DdMO_IXYPZew":
      "not-youtube",
  },
  "Facebook exit link": { "https://www.facebook.com/l.php?u=https%3A%2F%2Fyoutu.be%2FdQw4w9WgXcQ": "not-youtube" },
  "Instagram exit link": {
    "https://l.instagram.com/?u=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DdQw4w9WgXcQ": "not-youtube",
  },
  "archived page: unanchored regexps ACCEPT": {
    "https://web.archive.org/web/20200101000000/https://www.youtube.com/watch?v=dQw4w9WgXcQ": "not-youtube",
  },
  "wrapper site": { "https://deturl.com/www.youtube.com/watch?v=dQw4w9WgXcQ": "not-youtube" },
  "look-alike host": {
    "https://notyoutube.com/watch?v=dQw4w9WgXcQ": "not-youtube",
    "https://fakeyoutu.be/dQw4w9WgXcQ": "not-youtube",
    "https://attackyoutu.be/dQw4w9WgXcQ": "not-youtube",
    "https://youtu.be.evil.com/dQw4w9WgXcQ": "not-youtube",
    "https://wwwyoutube.com/watch?v=dQw4w9WgXcQ": "not-youtube",
    "https://youtubee.com/watch?v=dQw4w9WgXcQ": "not-youtube",
    "https://youtube.co/watch?v=dQw4w9WgXcQ": "not-youtube",
    "https://yout.ube.com/watch?v=dQw4w9WgXcQ": "not-youtube",
    "https://you-tube.com/watch?v=dQw4w9WgXcQ": "not-youtube",
    "https://youtu.bee/dQw4w9WgXcQ": "not-youtube",
    "https://youtu.be.com/dQw4w9WgXcQ": "not-youtube",
    "https://myyoutu.be/dQw4w9WgXcQ": "not-youtube",
    "https://youtube-com.evil.com/watch?v=dQw4w9WgXcQ": "not-youtube",
    "https://youtubekids.com.evil.com/watch?v=dQw4w9WgXcQ": "not-youtube",
  },
  'look-alike host (unescaped dot in a regexp, e.g. "youtu.be" in plyr and youtube-id, ACCEPTS)': {
    "https://youtubeXcom/watch?v=dQw4w9WgXcQ": "not-youtube",
  },
  "Cyrillic е in the short host": { "https://youtu.b\u0435/dQw4w9WgXcQ": "not-youtube" },
  "country or bare TLD: alexyorke (and YoutubeExplode's youtube\\..+?/watch) ACCEPT; not on our list, and .com.br cannot be told from .com.evil without one":
    {
      "https://www.youtube.com.br/watch?v=J6MpBhzbRmI": "not-youtube",
      "https://www.youtube.com.sg/watch?v=J6MpBhzbRmI": "not-youtube",
      "http://www.youtube.co.uk/embed/watch?v=iwGFalTRHDA": "not-youtube",
      "https://www.youtube/watch?v=J6MpBhzbRmI": "not-youtube",
    },
  "country TLD": { "https://youtube.de/watch?v=dQw4w9WgXcQ": "not-youtube" },
  "YouTube only in path, query or fragment: unanchored regexps ACCEPT": {
    "https://evil.com/youtube.com/embed/dQw4w9WgXcQ": "not-youtube",
    "https://evil.com/a?next=//youtu.be/dQw4w9WgXcQ": "not-youtube",
    "https://example.org/watch?v=AbC_123-xYz": "not-youtube",
  },
  "userinfo trick: the host is evil.com": {
    "https://youtu.be@evil.com/dQw4w9WgXcQ": "not-youtube",
    "https://youtube.com%40evil.com/watch?v=dQw4w9WgXcQ": "not-youtube",
  },
  "backslash: browsers go to evil.com, Python urlparse sees youtube.com": {
    "https://evil.com\\@youtube.com/watch?v=aaaaaaaaaaa": "not-youtube",
  },
  "backslash: browsers see host www.youtube.com and path /@evil.com/watch, other parsers see evil.com": {
    "https://www.youtube.com\\@evil.com/watch?v=dQw4w9WgXcQ": "not-youtube",
  },
  "backslash before the suffix": { "https://www.youtube.com\\.evil.com/watch?v=dQw4w9WgXcQ": "not-youtube" },
  "backslashes all over (browsers repair it)": { "https:\\\\www.youtube.com\\watch?v=dQw4w9WgXcQ": "no-link" },
  "tab inside the host: WHATWG URL silently removes it": {
    "https://www.you\ttube.com/watch?v=dQw4w9WgXcQ": "not-youtube",
  },
  "host cut": { "https://com/watch?v=VM_6n762j6M": "not-youtube" },
  "spaces in the host": { "youtube  .    com/watch?v=dQw4w9WgXcQ": "no-link" },
  "a port of the other scheme": {
    "https://youtu.be:80/dQw4w9WgXcQ": "not-youtube",
    "HTTPS://youtu.be:80/dQw4w9WgXcQ": "not-youtube",
    "http://youtu.be:443/dQw4w9WgXcQ": "not-youtube",
    "HTTP://youtu.be:443/dQw4w9WgXcQ": "not-youtube",
  },
  "a port that only contains a default one": {
    "https://youtu.be:4430/dQw4w9WgXcQ": "not-youtube",
    "https://youtu.be:0443/dQw4w9WgXcQ": "not-youtube",
    "http://youtu.be:8080/dQw4w9WgXcQ": "not-youtube",
  },
  "a path that only begins or ends like a form": {
    "https://www.youtube.com/x/watch?v=dQw4w9WgXcQ": "no-video",
    "https://www.youtube.com/watchx?v=dQw4w9WgXcQ": "no-video",
    "https://www.youtube.com/x/embed/dQw4w9WgXcQ": "no-video",
    "https://www.youtube.com/embedx/dQw4w9WgXcQ": "no-video",
    "https://www.youtube.com/u//dQw4w9WgXcQ": "no-video",
    "https://www.youtube.com/u/a-b/dQw4w9WgXcQ": "no-video",
  },
  "the short host in the path of the long one": { "https://www.youtube.com/youtu.be/dQw4w9WgXcQ": "no-video" },
  "a fragment that only ends like a form": {
    "https://www.youtube.com/watch#x&!v=dQw4w9WgXcQ": "no-video",
    "https://m.youtube.com/#x&/watch?v=dQw4w9WgXcQ": "no-video",
    "https://m.youtube.com/#/watchx?v=dQw4w9WgXcQ": "no-video",
    "https://www.youtube.com/NASA#xp/u/1/dQw4w9WgXcQ": "no-video",
    "https://www.youtube.com/NASA#p/u/a-b/dQw4w9WgXcQ": "no-video",
  },
  "a path that only begins or ends like a channel or a playlist": {
    "https://www.youtube.com/channels/x": "no-video",
    "https://www.youtube.com/x/channel/y": "no-video",
    "https://www.youtube.com/x/@handle": "no-video",
    "https://www.youtube.com/playlists": "no-video",
    "https://www.youtube.com/x/playlist": "no-video",
  },
  "a path that only begins or ends like that of a carrier": {
    "https://www.youtube.com/x/oembed?url=https://youtu.be/dQw4w9WgXcQ": "no-video",
    "https://www.youtube.com/attribution_links?u=/watch?v=dQw4w9WgXcQ": "no-video",
  },
  "foreign port": {
    "https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ": "not-youtube",
    "https://youtu.be:8080/tXT9Uh42dqk/Yo": "not-youtube",
    "https://youtube.com:evil/watch?v=dQw4w9WgXcQ": "not-youtube",
  },
  "address instead of a host": {
    "https://127.0.0.1/watch?v=dQw4w9WgXcQ": "not-youtube",
    "https://[::1]/watch?v=dQw4w9WgXcQ": "not-youtube",
  },
  "scheme that is not http(s), or a broken one": {
    "javascript:alert(window.origin)//embed/": "no-link",
    "JaVaScRiPt://youtu.be/dQw4w9WgXcQ": "no-link",
    "data:text/html,<script>alert(1)</script>": "no-link",
    "data:text/html;base64,aHR0cHM6Ly95b3V0dS5iZS9kUXc0dzlXZ1hjUQ==": "no-link",
    "file:///etc/passwd": "no-link",
    "ftp://www.youtube.com/watch?v=VM_6n762j6M": "no-link",
    "htt ://com/watch?v=VM_6n762j6M": "no-link",
    "htp://youtu.be/dQw4w9WgXcQ": "no-link",
    "ttps://www.youtube.com/watch?v=dQw4w9WgXcQ": "no-link",
    "httpss://www.youtube.com/watch?v=dQw4w9WgXcQ": "no-link",
    "http//www.youtube.com/watch?v=dQw4w9WgXcQ": "no-link",
    "https://https://www.youtube.com/watch?v=dQw4w9WgXcQ": "not-youtube",
    "intent://www.youtube.com/watch?v=dQw4w9WgXcQ#Intent;package=com.google.android.youtube;scheme=https;end":
      "no-link",
  },
  "an address of another kind around a web link: it leads elsewhere than the link says": {
    'javascript:window.location="https://www.youtube.com/watch?v=dQw4w9WgXcQ"': "glued",
    "data:text/html,https://www.youtube.com/watch?v=dQw4w9WgXcQ": "glued",
    "data:text/html,<https://youtu.be/dQw4w9WgXcQ>": "glued",
    "blob:https://www.youtube.com/dQw4w9WgXcQ": "glued",
    "view-source:https://youtu.be/dQw4w9WgXcQ": "glued",
    "feed:https://youtu.be/dQw4w9WgXcQ": "glued",
  },
  "a label and a link behind one colon cannot be told from such an address": {
    "Link:https://youtu.be/dQw4w9WgXcQ": "glued",
    "(Link:https://youtu.be/dQw4w9WgXcQ)": "glued",
    "Link:HTTP://youtu.be/dQw4w9WgXcQ": "glued",
    ":https://youtu.be/dQw4w9WgXcQ": "glued",
  },
  "a colon anywhere before the link in its word counts": {
    "Link:(https://youtu.be/dQw4w9WgXcQ)": "glued",
    "0:42-https://youtu.be/dQw4w9WgXcQ": "glued",
    "[a:b](https://youtu.be/dQw4w9WgXcQ)": "glued",
    '{"url":"https://youtu.be/dQw4w9WgXcQ"}': "glued",
    "Link:_https://youtu.be/dQw4w9WgXcQ": "glued",
  },
  "a link without a scheme is one behind a colon too": {
    "Link:youtu.be/dQw4w9WgXcQ": "glued",
    'Link:"www.youtube.com/watch?v=dQw4w9WgXcQ"': "glued",
    "0:42:youtu.be/dQw4w9WgXcQ": "glued",
    "https:youtu.be/dQw4w9WgXcQ": "glued",
  },
  "a name behind a colon is none": { "Site:youtu.be": "no-link", "Link:vimeo.com/1": "no-link" },
  "a letter or a digit right before the link: half of a paste that was typed": {
    "vhttps://youtu.be/dQw4w9WgXcQ": "glued",
    "ahttps://youtu.be/dQw4w9WgXcQ": "glued",
    "Zhttps://youtu.be/dQw4w9WgXcQ": "glued",
    "titlehttps://youtu.be/dQw4w9WgXcQ": "glued",
    "1http://youtu.be/dQw4w9WgXcQ": "glued",
    "链接:xhttps://youtu.be/dQw4w9WgXcQ": "glued",
  },
  "a glued link says more than the dotted word before it": {
    "Dr.Dre/Eminem Link:https://youtu.be/dQw4w9WgXcQ": "glued",
    "Link:https://youtu.be/dQw4w9WgXcQ Dr.Dre/Eminem": "glued",
  },
  "text before a scheme that has lost its host": {
    "Link:https:// foo": "no-link",
    "Link:https:///x": "no-link",
    "Link:https://?x": "no-link",
    "Link:https://#x": "no-link",
    "title,https:///x": "no-link",
    "Link:httpss://x": "no-link",
  },
  "a dotted word with a path, where there is no link": {
    "Dr.Dre/Eminem": "not-youtube",
    "see vimeo.com/1 and Dr.Dre/Eminem": "not-youtube",
  },
  "a dotted word whose path is empty, with a query or a fragment": {
    "vimeo.com?v=1": "not-youtube",
    "vimeo.com#1": "not-youtube",
    "vimeo.com?/1": "not-youtube",
    "vimeo.com:8/1": "not-youtube",
  },
  "a name may hold digits and hyphens, and any letter": {
    "az09-x.az/1": "not-youtube",
    "//az09-x.az/1 https://youtu.be/dQw4w9WgXcQ": "not-youtube",
  },
  "one letter behind the last dot is no name of a site": { "w.o/x": "no-link" },
  "an attribute's value that only ends in an address": { "src=x//youtu.be/dQw4w9WgXcQ": "no-link" },
  "a question in a word with a dot": { "Really.Yes?!": "no-link", "youtube.com?": "no-link" },
  "of several dotted words, the first": { "studio.youtube.com/video/x vimeo.com/1": "no-video" },
  "another site's address is one link, whatever it carries": {
    "evil.com/a?next=https://youtu.be/dQw4w9WgXcQ": "not-youtube",
    "web.archive.org/web/2020/https://youtu.be/dQw4w9WgXcQ": "not-youtube",
    "evil.com/a:https://youtu.be/dQw4w9WgXcQ": "not-youtube",
    "//evil.com/a?next=https://youtu.be/dQw4w9WgXcQ": "not-youtube",
  },
  "the first link decides, even when it leads to another site": {
    "https://vimeo.com/1 youtu.be/dQw4w9WgXcQ": "not-youtube",
    "//vimeo.com/1 youtu.be/dQw4w9WgXcQ": "not-youtube",
    "title,https://vimeo.com/1 https://youtu.be/dQw4w9WgXcQ": "not-youtube",
  },
  "the first link decides, even when it is no video": {
    "youtu.be:8080/abcdefghijk https://youtu.be/dQw4w9WgXcQ": "not-youtube",
    "youtube.com/@handle https://youtu.be/dQw4w9WgXcQ": "channel",
  },
  "file path": { "C:\\Users\\me\\youtu.be\\dQw4w9WgXcQ": "no-link" },
  "relative path": { "./youtube.com/watch?v=dQw4w9WgXcQ": "no-link" },
  "markup, no id": { '<script>alert("youtube.com/watch?v=")</script>': "no-link" },
  "very long junk: must answer fast": { ["a".repeat(20_000)]: "no-link" },
  "very long v": { ["https://www.youtube.com/watch?v=" + "a".repeat(3_000)]: "too-long" },
  "many empty v": { ["https://www.youtube.com/watch?" + "v=&".repeat(5_000)]: "no-video" },
  "many slashes": { ["/".repeat(16_000) + "youtu.be"]: "no-link" },
};
