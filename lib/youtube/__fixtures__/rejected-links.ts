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
    "plain words": ["youtube", "my cat video", "playlist"],
    "marks only": links`((( // https:// <iframe`,
    "a host alone is a mention": links`youtu.be www.youtube.com youtu.be, youtube.com? Site:youtu.be`,
    "a question in a word with a dot": links`Really.Yes?!`,
    "a parameter alone": links`v={}`,
    "eleven characters of a word": links`hello-world information Engineering TEMPERATURE trade-marks videoseries live_stream`,
    "eleven characters in a sentence": ["is {} a video?", "{} {}"],
    "eleven digits": links`01234567890`,
    "an ID that is too short or too long": links`dQw4w9WgXc {}Q`,
    "a path without a host": links`/watch?v={} watch?v={} /?v={} ?v={}`,
    "a file path": links`C:\Users\me\youtu.be\{}`,
    "a path in a sentence": ["i found a youtube video on 4chan /v/foobarbaz"],
    "another scheme": [
      "ytsearch5:youtube-dl test video",
      "youtube://1234",
      "data:text/html,<script>alert(1)</script>",
      "data:text/html;base64,aHR0cHM6Ly95b3V0dS5iZS9kUXc0dzlXZ1hjUQ==",
      "file:///etc/passwd",
    ],
    "backslashes after the scheme": links`https:\\www.youtube.com\watch?v={}`,
    "a scheme without a host": [
      "Link:https:// foo",
      "Link:https:///x",
      "https://?x",
      "https://#x",
      "https://\u00ad",
      "title,https:///x",
    ],
    "spaces in the host": ["youtube  .    com/watch?v={}"],
    "a top-level domain of one letter": links`w.o/x`,
    "a dotted word after a colon": links`Link:vimeo.com/1`,
    "20,000 letters": ["a".repeat(20_000)],
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
    "a link to another site in a link": links`
      https://www.google.com/url?q=https%3A%2F%2Fvimeo.com%2F1&list=PL1 https://l.facebook.com/l.php?u=https%3A%2F%2Fvimeo.com%2F1
      https://urldefense.com/v3/__https://vimeo.com/1__;!!x!y$ https://www.google.com/url#/watch?v={}`,
    "a host that only contains, begins or ends like YouTube's": links`
      https://notyoutube.com/watch?v={} https://fakeyoutu.be/{} https://youtubee.com/watch?v={} https://youtu.bee/{}
      https://youtube.co/watch?v={} https://yout.ube.com/watch?v={} https://youtu.be.evil.com/{} https://my-youtube.com/watch?v={}
      https://i.ytimg.com.evil.com/vi/{}/0.jpg https://img-youtube.com/vi/{}/0.jpg https://youtubegoogleapis.com/v/{}
      https://www.youtube.com.br/watch?v=J6MpBhzbRmI https://youtube.de/watch?v={}`,
    "the dots of the host are dots": links`https://youtubeXcom/watch?v={}`,
    "a host behind a letter of a script that puts spaces between words": links`
      https://ñyoutube.com/watch?v={} https://łyoutube.com/watch?v={} https://мyoutube.com/watch?v={} https://ωyoutu.be/{}`,
    "user information before the host": links`
      https://youtu.be@evil.com/{} https://youtube.com%40evil.com/watch?v={} https://youtube.com:443@evil.example/watch?v={}`,
    "a backslash, which parsers read as a slash or as part of the host": links`
      https://www.youtube.com\@evil.com/watch?v={} https://www.youtube.com\.evil.com/watch?v={}`,
    "a host with a character that browsers drop": ["https://www.you\ttube.com/watch?v={}"],
    "a host with a letter of another script": ["https://youtu.b\u0435/{}"],
    "a dotted word with a path, if there is no link": ["Dr.Dre/Eminem", "see vimeo.com/1 and Dr.Dre/Eminem"],
    "a dotted word with a query, a fragment or a port": links`
      vimeo.com?v=1 vimeo.com?/1 vimeo.com#1 vimeo.com:8/1 vimeo.com:80/1`,
    "a host of digits and hyphens": links`az09-x.az/1`,
    "pictures of channels and other hosts of images": links`
      https://yt3.ggpht.com/a/{}=s88 https://rr1---sn-x.googlevideo.com/videoplayback https://ggpht.com/vi/{}/0.jpg`,
    "escaped JSON with another site's link": links`
      https:\/\/vimeo.com\/1 https:\/\/youtu.be.evil.com\/{}`,
  },
  playlist: {
    "a playlist page": links`
      https://www.youtube.com/playlist?list=PL123 https://www.youtube.com/playlist https://www.youtube.com/playlist/
      https://music.youtube.com/playlist?list=OLAK5uy_lEBUW9iTwqf0IlYPxZ8LrzpgqjAHZgZpM
      https://www.youtube.com/course?list=ECUl4u3cNGP61MdtwGTqZA0MreSaDybji8
      http://www.youtube.com/view_play_list?p=480B8CFF8B6F9E5F http://www.youtube.com/p/480B8CFF8B6F9E5F?hl=en`,
    "its feed": links`https://www.youtube.com/feeds/videos.xml?playlist_id=PL1`,
    "where an ID should be": links`https://youtu.be/playlist?list=PL123 https://www.youtube.com/embed/playlist?list=PL123`,
    "as the player's list of videos": links`https://www.youtube.com/embed/?playlist=PL46F0A159EC02DF82&loop=1`,
    "list without v": links`
      https://www.youtube.com/watch?list=PL123 https://youtu.be/?list=PL123
      //youtube.com/embed?list=PL46F0A159EC02DF82&listType=playlist`,
    "the ID of a mix contains a video's": links`https://www.youtube.com/watch?list=RD{}`,
    '"videoseries" has eleven characters and is not an ID': links`
      https://www.youtube.com/embed/videoseries http://www.youtube.com/embed/videoseries?list=PL46F0A159EC02DF82`,
    "a list of several videos without an ID": links`
      https://www.youtube.com/watch_videos https://www.youtube.com/watch_videos?video_ids=,`,
    "in another link": links`
      https://www.youtube.com/oembed?url=https://www.youtube.com/playlist https://urldefense.com/v3/__https://www.youtube.com/playlist__;!!x!y$
      https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fplaylist%3Flist%3DPL1
      https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.youtube.com%2Fplaylist%3Flist%3DPL1 https://m.youtube.com/#/playlist?list=PL1`,
    "the first of several links to anything but a video": [
      "https://www.youtube.com/playlist?list=PL1 https://vimeo.com/1",
      "https://vimeo.com/1 https://www.youtube.com/playlist?list=PL1 https://www.youtube.com/@x",
    ],
  },
  channel: {
    "a handle, also one of eleven characters": links`
      https://www.youtube.com/@YouTube https://youtube.com/@abcdefghijk youtube.com/@handle/live https://youtube.com/%40YouTube`,
    "a channel's ID, custom name or user name": links`
      https://www.youtube.com/channel/UCuAXFkgsw1L7xaCfnd5JJOw https://www.youtube.com/c/abcdefghijk
      https://www.youtube.com/user/abcdefghijk https://www.youtube.com/channel`,
    "a page of a channel, even if it is named like a video's": [
      "https://www.youtube.com/user/ThreeDaysGraceVideos/videos",
      "https://www.youtube.com/user/e/subscribers",
      "https://www.youtube.com/c/live/videos",
      "https://www.youtube.com/c/\u0418\u0433\u043e\u0440\u044c\u041a\u043b\u0435\u0439\u043d\u0435\u0440/playlists?view=1&flow=grid",
    ],
    "beside another site's path": links`
      youtube.com/@chan,vimeo.com/video/12345678901 https://www.youtube.com/@chanhttps://a.example/?v=a1b2c3d4e5f
      youtube.com/@chan|/a?v=a1b2c3d4e5f youtube.com/@chan)/a?v=a1b2c3d4e5f youtube.com/@chan]/a?v=a1b2c3d4e5f
      youtube.com/@chan</a?v=a1b2c3d4e5f youtube.com/@chan>/a?v=a1b2c3d4e5f (https://www.youtube.com/@chan)[x](/a?v=a1b2c3d4e5f)
      {"channel":"https://www.youtube.com/@chan","css":"/style.css?v=a1b2c3d4e5f"}`,
    "its feed": links`https://www.youtube.com/feeds/videos.xml?channel_id=UC9-y-6csu5WGm29I7JiwpnA`,
    "list on a channel's page": links`https://www.youtube.com/user/name?list=PL123`,
    '"live_stream" has eleven characters and is not an ID': links`
      https://www.youtube.com/embed/live_stream?channel=UCuAXFkgsw1L7xaCfnd5JJOw`,
    "a fragment with neither x nor ID": links`http://www.youtube.com/user/simonscat?blend=1&amp;ob=4#p/u/`,
    "in another link": links`
      https://www.youtube.com/attribution_link?a=vGc4r4OsijuPt38V&u=/channel/UCzFlYStVgoieXzwLZ9J7n4w
      https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2F%40a https://m.youtube.com/?#/user/ViLEExtreamZ`,
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
    "a line break within the ID": ["https://youtu.be/dQw4w9\nWgXcQ", "https://www.youtube.com/watch?v=d\nQw4w9WgXcQ0"],
    "the first v of a query decides": links`
      https://www.youtube.com/watch?v=abc&v={} https://www.youtube.com/embed/x?v=abc&v={}
      https://www.youtube.com/watch?v=abc&video_id={}`,
  },
  "too-long": {
    "twelve characters or more, in every form": links`
      https://youtu.be/{}- https://www.youtube.com/watch?v=-cdveCh1kQk- https://www.youtube.com/embed/{}Q?x youtu.be/{}{}
      http://www.youtube.com/user/username#p/u/1/videoidmaybe?`,
    "another site's link attached to the ID": links`
      https://www.youtube.com/watch?v=-dxqbhLIgdMhttp://confreaks.tv/events/rustcamp2015 https://youtu.be/{}-https://vimeo.com/1`,
    "3,000 characters": ["https://www.youtube.com/watch?v=" + "a".repeat(3_000)],
    "a hyphen or more behind underscores": links`https://youtu.be/{}_- https://youtu.be/{}__x`,
    "the first run names the problem": links`https://www.youtube.com/embed/{}x?v=abc`,
  },
  "no-video": {
    "the home page": links`https://www.youtube.com https://www.youtube.com/ (https://www.youtube.com).`,
    "a watch page without v, as when a shell or a line break cuts it": [
      "https://www.youtube.com/watch",
      "https://www.youtube.com/watch?",
      "https://www.youtube.com/watch?t=2372",
      "https://www.youtube.com/watch?\nv={}",
    ],
    "words behind white space": [
      "Go to https://www.youtube.com/ and watch it",
      "I posted it on https://youtu.be/ yesterday",
      "https://www.youtube.com/shorts/ information",
      "https://youtu.be/ Engineering",
      "https://www.youtube.com/ live/trade-marks",
      "https://www.youtube.com/watch?v= {}Q",
    ],
    "an ID or another site behind white space": [
      "https://www.youtube.com/ {}",
      "https://www.youtube.com/ a.example/?v={}",
    ],
    "an empty v": ["https://youtube.com/watch?v=", "https://www.youtube.com/watch?" + "v=&".repeat(5_000)],
    "a v that does not begin with an ID": links`
      https://www.youtube.com/watch?v=*{} https://www.youtube.com/watch?v=%s https://www.youtube.com/watch?v=%E0%A4%A`,
    "eleven characters in another parameter": links`
      http://youtube.com/?wrong=XOY3ZUO6P0k https://www.youtube.com/watch?redirect=live/EkRHhOCdZjw
      https://www.youtube.com/shared?ci=E14kBrDEvYo https://www.youtube.com/watch?v2={} https://www.youtube.com/watch#x={}
      https://www.youtube.com/results?search_query=x/v/abcdefghijk https://www.youtube.com/attribution_link?a=JdfC0C9V6ZI`,
    "a form without an ID": links`
      youtube.com/embed https://youtube.com/shorts https://music.youtube.com/embed/ https://www.youtube.com/embed/watch?feature=x`,
    "a page's name where an ID would be": links`
      https://www.youtube.com/tv#/watch/video/control https://www.youtube.com/tv#/watch/video https://youtu.be/watch?t=1`,
    '"watch_popup" has eleven characters and is not an ID': links`http://www.youtube.com/watch_popup`,
    '"videoseries" is not an ID on a watch page either': links`
      https://www.youtube.com/watch?v=videoseries HTTPS://WWW.YOUTUBE.COM/WATCH?V=VIDEOSERIES`,
    "a path that only begins or ends like a video's": links`
      https://www.youtube.com/xembed/{} https://www.youtube.com/x/embed/{} https://www.youtube.com/embedx/{}
      https://www.youtube.com/u//{} https://www.youtube.com/u/a-b/{} https://www.youtube.com/NASA#xp/u/1/{}
      https://www.youtube.com/NASA#p/u/a-b/{} https://i.ytimg.com/x/vi/{}/0.jpg`,
    "a path that only begins or ends like a channel's or a playlist's": links`
      https://www.youtube.com/p https://www.youtube.com/x/p/PL1 https://www.youtube.com/view_play_lists?p=PL1
      https://www.youtube.com/channels/x https://www.youtube.com/x/channel/y https://www.youtube.com/x/@handle
      https://www.youtube.com/playlists https://www.youtube.com/x/playlist`,
    "a name right after the host is a channel's, not an ID": links`
      http://youtube.com/RAW_VIDEOID https://www.youtube.com/embedded https://gaming.youtube.com/ragefu
      https://www.youtube.com/cname/videos https://youtu.be/../../../etc/passwd`,
    "other pages": links`
      https://www.youtube.com/feed/subscriptions http://www.youtube.com/results?search_query=making+mustard
      https://www.youtube.com/redirect?q=https://example.com
      https://www.youtube.com/s/player/4eae42b1/www-widgetapi.vflset/www-widgetapi.js
      https://www.youtube.com/clip/UgytZKpehg-hEMBSn3F4AaABCQ https://www.youtube.com/post/UgkxAbCdEfGhIjKl
      https://www.youtube.com/source/Lyj-MZSAA9o/shorts`,
    "another site's link in one of YouTube's": links`
      https://www.youtube.com/oembed?url=https%3A%2F%2Fevil.com%2Fwatch%3Fv%3D{} https://www.youtube.com/attribution_link?u=
      https://consent.youtube.com/m?continue=https%3A%2F%2Fvimeo.com%2F{} https://www.youtube.com/redirect?q=https://example.com/?v={}`,
    "markup around a link without an ID": links`<script>alert("youtube.com/watch?v=")</script>`,
    "a blob": links`blob:https://www.youtube.com/{}`,
    "another of YouTube's hosts": links`
      https://tv.youtube.com/watch?v={} https://sub.youtu.be/{} https://youtu.be.youtube.com/{} https://fr.youtu.be/{}
      https://fra.youtube.com/watch?v={} https://a.fr.youtube.com/watch?v={} https://me@fr.youtube.com/watch?v={} https://i10.ytimg.com/vi/{}/0.jpg
      https://s.ytimg.com/vi/{}/0.jpg https://www.youtube.googleapis.com/v/{}`,
    "user information, or a port other than a default one": links`
      https://user:pass@youtube.com/watch?v={} https://me@i.ytimg.com/vi/{}/0.jpg a@youtube.com/watch?v={} http://youtu.be:8080/{}
      https://youtu.be:4430/{} https://youtu.be:0443/{} youtu.be:8443/{} https://youtube.com:/watch?v={}
      https://youtube.com:evil/watch?v={} https://evil.com\@youtube.com/watch?v=aaaaaaaaaaa`,
  },
};
