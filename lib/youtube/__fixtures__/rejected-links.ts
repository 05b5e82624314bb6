import type { LinkProblem } from "../video-link";
import { links } from "./links";

/**
 * Links and texts without a video, by the problem that the page reports. `{}` stands for a video ID. A note says what
 * its texts prove.
 */
export const REJECTED_LINKS: Record<LinkProblem, Record<string, string[]>> = {
  empty: {
    nothing: [""],
    "white space only": [" ", "\n\t\u00a0\u3000"],
    "invisible characters only": ["\u200b\u200e\ufeff", "\u200b\u0001"],
  },
  "no-link": {
    "plain words": ["youtube", "my cat video"],
    "marks only": links`((( // https:// <iframe`,
    "a host alone is a mention": links`youtu.be www.youtube.com youtu.be, youtube.com? Site:youtu.be`,
    "a question in a word with a dot": links`Really.Yes?!`,
    "a parameter alone": links`v={}`,
    "eleven characters of a word": links`hello-world information Engineering TEMPERATURE trade-marks videoseries live_stream`,
    "eleven characters in a sentence": ["is {} a video?", "{} {}"],
    "eleven digits": links`01234567890`,
    "an ID with another last character": links`dQw4w9WgXcR dQw4w9WgXcm dQw4w9WgXc1 dQw4w9WgXc-`,
    "an ID that is too short or too long": links`dQw4w9WgXc {}Q`,
    "a path without a host": links`/watch?v={} watch?v={} ./youtube.com/watch?v={}`,
    "a file path": links`C:\Users\me\youtu.be\{}`,
    "a path in a sentence": ["i found a youtube video on 4chan /v/foobarbaz"],
    "a whole link percent-encoded": links`https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D{}`,
    "another scheme": [
      "ytsearch5:youtube-dl test video",
      "youtube://1234",
      "JaVaScRiPt://youtu.be/{}",
      "data:text/html,<script>alert(1)</script>",
      "data:text/html;base64,aHR0cHM6Ly95b3V0dS5iZS9kUXc0dzlXZ1hjUQ==",
      "file:///etc/passwd",
      "ftp://www.youtube.com/watch?v=VM_6n762j6M",
      "intent://www.youtube.com/watch?v={}#Intent;package=com.google.android.youtube;scheme=https;end",
    ],
    "a misspelt scheme": [
      "htp://youtu.be/{}",
      "httpss://www.youtube.com/watch?v={}",
      "http//www.youtube.com/watch?v={}",
      "http\u017f://youtu.be/{}",
      "http\u0455://youtu.be/{}",
    ],
    "one slash, three slashes or backslashes after the scheme": links`
      https:/youtu.be/{} https:///youtu.be/{} https:\\www.youtube.com\watch?v={}`,
    "a scheme without a host": [
      "Link:https:// foo",
      "Link:https:///x",
      "Link:https://?x",
      "Link:https://#x",
      "title,https:///x",
      "Link:httpss://x",
    ],
    "a path after // without a host": links`title,//x x//youtu.be/{}`,
    "spaces in the host": ["youtube  .    com/watch?v={}"],
    "a top-level domain of one letter": links`w.o/x`,
    "a dotted word after a colon": links`Link:vimeo.com/1`,
    "an attribute whose value only ends in a URL": links`src=x//youtu.be/{}`,
    "an attribute whose name only ends like one that takes a URL": links`xsrc=//youtu.be/{}`,
    "20,000 letters": ["a".repeat(20_000)],
    "16,000 slashes": ["/".repeat(16_000) + "youtu.be"],
    "a script or data, whatever it contains": [
      'javascript:window.location="https://www.youtube.com/watch?v={}"',
      'javascript:open("https://youtu.be/{}")',
      "data:text/html,https://www.youtube.com/watch?v={}",
      "data:text/html,<https://youtu.be/{}>",
      "see data:text/plain,https://youtu.be/{}",
    ],
    "escaped JSON without a link": links`{"path":"\/watch?v={}"} https:\/\/ \/\/`,
  },
  "bare-id": {
    "an ID with digits, an underscore or capitals behind its first character": links`
      {} lqQg6PlCWgI abcdefghij4 abc_efghijk AbcdEfghijk -bcdefghijE aBCDEFGHIJA`,
    "between spaces": [" {}\n", "\u00a0{}"],
  },
  "not-youtube": {
    "another service": links`
      http://vimeo.com/86701482 vimeo.com/1 //vimeo.com/1 http://localhost/ https://127.0.0.1/watch?v={}
      https://[::1]/watch?v={}`,
    "another site with the path of a video": links`
      https://piped.video/watch?v={} https://redirect.invidious.io/Yh0AhrY9GjA google.com/embed/0zM3nApSvMg`,
    "a site that redirects to YouTube, or shows a copy": links`
      https://www.facebook.com/l.php?u=https%3A%2F%2Fyoutu.be%2F{}
      https://web.archive.org/web/20200101000000/https://www.youtube.com/watch?v={}
      https://deturl.com/www.youtube.com/watch?v={}`,
    "another page of a site that wraps links, or one around no link of YouTube's": links`
      https://www.google.com/search?q=https%3A%2F%2Fyoutu.be%2F{} https://www.google.com/url#/watch?v={}
      https://www.google.com.evil.com/url?q=https%3A%2F%2Fyoutu.be%2F{} https://xgoogle.com/url?q=https%3A%2F%2Fyoutu.be%2F{}
      https://www.google.co.uk.evil.com/url?q=https%3A%2F%2Fyoutu.be%2F{} https://google.evil.com/url?q=https%3A%2F%2Fyoutu.be%2F{}
      https://www.google.de/search?q=https%3A%2F%2Fyoutu.be%2F{} https://urldefense.com/v3/__https://vimeo.com/1__;!!x!y$
      https://urldefense.com.evil.com/v2/url?u=https-3A__youtu.be_{} https://urldefense.com/v3/__;!!x!y$
      https://www.google.com/url?q=https%3A%2F%2Fvimeo.com%2F1&list=PL1 https://l.facebook.com/l.php?x=y
      https://lm.facebook.com/l.php?u=https%3A%2F%2Fvimeo.com%2F1 https://l.messenger.com/l.php?u=https%3A%2F%2Fvimeo.com%2F1
      https://l.instagram.com/?u=https%3A%2F%2Fvimeo.com%2F1 https://out.reddit.com/t3_1abcde?url=https%3A%2F%2Fvimeo.com%2F1
      https://lmm.facebook.com/l.php?u=https%3A%2F%2Fyoutu.be%2F{} https://m.messenger.com/l.php?u=https%3A%2F%2Fyoutu.be%2F{}
      https://l.instagram.com/p/x?u=https%3A%2F%2Fyoutu.be%2F{} https://xout.reddit.com/?url=https%3A%2F%2Fyoutu.be%2F{}
      https://out.reddit.com.evil.com/?url=https%3A%2F%2Fyoutu.be%2F{}
      https://safelinks.protection.outlook.com/?url=https%3A%2F%2Fyoutu.be%2F{}
      https://eur01.safelinks.protection.outlook.com.evil.com/?url=https%3A%2F%2Fyoutu.be%2F{}`,
    "a host that only contains, begins or ends like YouTube's": links`
      https://notyoutube.com/watch?v={} https://fakeyoutu.be/{} https://youtubee.com/watch?v={} https://youtu.bee/{}
      https://youtube.co/watch?v={} https://yout.ube.com/watch?v={} https://youtu.be.evil.com/{}`,
    "the dots of the host are dots": links`https://youtubeXcom/watch?v={}`,
    "a country's domain": links`https://www.youtube.com.br/watch?v=J6MpBhzbRmI https://youtube.de/watch?v={}`,
    "YouTube's host in the path or the query": links`
      https://evil.com/youtube.com/embed/{} https://evil.com/a?next=//youtu.be/{} //evil.com/a?next=https://youtu.be/{}`,
    "user information before the host": links`
      https://youtu.be@evil.com/{} https://youtube.com%40evil.com/watch?v={}
      https://youtube.com:443@evil.example/watch?v={}`,
    "a backslash, which parsers read as a slash or as part of the host": links`
      https://evil.com\@youtube.com/watch?v=aaaaaaaaaaa https://www.youtube.com\@evil.com/watch?v={}
      https://www.youtube.com\.evil.com/watch?v={}`,
    "a host with characters that new URL() drops or replaces": [
      "https://www.you\ttube.com/watch?v={}",
      "https://www.you\u200btube.com/watch?v={}",
      "https://www.you\u00adtube.com/watch?v={}",
      "https://www.%79outube.com/watch?v={}",
      "https://www.\uff59outube.com/watch?v={}",
      "https://www.youtube\uff0ecom/watch?v={}",
    ],
    "a host with look-alike letters": ["https://youtu.b\u0435/{}", "https://www.youtube-nocoo\u212aie.com/embed/{}"],
    "a scheme inside a link": links`https://https://www.youtube.com/watch?v={}`,
    "oEmbed and attribution pages of another site": links`
      https://example.com/oembed?url=https://youtu.be/{} https://example.com/attribution_link?u=/watch?v={}`,
    "a dotted word with a path, if there is no link": ["Dr.Dre/Eminem", "see vimeo.com/1 and Dr.Dre/Eminem"],
    "a dotted word with a query, a fragment or a port": links`
      vimeo.com?v=1 vimeo.com?/1 vimeo.com#1 vimeo.com:8/1 vimeo.com:80/1`,
    "a host of digits and hyphens": links`az09-x.az/1`,
    "a host that only looks like one of images": links`
      https://i.ytimg.com.evil.com/vi/{}/0.jpg https://img-youtube.com/vi/{}/0.jpg https://ggpht.com/vi/{}/0.jpg`,
    "a host that only looks like another of YouTube's": links`
      https://studio.youtube.com.evil.com/video/{} https://notyoutubekids.com/watch?v={}
      https://youtubegoogleapis.com/v/{} https://www.googleapis.com/v/{} https://youtubeeducation.co/watch?v={}
      https://consent-youtube.com/m?continue=https%3A%2F%2Fyoutu.be%2F{}`,
    "the first of several links to anything but a video": [
      "https://vimeo.com/1 https://www.youtube.com/@x",
      "Dr.Dre/x https://vimeo.com/1",
    ],
    "a link that another site's holds": links`
      https://proxy.example/?u=https://youtu.be/{} https://web.archive.org/web/2020*/https://youtu.be/{}`,
    "escaped JSON with another site's link": links`
      https:\/\/vimeo.com\/1 https:\/\/youtu.be.evil.com\/{}`,
  },
  playlist: {
    "a playlist page": links`
      https://www.youtube.com/playlist?list=PL123 https://www.youtube.com/playlist https://www.youtube.com/playlist/
      https://music.youtube.com/playlist?list=OLAK5uy_lEBUW9iTwqf0IlYPxZ8LrzpgqjAHZgZpM
      https://www.youtube.com/course?list=ECUl4u3cNGP61MdtwGTqZA0MreSaDybji8
      http://www.youtube.com/view_play_list?p=480B8CFF8B6F9E5F https://www.youtube.com/view_play_list/?p=PL1
      http://www.youtube.com/p/480B8CFF8B6F9E5F?hl=en https://www.youtube.com/p/PL46F0A159EC02DF82`,
    "list without v": links`
      https://www.youtube.com/watch?list=PL123 https://youtu.be/?list=PL123
      //youtube.com/embed?list=PL46F0A159EC02DF82&listType=playlist`,
    "the ID of a mix contains a video's": links`https://www.youtube.com/watch?list=RD{}`,
    '"videoseries" has eleven characters and is not an ID': links`
      https://www.youtube.com/embed/videoseries http://www.youtube.com/embed/videoseries?list=PL46F0A159EC02DF82`,
    "an oEmbed link to a playlist": links`
      https://www.youtube.com/oembed?url=https://www.youtube.com/playlist
      https://www.youtube.com/oembed?url=http%3A%2F%2Fwww.youtube.com%2Fplaylist%3Flist%3DPLSL0f2Dh_snCsLgQ3J319RYQyctRlfJFc`,
    "a list of several videos without an ID": links`
      https://www.youtube.com/watch_videos https://www.youtube.com/watch_videos?video_ids=,
      https://www.youtube.com/watch_videos?v={} https://www.youtube.com/watch_videos/{}`,
    "in another link": links`
      https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fplaylist%3Flist%3DPL1
      https://m.youtube.com/#/playlist?list=PL1`,
    "the first of several links to anything but a video": [
      "https://www.youtube.com/playlist?list=PL1 https://vimeo.com/1",
      "https://www.youtube.com/playlist?list=PL1,https://www.youtube.com/@x",
    ],
  },
  channel: {
    "a handle, also one of eleven characters": links`
      https://www.youtube.com/@YouTube https://youtube.com/@abcdefghijk youtube.com/@handle/live`,
    "a channel's ID, custom name or user name": links`
      https://www.youtube.com/channel/UCuAXFkgsw1L7xaCfnd5JJOw https://www.youtube.com/c/abcdefghijk
      https://www.youtube.com/user/abcdefghijk https://www.youtube.com/channel`,
    "a page of a channel": [
      "https://www.youtube.com/user/ThreeDaysGraceVideos/videos",
      "https://www.youtube.com/c/\u0418\u0433\u043e\u0440\u044c\u041a\u043b\u0435\u0439\u043d\u0435\u0440/playlists?view=1&flow=grid",
    ],
    "list on a channel's page": links`https://www.youtube.com/user/name?list=PL123`,
    '"live_stream" has eleven characters and is not an ID': links`
      https://www.youtube.com/embed/live_stream?channel=UCuAXFkgsw1L7xaCfnd5JJOw`,
    "a fragment with neither x nor ID": links`http://www.youtube.com/user/simonscat?blend=1&amp;ob=4#p/u/`,
    "an attribution link to a channel": links`
      https://www.youtube.com/attribution_link?a=vGc4r4OsijuPt38V&u=/channel/UCzFlYStVgoieXzwLZ9J7n4w`,
    "in YouTube Studio": links`
      https://studio.youtube.com/channel/UCk3Xq_-9ZtPwk3Xq_-9ZtP/videos`,
    "in another link": links`
      https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2F%40a
      https://m.youtube.com/?#/user/ViLEExtreamZ`,
  },
  "too-short": {
    "ten characters or fewer, in every form": links`
      https://www.youtube.com/watch?v=dQw4w9WgXc https://youtu.be/dQw4w9WgXc https://www.youtube.com/shorts/1234?i=4
      https://i.ytimg.com/vi/x/0.jpg https://consent.youtube.com/m?continue=https%3A%2F%2Fyoutu.be%2Fk3Xq_-9ZtP`,
    "list does not stand in for an ID that is cut off": links`https://www.youtube.com/watch?v=x&list=PL123`,
    "closing marks are not part of the ID": links`
      https://www.youtube.com/watch?v=J6MpBhzbRm|xyz 'https://www.youtube.com/watch?v=J6MpBhzbRm'`,
    "a character that IDs do not hold ends the ID": [
      "https://www.youtube.com/watch?v=dQw4w9Wg XcQ",
      "https://www.youtube.com/watch?v=dQw4w9WgXc\u0410",
      "https://youtu.be/dQw4w9Wg+cQ",
    ],
    "v= in the path": links`https://www.youtube.com/embed/v=iwGFalTRHDA`,
    "dot segments": links`https://youtu.be/../../../etc/passwd`,
  },
  "too-long": {
    "twelve characters or more, in every form": links`
      https://youtu.be/{}_ https://www.youtube.com/watch?v=-cdveCh1kQk- https://www.youtube.com/embed/{}Q?x youtu.be/{}{}
      http://www.youtube.com/user/username#p/u/1/videoidmaybe?`,
    "an escaped character too many": links`https://youtu.be/{}%41`,
    "a second link attached to the ID": links`
      https://www.youtube.com/watch?v=-dxqbhLIgdMhttp://confreaks.tv/events/rustcamp2015`,
    "a second link attached to an ID that is cut off": links`
      https://www.youtube.com/watch?v=J6MpBhzbRmhttps://example.com`,
    "3,000 characters": ["https://www.youtube.com/watch?v=" + "a".repeat(3_000)],
    "emphasis by _, which IDs hold": links`_https://youtu.be/{}_`,
    "a second link attached to the ID by a letter or hyphen": links`
      https://youtu.be/{}-https://vimeo.com/1 https://youtu.be/{}_https://vimeo.com/1
      https://youtu.be/{}xhttps://vimeo.com/1`,
  },
  "no-video": {
    "the home page": links`https://www.youtube.com https://www.youtube.com/ (https://www.youtube.com).`,
    "a watch page without v, as when a shell or a line break cuts it": [
      "https://www.youtube.com/watch",
      "https://www.youtube.com/watch?",
      "https://www.youtube.com/watch?t=2372",
      "https://www.youtube.com/watch?\nv={}",
    ],
    "an empty v, even before another one": [
      "https://youtube.com/watch?v=",
      "https://www.youtube.com/watch?v=&v={}",
      "https://www.youtube.com/watch?" + "v=&".repeat(5_000),
    ],
    "a v that does not begin with an ID": links`
      https://www.youtube.com/watch?v=*{} https://www.youtube.com/watch?v=%s https://www.youtube.com/watch?v=%E0%A4%A`,
    "eleven characters in another parameter": links`
      http://youtube.com/?wrong=XOY3ZUO6P0k https://www.youtube.com/watch?redirect=live/EkRHhOCdZjw
      https://www.youtube.com/shared?ci=E14kBrDEvYo`,
    "a form without an ID": links`youtube.com/embed https://youtube.com/shorts https://music.youtube.com/embed/`,
    '"watch_popup" has eleven characters and is not an ID': links`http://www.youtube.com/watch_popup`,
    '"videoseries" is not an ID on a watch page either': links`https://www.youtube.com/watch?v=videoseries`,
    "v on a page without a video": links`
      https://www.youtube.com/results?v={}
      https://www.youtube.com/redirect?event=video_description&q=https%3A%2F%2Fexample.com&v={}`,
    "a path that only begins or ends like a video's": links`
      https://www.youtube.com/x/watch?v={} https://www.youtube.com/watchx?v={} https://www.youtube.com/xembed/{}
      https://www.youtube.com/x/embed/{} https://www.youtube.com/embedx/{} https://www.youtube.com/u//{}
      https://www.youtube.com/u/a-b/{} https://www.youtube.com/youtu.be/{}`,
    "a fragment that only ends like a video's": links`
      https://www.youtube.com/watch#x&!v={} https://m.youtube.com/#x&/watch?v={} https://m.youtube.com/#/watchx?v={}
      https://www.youtube.com/NASA#xp/u/1/{} https://www.youtube.com/NASA#p/u/a-b/{}`,
    "a path that only begins or ends like a channel's or a playlist's": links`
      https://www.youtube.com/p https://www.youtube.com/x/p/PL1 https://www.youtube.com/view_play_lists?p=PL1
      https://www.youtube.com/channels/x https://www.youtube.com/x/channel/y https://www.youtube.com/x/@handle
      https://www.youtube.com/playlists https://www.youtube.com/x/playlist`,
    "a path that only begins or ends like an oEmbed or attribution link's": links`
      https://www.youtube.com/x/oembed?url=https://youtu.be/{} https://www.youtube.com/attribution_links?u=/watch?v={}`,
    "a path in capitals, where case counts": links`
      https://www.youtube.com/WATCH?v={} https://www.youtube.com/watch?V={}`,
    "an escaped slash or question mark": links`https://www.youtube.com/watch%3Fv%3D{}`,
    "a name right after the host is a channel's, not an ID": links`
      http://youtube.com/RAW_VIDEOID https://www.youtube.com/embedded https://gaming.youtube.com/ragefu
      https://www.youtube.com/cname/videos`,
    "other pages": links`
      https://www.youtube.com/feed/subscriptions http://www.youtube.com/results?search_query=making+mustard
      https://www.youtube.com/redirect?q=https://example.com https://www.youtube.com/signin?next=%2Fwatch%3Fv%3D{}
      https://www.youtube.com/s/player/4eae42b1/www-widgetapi.vflset/www-widgetapi.js`,
    "an attribution link without a video": links`
      http://www.youtube.com/attribution_link?u=%2Fwatch%3Fv%3D https://www.youtube.com/attribution_link?a=JdfC0C9V6ZI
      https://www.youtube.com/attribution_link?u=`,
    "markup around a link without an ID": links`<script>alert("youtube.com/watch?v=")</script>`,
    "a blob": links`blob:https://www.youtube.com/{}`,
    "a clip, a post, YouTube TV, and a page that lists other videos": links`
      https://www.youtube.com/clip/UgytZKpehg-hEMBSn3F4AaABCQ https://www.youtube.com/post/UgkxAbCdEfGhIjKl
      https://tv.youtube.com/watch?v={} https://www.youtube.com/source/Lyj-MZSAA9o/shorts`,
    "user information, or a port other than a default one": links`
      https://user:pass@youtube.com/watch?v={} https://me@i.ytimg.com/vi/{}/0.jpg http://youtu.be:8080/{}
      https://youtu.be:4430/{} https://youtu.be:0443/{} youtu.be:8443/{} https://studio.youtube.com:8443/video/{}
      https://youtube.com:/watch?v={} https://youtube.com:evil/watch?v={}`,
    "storyboards, pictures of channels and other images": links`
      https://i.ytimg.com/sb/{}/storyboard3_L2/M0.jpg https://yt3.ggpht.com/a/{}=s88
      https://rr1---sn-x.googlevideo.com/videoplayback https://blog.youtube/news-and-events/x
      https://youtubei.googleapis.com/youtubei/v1/player
      https://yt3.googleusercontent.com/{}=s176 https://i10.ytimg.com/vi/{}/0.jpg https://s.ytimg.com/vi/{}/0.jpg
      https://ytimg.com/vi/{}/0.jpg https://i.ytimg.com/VI/{}/0.jpg https://i.ytimg.com/x/vi/{}/0.jpg
      https://i.ytimg.com/vi/ https://img.youtube.com/embed/{} https://www.youtube.com/vi_webp/{}/0.webp`,
    "a page that another host does not have": links`
      https://www.youtube.com/podcast/{} https://music.youtube.com/podcast https://music.youtube.com/x/podcast/{}
      https://studio.youtube.com/video/ https://studio.youtube.com/watch?v={} https://studio.youtube.com/x/video/{}
      https://www.youtube.com/video/{} https://sub.studio.youtube.com/video/{} https://sub.youtu.be/{}
      https://youtu.be.youtube.com/{} https://youtube.com.youtube.com/watch?v={} https://www.youtubekids.com/watchx?v={}
      https://www.youtubekids.com/embed/{} https://m.youtubekids.com/watch?v={} https://youtube.googleapis.com/watch?v={}
      https://www.youtube.googleapis.com/v/{} https://www.youtubeeducation.com/v/{}
      https://m.youtubeeducation.com/embed/{} https://www.youtubeeducation.com/watch/{}`,
    "a consent page without a link to YouTube": links`
      https://consent.youtube.com/m?continue=https%3A%2F%2Fvimeo.com%2F{} https://consent.youtube.com/m
      https://x.consent.youtube.com/m?continue=https%3A%2F%2Fyoutu.be%2F{} https://consent.youtube.com/watch?v={}
      https://consent.youtube.com/m/x?continue=https%3A%2F%2Fyoutu.be%2F{}
      https://consent.youtube.com/m?next=https%3A%2F%2Fyoutu.be%2F{}
      https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2F`,
    "oEmbed and attribution links to another site, to a script, or escaped twice": links`
      https://www.youtube.com/oembed?url=https%3A%2F%2Fevil.com%2Fwatch%3Fv%3D{}
      https://www.youtube.com/attribution_link?u=//example.com/watch
      https://www.youtube.com/oembed?url=javascript%3Ayoutu.be/{}
      https://www.youtube.com/attribution_link?u=%252Fwatch%253Fv%253D{}`,
    "links wrapped three times": links`
      https://consent.youtube.com/m?continue=/oembed?url%3D/attribution_link%253Fu%253D/oembed%25253Furl%25253Dhttps%2525253A%2525252F%2525252Fyoutu.be%2525252F{}`,
    "old and special pages without v": links`
      https://www.youtube.com/live_chat https://www.youtube.com/movie/{} https://www.youtube.com/movies?v={}
      https://www.youtube.com/xwatch.php?v={} https://www.youtube.com/watch#x={} https://www.youtube.com/watch?v2={}
      https://www.youtube.com/vi https://www.youtube.com/x/vi/{}`,
  },
};
