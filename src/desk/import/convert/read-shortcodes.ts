import { say } from '#lib/say/message.ts'
import { escapeHtml } from '#lib/text/html.ts'
import type { Losses } from './losses.ts'

/** The images of a gallery: those of the ids, or all that were uploaded for the post. */
export type ListGallery = (ids: readonly string[] | undefined) => readonly { mediaId: string }[]

export interface ShortcodeContext {
  losses: Losses
  listGallery: ListGallery
}

type Attributes = ReadonlyMap<string, string>
type Replace = (inner: string, attributes: Attributes, context: ShortcodeContext) => string

const note: Replace = (inner) => (inner.trim() === '' ? '' : `<sup data-note="">${inner.trim()}</sup>`)
const keep: Replace = (inner) => inner

/** Shortcodes that have a meaning here. */
const known: Readonly<Record<string, Replace>> = {
  caption: toFigure,
  wp_caption: toFigure,
  gallery: (_inner, attributes, { listGallery }) => {
    const ids = attributes.get('ids') ?? attributes.get('include')
    const images = listGallery(ids?.split(',').map((id) => id.trim()))
    return `\n\n${images.map(({ mediaId }) => `<img data-media="${escapeHtml(mediaId)}">`).join('\n\n')}\n\n`
  },
  embed: (inner, attributes) => toLink(inner.trim() || (attributes.get('src') ?? '')),
  audio: toMediaLink,
  video: toMediaLink,
  playlist: (_inner, _attributes, { losses }) => {
    losses.add(say`The playlist of [playlist]`)
    return ''
  },
  ref: note,
  efn_note: note,
  mfn: note,
  footnote: note,
  dropcap: keep,
}

/** Frames of page builders: they have a place on the page and no words. */
const frames =
  /^(?:vc_|et_pb_|fusion_|av_|ux_|row$|col(?:umn)?s?(?:_|$)|section$|one_|two_|three_|tab(?:s|group)?$|accordion)/

const pattern = /\[(\[?)(\/?)([a-z][\w-]*)((?:\s+[^\]]*?|=[^\]]*?)?)\s*(\/?)\](\]?)/gi

/**
 * A text of WordPress without shortcodes, `[gallery ids="1,2"]`: those that mean something here become HTML, the others are named and
 * left out, and the words within them stay. Words in brackets that are no shortcode stay too.
 */
export function readShortcodes(text: string, context: ShortcodeContext): string {
  let read = text
  // The innermost first, so that a caption within a column has its place.
  for (const name of Object.keys(known)) read = replaceKnown(read, name, context)
  const closed = new Set([...read.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name = '']) => name.toLowerCase()))
  return read.replaceAll(
    pattern,
    (whole: string, escaped: string, _end: string, name: string, attributes: string, isAlone: string) => {
      if (escaped !== '') return whole.slice(1, -1)
      const isShortcode =
        closed.has(name.toLowerCase()) ||
        /=/.test(attributes) ||
        /[_-]/.test(name) ||
        isAlone !== '' ||
        frames.test(name)
      if (!isShortcode) return whole
      if (!frames.test(name)) context.losses.add(say`The shortcode [${name}] was left out; words within it stay`)
      return ''
    },
  )
}

function replaceKnown(text: string, name: string, context: ShortcodeContext): string {
  const replace = known[name]
  if (!replace || !text.includes(`[${name}`)) return text
  const form = new RegExp(`(?<!\\[)\\[${name}((?:\\s[^\\]]*?)?)(?:/?\\]([\\s\\S]*?)\\[/${name}\\]|\\s*/?\\])`, 'gi')
  return text.replaceAll(form, (_whole, attributes: string, inner?: string) =>
    replace(inner ?? '', parseAttributes(attributes), context),
  )
}

/** `ids="1,2" size='large' link=file`, with the quotes that editors have made typographic. */
function parseAttributes(text: string): Attributes {
  const plain = text.replaceAll(/[“”″]|&#8221;|&#8243;|&quot;/g, '"').replaceAll(/[‘’]/g, "'")
  return new Map(
    Array.from(plain.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g), ([, name = '', a, b, c]) => [
      name.toLowerCase(),
      a ?? b ?? c ?? '',
    ]),
  )
}

function toFigure(inner: string, attributes: Attributes): string {
  const [, image = '', text = ''] = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inner) ?? []
  if (image === '') return inner
  const caption = text.trim() || (attributes.get('caption') ?? '')
  return `\n\n<figure>${image}${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>\n\n`
}

function toMediaLink(inner: string, attributes: Attributes): string {
  const src = ['src', 'mp4', 'mp3', 'm4a', 'm4v', 'webm', 'ogg'].map((name) => attributes.get(name)).find(Boolean)
  return src === undefined ? inner : toLink(src)
}

function toLink(url: string): string {
  return /^https?:\/\//i.test(url) ? `\n\n<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>\n\n` : url
}
