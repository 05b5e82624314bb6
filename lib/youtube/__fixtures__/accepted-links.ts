import { links } from "./links";

/**
 * Links and texts as people and programs paste them, by form. `{}` stands for a video ID, and `{abc}` for the ID abc. A
 * note says what its links prove. Most come from the test suites of public parsers.
 */
export const ACCEPTED_LINKS: Record<string, Record<string, string[]>> = {
  "watch page (specified)": {
    "with or without a scheme, www. and m.": links`
      https://www.youtube.com/watch?v={} http://www.youtube.com/watch?v={} www.youtube.com/watch?v={}
      https://youtube.com/watch?v={} youtube.com/watch?v={} https://m.youtube.com/watch?v={}
      //www.youtube.com/watch?v={}`,
    "an ID holds hyphens, underscores and digits anywhere": links`
      https://www.youtube.com/watch?v={-wtIMTCHWuI} https://www.youtube.com/watch?v={_A9KsMbWh4E}
      https://www.youtube.com/watch?v={3G3_im4RyI8} https://www.youtube.com/watch?v={-----------}`,
    "the last character is not limited to the sixteen that real IDs end in": links`
      http://www.youtube.com/watch?v={RAW_VIDEOID}`,
    "an ID may begin with v, like the parameter": links`
      https://www.youtube.com/watch?v={v6lcahOt_II} https://youtube.com/watch?t=4m40s&v={vxP3bY-XxY4}`,
    "an ID may begin with UC, like a channel ID": links`
      https://www.youtube.com/watch?v={UC6u0Tct-Fo}&list=PL36D642111D65BE7C`,
    "scheme and host ignore case, the ID keeps its own": links`
      HTTPS://WWW.YOUTUBE.COM/watch?v={} youtube.cOM/watch?v={}&lc=z22jwjpb4qatyf2jn04t1aokgnjxnjta5nwc42vgzuo3rk0h00410`,
    "other parameters may follow v": links`
      https://www.youtube.com/watch?v={}&t=42s&si=abc123 youtube.com/watch?v={}&feature=related`,
    "v may be the last parameter, or stand between others": links`
      http://www.youtube.com/watch?feature=player_embedded&v={} http://www.youtube.com/watch?feature=fvwp&v={}&NR=1`,
    "a parameter may have no value": links`
      https://www.youtube.com/watch?other_params&v={}&more_params https://www.youtube.com/watch??v={}`,
    "broken escapes in other parameters are harmless": links`https://www.youtube.com/watch?v={}&q=%E0%A4%A&r=%`,
    "a fragment may follow": links`
      http://www.youtube.com/watch?v={}#t=0m10s http://www.youtube.com/watch?v={}&feature=player_profilepage#t=191s`,
    "a watch page within a playlist is a video": links`
      https://www.youtube.com/watch?v={}&list=PLGup6kBfcU7Le5laEaCLgTKtlDcxMqGxZ&index=106
      http://m.youtube.com/watch?list=PL4054DFC93AC75A3A&v={}`,
    "only the parameter called v counts, not others with an ID": links`
      http://www.youtube.com/watch?v={}&playnext_from=TL&videos=osPknwzXEas&feature=sub
      http://www.youtube.com/watch?argv=xyzxyzxyzxy&v={}
      https://www.youtube.com/watch?v={}&v2=BBBBBBBBBBB&vv=CCCCCCCCCCC`,
    "the first v counts": links`https://www.youtube.com/watch?v={}&v=abcdefghijk`,
    "an ID may begin like an escaped =": links`https://www.youtube.com/watch?v={3D3tA8vN2kA} https://youtu.be/{3D3tA8vN2kA}
      https:\/\/www.youtube.com\/watch?v={3D3tA8vN2kA} https:\/\/www.youtube.com\/watch?v={3DN_wtIMTCH}__`,
    "another form inside a parameter does not count": links`https://www.youtube.com/watch?v={}&u=/embed/BBBBBBBBBBB`,
    "a second link attached to a later parameter leaves v intact": links`
      WWw.youtube.com/watch?v={}&list=RDMM_hdxEEB1EBQ&index=2https://www.youtube.com/watc`,
    "the host without cookies counts for every form": links`https://www.youtube-nocookie.com/watch?v={}`,
  },
  "short link (specified)": {
    "with or without a scheme and www.": links`
      https://youtu.be/{} http://youtu.be/{} //youtu.be/{} youtu.be/{} http://www.youtu.be/{}`,
    "parameters or a fragment may follow": links`
      https://youtu.be/{}?list=PLToa5JuFMsXTNkrLJbRlB--76IAOjRM9b http://youtu.be/{}#t=30s`,
    "& may stand in for the ? after the ID": links`http://youtu.be/{}&feature=channel`,
    "doubled slashes count as one": links`https://youtu.be//{}`,
    "every other form works on the short host": links`https://youtu.be/watch?v={} https://youtu.be/embed/{}`,
    "a character of another script ends the ID": ["https://youtu.be/{}\u0410"],
  },
  "embed link (specified)": {
    "on every host, with or without a scheme": links`
      https://www.youtube.com/embed/{} youtube.com/embed/{} https://m.youtube.com/embed/{}?rel=0
      https://youtube-nocookie.com/embed/{}?start=10 //www.youtube-nocookie.com/embed/{}?rel=0`,
    "an embedded video within a playlist is a video": links`
      http://www.youtube.com/embed/{}?list=PLsyOSbh5bs16vubvKePAQ1x3PhKavfBIl`,
    "with /v/ or v= in its path": links`
      youtube.com/embed/v/{} youtube.com/embed/v={} http://www.youtube.com/embed/v={iwGFalTRHDA}`,
    "with another folder in its path": links`
      https://www.youtube.com/embed/shorts/{}?si=abc https://www.youtube.com/embed/live/{}?feature=share`,
    "an ID in its path goes before a list of videos": links`
      https://www.youtube.com/embed/{}?loop=1&playlist={} https://www.youtube.com/embed/{}?playlist=BBBBBBBBBBB,CCCCCCCCCCC
      https://www.youtube.com/embed?playlist=BBBBBBBBBBB&v={}`,
  },
  "/v/ link (specified)": {
    "with or without parameters": links`https://www.youtube.com/v/{} http://www.youtube.com/v/{}?version=3&autohide=1`,
    "& may stand in for the ? after the ID": links`http://www.youtube.com/v/{}&hl=en_US&fs=1`,
    "the extension of a Flash file ends the ID": links`http://www.youtube.com/v/{}.swf`,
  },
  "/u/x/ link (specified)": {
    "x may have more than one digit": links`https://www.youtube.com/u/1/{} https://www.youtube.com/u/11/{}`,
    "the fragment of a channel page counts": links`
      http://www.youtube.com/user/Scobleizer#p/u/1/{} http://www.youtube.com/user/SilkRoadTheatre#p/a/u/2/{}
      http://www.youtube.com/NASA#p/u/11/{}`,
    "the fragment may name a playlist and a position": links`
      http://www.youtube.com/user/x#p/c/54B8C800269D7C1B/0/{} http://www.youtube.com/user/x#p/c/54B8C800269D7C1B/12/{}`,
    "the fragment may name a search or favourites, and a position": links`
      http://www.youtube.com/user/x#p/search/7/{} http://www.youtube.com/user/x#p/f/12/{}`,
    "a query may follow within the fragment": links`http://www.youtube.com/user/Scobleizer#p/u/1/{}?rel=0`,
  },
  "other watch page": {
    "on every host of YouTube's": links`
      https://music.youtube.com/watch?v={} music.youtube.com/watch?v={}&si=abcDEF_123
      https://gaming.youtube.com/watch?v={} https://studio.youtube.com/watch?v={} https://consent.youtube.com/watch?v={}`,
    "countries had hosts from 2007 to 2009": links`
      http://fr.youtube.com/watch?v={} http://uk.youtube.com/watch?v={}&feature=related jp.youtube.com/watch?v={}`,
    "a slash may stand before the query": links`
      https://www.youtube.com/watch/?v={} youtube.com/watch/?feature=related&v={}`,
    "doubled slashes count as one": links`https://www.youtube.com//watch?v={}`,
    "the ID may stand in the path": links`http://www.youtube.com/watch/{} https://www.youtube.com/watch/{}?app=desktop`,
    "in a window of its own": links`http://www.youtube.com/watch_popup?v={}`,
    "the home page may carry v": links`https://www.youtube.com/?feature=youtu.be&v={}`,
    "v may follow #!": links`http://www.youtube.com/watch#!v={}&feature=related`,
    "the fragment may hold a watch page, as on old mobile and TV pages": links`
      https://m.youtube.com/#/watch?feature=share&v={} http://m.youtube.com/index?desktop_uri=%2F&gl=US#/watch?v={}
      https://www.youtube.com/tv#/watch?v={} https://m.youtube.com/#!/watch/{}`,
    "a query or a fragment may stand right behind the host": links`
      youtube.com?v={} youtube.com#v={} youtube.com??v={} youtube.com#/watch?v={} youtube.com#!/watch?v={}`,
    "a list may have one video": links`
      youtube.com/watch_videos?title=x&video_ids={} youtube.com/watch_videos;video_ids={}`,
    "something else may stand where an ID would, as on TV pages": links`
      https://www.youtube.com/tv#/watch/video/idle?v={}&resume https://www.youtube.com/tv#/watch/video?v={}
      https://www.youtube.com/embed/x?v={} https://www.youtube.com/embed/{}-?v={}`,
    "a ; may stand in for the ?": links`https://www.youtube.com/watch;v={}`,
    "any page with v": links`
      https://www.youtube.com/live_chat?is_popout=1&v={} https://www.youtube.com/movie?v={}
      https://www.youtube.com/watch.php?v={} https://www.youtube.com/watch#v={} https://www.youtube.com/#!/watch?v={}
      https://www.youtube.com/x/../watch?v={} https://www.youtube.com/watch?v=&v={} https://www.youtube.com/results?v={}
      https://www.youtube.com/watch_videos?v={}`,
    "in capitals, as a phone's keyboard writes them": links`https://www.youtube.com/WATCH?V={} Https://Youtu.Be/{}`,
    "a parameter before v may hold a link of its own, also in escaped JSON": links`
      m.youtube.com\/watch?next=%2Fwatch%3Fv%3DBBBBBBBBBBB&v={}
      https://www.youtube.com/watch?embeds_referring_euri=https%3A%2F%2Fwww.reddit.com%2F&feature=emb_title&v={}
      https://www.youtube.com/watch?next=%2Fwatch%3Fv%3DBBBBBBBBBBB&v={}`,
    "the ID may be called video_id, as in the old editor and player, where there is no other": links`
      https://www.youtube.com/edit?video_id={}&o=U http://www.youtube.com/swf/l.swf?video_id={}
      https://www.youtube.com/edit?video_id%3Dq3Zt&hyphen;8vN2kA#{q3Zt-8vN2kA}
      https://www.youtube.com/watch?video_id=BBBBBBBBBBB&v={} https://www.youtube.com/?video_id=BBBBBBBBBBB#/watch/{}`,
    "v was called vi": links`
      https://youtube.com/watch?vi={} https://www.youtube.com/?feature=youtu.be&vi={} https://www.youtube.com/vi/{}`,
  },
  "shorts link": {
    "on every host": links`
      https://www.youtube.com/shorts/{} https://m.youtube.com/shorts/{} https://music.youtube.com/shorts/{}`,
    "a query, a slash or a fragment may follow": links`
      https://youtube.com/shorts/{}?si=zgUmpZh0aXnI4aUh https://www.youtube.com/shorts/{}/
      https://www.youtube.com/shorts/{}#comments`,
  },
  "podcast on YouTube Music": {
    "with or without a query": links`https://music.youtube.com/podcast/{} music.youtube.com/podcast/{}?si=x`,
  },
  "live link": {
    "with or without a query": links`https://www.youtube.com/live/{} https://m.youtube.com/live/{}?si=8-bqIN016D3rQT2x`,
  },
  "/e/ link, short for embed": {
    "with or without a scheme": links`http://www.youtube.com/e/{} www.youtube.com/e/{}`,
  },
  "attribution link": {
    "u= counts, not the eleven characters of a=": links`
      https://m.youtube.com/attribution_link?a=JdfC0C9V6ZI&u=%2Fwatch%3Fv%3D{}%26feature%3Dshare`,
    "u= may hold a whole URL": links`https://www.youtube.com/attribution_link?u=https%3A%2F%2Fyoutu.be%2F{}`,
    "u= may be escaped in part or not at all": links`
      https://www.youtube.com/attribution_link?a=8g8kPrPIi-ecwIsS&u=/watch%3Fv%3D{}%26feature%3Dem-uploademail
      youtube.com/attribution_link?u=/watch?v={}&feature=related`,
    "an unescaped u= leaves its later parameters to the outer link": links`
      youtube.com/attribution_link?u=/watch?feature=related&v={}`,
    "in an oEmbed link": links`
      https://www.youtube.com/oembed?url=https%3A%2F%2Fwww.youtube.com%2Fattribution_link%3Fu%3D%252Fwatch%253Fv%253D{}`,
  },
  "oEmbed link": {
    "url= may be escaped in full, in part or not at all": links`
      https://www.youtube.com/oembed?url=http%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D{}&format=xml
      https://m.youtube.com/oembed?url=http%3A//www.youtube.com/watch?v%3D{}&format=json
      https://www.youtube.com/oembed?url=https://www.youtube.com/shorts/{}`,
    "an unescaped url= leaves its later parameters to the outer link": links`
      https://www.youtube.com/oembed?url=https://www.youtube.com/watch?x=1&v={}`,
    "an escaped & may stand before url=": links`
      https://www.youtube.com/oembed?format=xml&amp;url=https%3A%2F%2Fyoutu.be%2F{}`,
    "the fragment of the inner link may hold a line break": links`
      https://www.youtube.com/oembed?url=https%3A%2F%2Fyoutu.be%2F{}%23x%0Ay`,
  },
  "escaped link": {
    "& may be escaped as in HTML, by name or number, once or twice": links`
      https://www.youtube.com/watch?feature=share&amp;v={} https://www.youtube.com/watch?feature=share&AMP;v={}
      https://www.youtube.com/watch?feature=share&#38;v={} https://www.youtube.com/watch?feature=share&#0038;v={}
      https://www.youtube.com/watch?feature=share&amp;amp;v={} https://www.youtube.com/watch?a=b&#x26;v={}
      https://www.youtube.com/watch?a=b&amp;#038;v={} https://www.youtube.com/watch?a=b&amp%3Bv={}`,
    "every character may be escaped by number as in HTML, also in the ID": links`
      https://www.youtube.com/watch?v&#x3D;{} https://www.youtube.com/watch?v&#61;{} https:&#x2F;&#x2F;youtu.be&#x2f;{}
      https&#58;&#47;&#047;youtu.be/{}
      https://youtu.be/q3Zt&#95;8vN2kA#{q3Zt_8vN2kA} https://youtu.be/q3Zt&#x2d;8vN2kA#{q3Zt-8vN2kA}
      &#34;https://youtu.be/{}&#x22; &lt;https://youtu.be/{}&gt;
      https://youtu.be/{}&nbsp; https://youtu.be/{}&#8203; https://youtu.be/{}&#127925; https://youtu.be/{}&hellip;
      https://youtu.be/&#8203;{} https://youtu.be/&#x200B;{} https://www.&#0173;youtube.com/watch?v={} https:&#47;&#47;youtu.be/{}&#x1F3B5;`,
    "a link's marks may be escaped by name as in HTML": links`
      https&colon;&sol;&sol;www&period;youtube&period;com&sol;watch&quest;v&equals;{} youtube.com&quest;v={} youtu.be&colon;443&SOL;{}`,
    "a part of the ID may be escaped by name as in HTML": links`
      https://youtu.be/q3Zt&lowbar;8vN2kA#{q3Zt_8vN2kA} https://youtu.be/q3Zt&hyphen;8vN2kA#{q3Zt-8vN2kA}
      https://youtu.be/q3Zt&dash;8vN2kA#{q3Zt-8vN2kA}`,
    "an invisible character may be escaped by name as in HTML": links`
      https://youtu.be/q3Zt&shy;_8vN2kA#{q3Zt_8vN2kA} https://youtu.be/q3Zt&zwnj;_8vN2kA#{q3Zt_8vN2kA} https://youtu.be/{}&shy;`,
    "a number may have more zeros than it needs": links`
      https:&#x00002F;&#x00002F;youtu.be&#x00002F;{} https:&#0000000047;&#0000000047;youtu.be/{}`,
    "every escaped & becomes a plain one": links`https://www.youtube.com/watch?a=1&amp;b=2&amp;v={}`,
    "a letter in the name or the value of v may be escaped": links`https://www.youtube.com/watch?%76=%64Qw4w9WgXc%51`,
    "letters, digits, - and _ in the path may be escaped, in either case": links`
      https://youtu.be/%64Qw4w9WgXc%51 https://youtu.be/%41%49%4A%4F%50%59%5A%61%69%6A%6F#{AIJOPYZaijo}
      https://youtu.be/%70%79%7a%30%39%2d%5fabcd#{pyz09-_abcd} https://youtu.be/%2DwtIMTCHWuI#{-wtIMTCHWuI}
      https://www.youtube.com/embed/%5FA9KsMbWh4E#{_A9KsMbWh4E}`,
    "half an escape ends the ID, although decodeURIComponent would throw": links`
      https://youtu.be/{}%3G https://youtu.be/{}%4G https://youtu.be/{}%5G https://youtu.be/{}%6G https://youtu.be/{}%7G`,
    "every character may be escaped as in JSON or JavaScript, also in the ID": links`
      https://www.youtube.com/watch?feature=share\u0026v={} https://www.youtube.com/watch?a=b\u0026amp;v={}
      https://www.youtube.com/watch\u003Fv\u003d{} https://www.youtube.com/watch\x3fv\x3D{} https:\u002F\u002Fyoutu.be\u002f{}
      {"url":"https://youtu.be/q3Z\u002d\u002d8vN2kA"}#{q3Z--8vN2kA} https://youtu.be/q3Zt\u005F8vN2kA#{q3Zt_8vN2kA}
      \u0022https://youtu.be/{}\u0022 https://youtu.be/{}\u3002 \u6a19\u984chttps://youtu.be/{} https://youtu.be/{}\u00zz`,
    "Markdown and shells put a backslash before marks, also in the ID": links`
      https://youtu.be/q3Zt\_8vN2kA#{q3Zt_8vN2kA} https://youtu.be/q3Zt\-8vN2kA#{q3Zt-8vN2kA}
      https://youtu.be/\_\-Zt8vN2kAx#{_-Zt8vN2kAx} https://youtu.be/q3Zt%5C_8vN2kA#{q3Zt_8vN2kA}
      https://youtu.be/q3Zt%5c%5F8vN2kA#{q3Zt_8vN2kA} https://www.youtube.com/watch?v=q3Zt\\_8vN2kA#{q3Zt_8vN2kA}
      https://youtu\.be/{} https://www.youtube.com/watch\?v\={} https://www\.youtube\.com/watch?a\=b\&v\={}
      [title](https://youtu.be/{}\)`,
    "slashes may be escaped as in JSON": links`
      \/\/www.youtube.com\/embed\/{} {"url":"https:\/\/youtu.be\/{}"} youtu.be\/{} https:\/\/youtu.be/{}`,
    "a slash may be escaped in the path": links`https://www.youtube.com/embed%2F{}`,
    "%41 or another escape behind the ID ends it": links`https://youtu.be/{}%41`,
  },
  "link with a port": {
    "a default port, also the other scheme's": links`
      http://youtu.be:80/{} HTTPS://YOUTU.BE:443/{} https://youtu.be:80/{} youtu.be:443/{} //youtu.be:80/{}`,
  },
  "link with space around it": {
    "spaces and line breaks of every kind are ignored": [
      "     https://www.youtube.com/watch?v={}",
      "youtu.be/{} ",
      "https://youtu.be/{}\r\n",
      "\n\t\u00a0https://youtu.be/{}\u3000",
    ],
  },
  "link broken by white space": {
    "behind what introduces an ID": [
      "https://www.youtube.com/watch?v=\n{}",
      "https://www.youtube.com/watch?feature=share&V=\t{}&t=1",
      "https://youtu.be/\r\n{}?si=x",
      "(https://www.youtube.com/shorts/\n   {})",
      "https://www.youtube.com/embed/\u00a0{}",
      "https://www.youtube.com/live/ {-wtIMTCHWuI}.",
      "https://i.ytimg.com/vi/\n{}/0.jpg",
    ],
    "before a path": [
      "https://www.youtube.com/\nwatch?v={}",
      "https://www.youtube.com/ watch?feature=share&v={RAW_VIDEOID}",
      "https://m.youtube.com/#/\nWatch?v={}",
      "https://www.youtube.com/\nshorts/{}",
    ],
    twice: ["https://www.youtube.com/\nwatch?v=\n{}"],
    "in quoted mail": [
      "> https://www.youtube.com/watch?v=\n> {}",
      "> > https://www.youtube.com/\n> > watch?v={}",
      ">>https://youtu.be/\n>>{}",
    ],
  },
  "link in quotes, brackets or other marks": {
    "brackets of several scripts": links`(youtu.be/{}) ](youtu.be/{}) <youtu.be/{}> 「youtu.be/{}」`,
    "quotes of several languages": [
      "'youtu.be/{}'",
      '"youtu.be/{}"',
      "“youtu.be/{}”",
      "”youtu.be/{}”",
      "\u00bbyoutu.be/{}\u00ab",
    ],
    "code, emphasis, tables and quoted mail": [
      "`youtu.be/{}`",
      "**youtu.be/{}**",
      "~~youtu.be/{}~~",
      "|youtu.be/{}|",
      ">youtu.be/{}",
    ],
    "several at once": links`("youtu.be/{}")`,
  },
  "link in a sentence": {
    "text may stand on both sides": ["Look: https://youtu.be/{} nice"],
    "as a phone shares it": ['Watch "Title" on YouTube\nhttps://youtu.be/{}?feature=shared'],
    "a site's name without a path is not a link": ["as seen on youtube.com (and vimeo.com): https://youtu.be/{}"],
    "sentences without a space between them are not links": ["Look.This is the end. Really.Yes? https://youtu.be/{}"],
    "dates and fractions are not links": ["24.12.2024/25 1.5/2 https://youtu.be/{}"],
    "a scheme without a host is not a link": [
      "https:// youtu.be/{}",
      "https://?x https://youtu.be/{}",
      "https://#x https://youtu.be/{}",
      "https:///x youtu.be/{}",
    ],
  },
  "link among words with a dot and a slash": {
    "a link with a scheme wins": ["Dr.Dre/Eminem - song https://youtu.be/{}", "https://youtu.be/{} Dr.Dre/Eminem"],
    "a YouTube link without a scheme wins, on any host": [
      "Dr.Dre/Eminem youtu.be/{} feat.Drake/Future",
      "vimeo.com/1 youtube-nocookie.com/embed/{}",
    ],
    "a YouTube link without a path or with a port wins too": [
      "Dr.Dre/Eminem youtube.com?v={}",
      "Dr.Dre/Eminem youtu.be:443/{}",
    ],
    "a link that begins with // wins": ["Dr.Dre/Eminem //youtu.be/{}"],
  },
  "link in markup": {
    "Markdown links": ["see [my video](https://youtu.be/{})."],
    "chat programs": links`<https://youtu.be/{}|Title>`,
    "BBCode with or without a title": links`[url=https://youtu.be/{}]Title[/url] [url]https://youtu.be/{}[/url]`,
    "HTML links and embed codes": [
      "<a class=\"x\" href='https://youtu.be/{}'>Title</a>",
      '<iframe width="560" height="315" src="https://www.youtube.com/embed/{}?si=x" title="y"></iframe>',
    ],
    "an attribute whose value begins with //, with any quotes or none": [
      '<iframe width=560 src="//www.youtube.com/embed/{}" frameborder="0"></iframe>',
      "<a href='//youtu.be/{}'>",
      "[url=//youtu.be/{}]",
    ],
    "quoted mail": links`>https://youtu.be/{}`,
    "emphasis by underscores, which IDs hold": links`
      _https://youtu.be/{}_ __https://www.youtube.com/watch?v={}__ https://youtu.be/{}_ _https://youtu.be/{aqz-KE-bpK_}_
      _https://www.youtube.com/watch_videos?video_ids={}_`,
  },
  "link with a mark right before it": {
    "lists, sentences, tables and formulas": links`
      title,https://youtu.be/{} title;http://youtu.be/{} title-HTTPS://youtu.be/{} -https://youtu.be/{}
      1.https://youtu.be/{} =https://youtu.be/{} =http://youtu.be/{} @https://youtu.be/{} Wow!https://youtu.be/{} 🎵https://youtu.be/{}`,
    "several marks": links`link="https://youtu.be/{}" title...https://youtu.be/{} &quot;https://youtu.be/{}&quot;`,
    "dots that end a sentence, behind a slash": links`https://youtu.be/{}/..`,
    "a name with a dot before the mark": links`Dr.Dre,https://youtu.be/{}`,
    "text of a language that sets no spaces": links`【标题】https://youtu.be/{}`,
    "a full-width colon is not a colon": links`動画「あ」：https://youtu.be/{}を見て Link：https://youtu.be/{}`,
    "a colon after a letter of another script ends a label, not a scheme": links`
      链接:https://youtu.be/{}，很好看 Ссылка:"https://youtu.be/{}" Ссылка:'https://youtu.be/{}'`,
  },
  "link with a dot after the host": {
    "as in a full domain name": links`https://www.youtube.com./watch?v={} https://youtu.be./{}`,
  },
  "address of an image": {
    "on every host": links`
      https://i.ytimg.com/vi/{k3Xq_-9ZtPw}/maxresdefault.jpg https://i1.ytimg.com/vi/{}/0.jpg
      https://i9.ytimg.com/vi/{}/hqdefault.jpg https://img.youtube.com/vi/{}/0.jpg`,
    "in every folder": links`
      https://i.ytimg.com/vi_webp/{}/maxresdefault.webp https://i.ytimg.com/vi_lc/{}/hqdefault_de.jpg
      https://i.ytimg.com/an_webp/{}/mqdefault_6s.webp?du=3000 https://img.youtube.com/vi_webp/{}/sddefault.webp
      https://i.ytimg.com/s_vi/{}/default.jpg?sqp=CPSu3KwF&rs=AOn4CL https://i.ytimg.com/an/{}/mqdefault_6s.gif
      https://i.ytimg.com/sb/{}/storyboard3_L2/M3.jpg`,
    "with any file name and query": links`
      https://i.ytimg.com/vi/{}/hq720.jpg?sqp=-oaymwEcCNAFEJQDSFXyq4qpAw4IARUAAIhC&rs=AOn4CLB
      https://i.ytimg.com/vi/{}/hq720_custom_1.jpg https://i.ytimg.com/vi/{}`,
    "without a scheme or in markup": links`
      //i.ytimg.com/vi/{}/mqdefault.jpg i.ytimg.com/vi/{}/0.jpg ![alt](https://img.youtube.com/vi/{}/0.jpg)`,
    "around a link to the same video": links`
      [![alt](https://img.youtube.com/vi/{}/0.jpg)](https://www.youtube.com/watch?v={})`,
  },
  "YouTube Studio": {
    "with or without a tab": links`
      https://studio.youtube.com/video/{}/comments/inbox?filter=%5B%5D studio.youtube.com/video/{}`,
    "its address while a video's dialog is open": links`
      https://studio.youtube.com/channel/UCuAXFkgsw1L7xaCfnd5JJOw/videos/upload?d=ud&udvid={}`,
  },
  "YouTube Kids": {
    "with or without www. and other parameters": links`
      https://www.youtubekids.com/watch?hl=de&v={} https://www.youtubekids.com/watch/?v={} youtubekids.com/watch?v={}`,
  },
  "youtube.googleapis.com": {
    "/v/ and /embed/": links`
      https://youtube.googleapis.com/v/{}?version=3 youtube.googleapis.com/embed/{}`,
  },
  "YouTube Education": {
    "/embed/ and /watch": links`
      https://www.youtubeeducation.com/embed/{}?autoplay=1 youtubeeducation.com/embed/{}
      https://www.youtubeeducation.com/watch?v={} youtubeeducation.com/watch?a=b&v={}`,
  },
  "link inside another link": {
    "YouTube's own pages: consent, sign-in, redirect": links`
      https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D{}%26cbrd%3D1&gl=DE&m=0&pc=yt&hl=de&src=1
      https://consent.youtube.com/m?gl=NL&continue=https%3A%2F%2Fwww.youtube.com%2Fshorts%2F{}
      consent.youtube.com/ml?continue=https%3A%2F%2Fyoutu.be%2F{} https://consent.youtube.com/m?continue=/watch?v={}
      https://consent.youtube.com/m?continue=https://www.youtube.com/watch?v={}&gl=DE
      https://www.youtube.com/signin?next=%2Fwatch%3Fv%3D{} https://www.youtube.com/redirect?q=https%3A%2F%2Fyoutu.be%2F{}`,
    "in a parameter, escaped in full, in part or not at all": links`
      https://www.google.com/url?q=https%3A%2F%2Fyoutu.be%2F{} https://www.google.com/url?q=https://www.youtube.com/watch?v%3D{}&sa=D
      https://www.google.com/url?q=https://www.youtube.com/watch?v={}&sa=D https://evil.com/a?next=//youtu.be/{}
      https://www.google.com/url?sa=t&q=cats+piano&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D{}&usg=x
      https://l.facebook.com/l.php?u=https%3A%2F%2Fyoutu.be%2F{}%3Ffbclid%3Dx&h=AT0
      https://store.steampowered.com/linkfilter/?u=https%3A%2F%2Fyoutu.be%2F{} http://l.instagram.com?u=https://youtu.be/{}
      https://vimeo.com/api/oembed.json?url=https%3A%2F%2Fyoutu.be%2F{}`,
    "of an image, beside the link of its page": links`
      https://www.google.com/imgres?imgurl=https%3A%2F%2Fi.ytimg.com%2Fvi%2F{}%2F0.jpg&imgrefurl=https%3A%2F%2Fyoutu.be%2F{}`,
    "in a path": links`
      https://web.archive.org/web/20200101000000/https://www.youtube.com/watch?v={} https://web.archive.org/web/2oe_/https://youtu.be/{}
      https://deturl.com/www.youtube.com/watch?v={} ./youtube.com/watch?v={}`,
    "in a text in a parameter": links`
      https://wa.me/?text=Watch%20youtu.be%2F{} https://wa.me/?text=%E7%9C%8Byoutu.be%2F{}
      mailto:?body=Look%0Awww.youtube.com%2Fwatch%3Fv%3D{} {"text":"Look\nyoutu.be/{}"}`,
    "mail filters": links`
      https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fyoutu.be%2F{}&amp;data=05
      https://urldefense.com/v3/__https://www.youtube.com/watch?v={}__;!!Abc-1_2!xYz-_9$
      https://urldefense.com/v3/__https://youtu.be/{aqz-KE-bpK_}__;!!Abc!xYz$ https://urldefense.com/v3/__https:/youtu.be/{}?t=1__;!!A!x$
      https://urldefense.com/v3/__https://m.youtube.com/*/watch?v={}__;Iw!!A!x$
      <https://urldefense.com/v3/__https://youtu.be/{}__;!!A!x$>,https://vimeo.com/1
      https://protect.checkpoint.com/v2/r01/___https://www.youtube.com/watch?v={}___.YzJ1OnN0YXRlOmM6bzo5NzYz`,
    "twice, three times": links`
      https://www.google.com/url?q=https%3A%2F%2Fwww.youtube.com%2Fattribution_link%3Fu%3D%252Fwatch%253Fv%253D{}
      https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Furldefense.com%2Fv3%2F__https%3A%2F%2Fyoutu.be%2F{}__%3B!!A!x%24&data=05
      https://a.example/?u=https%3A%2F%2Fb.example%2F%3Fu%3Dhttps%253A%252F%252Fc.example%252F%253Fu%253Dhttps%25253A%25252F%25252Fyoutu.be%25252F{}`,
    "six times": links`https%25252525253A%25252525252F%25252525252Fyoutu.be%25252525252F{}`,
    "a whole link percent-encoded": links`https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D{} https://www.youtube.com/watch%3Fv%3D{}`,
  },
  "link with a broken or another scheme": {
    "cut off, misspelt, doubled or with other slashes": links`
      ttps://youtu.be/{} htp://youtu.be/{} httpss://www.youtube.com/watch?v={} https//www.youtube.com/watch?v={}
      https://https://www.youtube.com/watch?v={} https:/youtu.be/{} https:///youtu.be/{} x//youtu.be/{}`,
    "of another program": links`
      ftp://www.youtube.com/watch?v={} view-source:https://youtu.be/{}
      intent://www.youtube.com/watch?v={}#Intent;package=com.google.android.youtube;scheme=https;end`,
  },
  "link with invisible characters": {
    "at its ends": [
      "\u200byoutu.be/{}",
      "\u0001youtu.be/{}",
      "\u2066https://youtu.be/{}\u2069",
      "https://youtu.be/{}\u200bWatch",
    ],
    "inside the host or the ID": [
      "https://www.you\u200btube.com/watch?v={}",
      "https://www.you\u00adtube.com/watch?v={}",
      "https://youtu.be/aqz-\u200bKE-\ufeffbpKQ#{aqz-KE-bpKQ}",
      "https:\\/\\/youtu.be\\/aqz-\\u200bKE-bpKQ#{aqz-KE-bpKQ}",
      "https://www.you\u200btube.com/watch?v={}\u2013nice",
    ],
  },
  "link with characters that look like a link's": {
    "full-width marks and letters": links`
      https://www.youtube.com/watch？v＝{} https：／／www．youtube．com／watch？v＝{} https://www.ｙoutube.com/watch?v={}
      https://www.youtube．com/watch?v={} youtube.com？v＝{} youtube.com＃v＝{} youtu.be／{}`,
    "full stops of Chinese": links`https://youtu。be/{} https://www。youtube｡com/watch?v={}`,
    "hyphens and dashes in the ID": [
      "https://youtu.be/q3Zt\u20118vN2kA#{q3Zt-8vN2kA}",
      "https://youtu.be/q3Zt\u20108vN2kA#{q3Zt-8vN2kA}",
      "https://www.youtube.com/watch?v=\u2013q3Zt8vN2kA#{-q3Zt8vN2kA}",
      "https://youtu.be/q3Zt\u22128vN2kA#{q3Zt-8vN2kA}",
      "https://youtu.be/q3Zt&#8209;8vN2kA#{q3Zt-8vN2kA}",
      "https://youtu.be/q3Zt&amp;#8209;8vN2kA#{q3Zt-8vN2kA}",
      "https://youtu.be/q3Zt%26%238209%3B8vN2kA#{q3Zt-8vN2kA}",
      "https://youtu.be/q3Zt\\u20118vN2kA#{q3Zt-8vN2kA}",
      "https://youtu.be/q3Zt%5Cu20118vN2kA#{q3Zt-8vN2kA}",
    ],
    "a dash behind the ID ends it all the same": ["https://youtu.be/{}\u2013nice", "https://youtu.be/{}\u2014Title"],
    "the Kelvin sign": ["https://www.youtube-nocoo\u212aie.com/embed/{}"],
  },
  "link in the source of a mail or of HTML": {
    "a = may be escaped in mail": [
      "https://www.youtube.com/watch?v=3D{}",
      '<a href=3D"https://www.youtube.com/watch?app=3Ddesktop&amp;v=3D{}">',
      "https://www.youtube.com/watch?v%3D3D{}",
    ],
    "a line may be broken in mail": [
      "https://youtu.be/q3Zt_8=\r\nvN2kA#{q3Zt_8vN2kA}",
      "https://youtu.be/q3Zt_8=\nvN2kA#{q3Zt_8vN2kA}",
      "https://www.=\r\nyoutube.com/watch?v=3D=\r\n{}",
      "https://youtu.be/{}=\r\nnice",
    ],
    "a long word may be broken in HTML": [
      "https://www.youtube.com/watch?v=<wbr>{}",
      "https://youtu.be/q3Zt_<wbr>8vN2kA#{q3Zt_8vN2kA}",
      "https://www.<wbr/>youtube.<WBR>com/watch<wbr />?v={}",
      "https://youtu.be/{}<wbr>nice",
    ],
  },
  "link in a language that puts no spaces between words": {
    "right behind a word and before one": links`看youtu.be/{}很好 動画youtube.com/watch?v={}を ดูyoutu.be/{}`,
  },
  "link after other links": {
    "the first link that leads to a video decides": [
      "see https://example.com/a and https://youtu.be/{}",
      "https://vimeo.com/1 https://youtu.be/{}",
      "//vimeo.com/1 youtu.be/{}",
      "youtu.be:8080/abcdefghijk https://youtu.be/{}",
      "https://www.youtube.com/playlist?list=PL123 https://youtu.be/{}",
      "https://youtu.be/short https://youtu.be/{}",
      "[channel](https://www.youtube.com/@x): [video](https://youtu.be/{})",
      "[https://youtu.be/{}](https://example.com/)",
      "youtu.be/{} https://vimeo.com/1",
    ],
  },
  "link with a label": {
    "a colon or a letter may stand right before it": links`
      Link:https://youtu.be/{} (Link:https://youtu.be/{}) Link:HTTP://youtu.be/{} :https://youtu.be/{}
      Link:(https://youtu.be/{}) Link:_https://youtu.be/{} 0:42-https://youtu.be/{} [a:b](https://youtu.be/{})
      ahttps://youtu.be/{} titlehttp://youtu.be/{} 1http://youtu.be/{} view-source:https://youtu.be/{}
      {"url":"https://youtu.be/{}"}`,
    "a colon may stand before a link without a scheme": links`
      Link:youtu.be/{} Link:YouTu.be/{} Link:"www.youtube.com/watch?v={}" 0:42:youtu.be/{} https:youtu.be/{}
      https://www.youtube.com/oembed?url=javascript:youtu.be/{}`,
    "a dotted word beside it does not count": [
      "Dr.Dre/Eminem Link:https://youtu.be/{}",
      "Link:https://youtu.be/{} Dr.Dre/Eminem",
    ],
    "another site's address without a scheme counts as a label": links`
      evil.com/a?next=https://youtu.be/{} evil.com/a:https://youtu.be/{}`,
  },
};
