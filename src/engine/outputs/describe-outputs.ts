import { listed, Message, say } from '#lib/say/message.ts'
import type { OutputKind } from './output-plan.ts'

// The names of outputs, and of what they read, in words for whoever publishes. In the graph they are keys, the same in all languages.

export const outputKindNames: Readonly<Record<OutputKind, Message>> = {
  pages: say`pages`,
  'social images': say`social images`,
  'list indexes': say`list indexes`,
  feeds: say`feeds`,
  sitemaps: say`sitemaps`,
  'search index': say`search index`,
  images: say`images`,
  documents: say`documents`,
  'data files': say`data files`,
  'short links': say`short links`,
  redirects: say`redirects`,
  'other files': say`other files`,
}

/** The form of a key, and its words. */
type Form = readonly [RegExp, (...parts: string[]) => Message]

const outputs: readonly Form[] = [
  [/^page (.+)$/, (path = '') => say`page ${path}`],
  [/^card (.+)$/, (path = '') => say`social image ${path}`],
  [/^image (.+)$/, (path = '') => say`image ${path}`],
  [/^document (.+)$/, (path = '') => say`document ${path}`],
  [/^file (.+)$/, (path = '') => say`file ${path}`],
  [/^bundle (.+)$/, (path = '') => say`bundle ${path}`],
  [/^feed (.+)$/, (path = '') => say`feed ${path}`],
  [/^index (.+)$/, (path = '') => say`list index ${path}`],
  [/^not-found (.+)$/, (language = '') => say`page for addresses that are not found (${language})`],
  [/^gone (.+)$/, (language = '') => say`page for what was taken down (${language})`],
]

const reads: readonly Form[] = [
  [/^code$/, () => say`the code`],
  [/^build$/, () => say`the build`],
  [/^settings$/, () => say`the settings`],
  [/^frame$/, () => say`the frame of all pages`],
  [/^now$/, () => say`the present moment`],
  [/^moment$/, () => say`the moment of the build`],
  [/^today$/, () => say`today’s date`],
  [/^images$/, () => say`the images`],
  [/^its page$/, () => say`its page`],
  [/^new$/, () => say`it is new`],
  [/^(\S+) facts$/, (entry = '') => say`${entry}: facts`],
  [/^(\S+) internal$/, (entry = '') => say`${entry}: facts that no page shows`],
  [/^(\S+) files$/, (entry = '') => say`${entry}: files`],
  [/^(\S+) state$/, (entry = '') => say`${entry}: status and lists`],
  [/^(\S+) place$/, (entry = '') => say`${entry}: neighbours in its list`],
  [/^(\S+) (\w+)\.head$/, (entry = '', language = '') => say`${entry}: title and summary (${language})`],
  [/^(\S+) (\w+)\.body$/, (entry = '', language = '') => say`${entry}: text (${language})`],
  [/^derived all pages$|^derived pages of content$/, () => say`the list of pages`],
  [/^derived pages by parent$/, () => say`the pages by section`],
  [/^derived build time$/, () => say`the time of the build`],
  [
    /^derived newest (\d+) (\S+) of (\S+)$/,
    (n = '', name = '', path = '') => say`the newest ${n} of ${name} on ${path}`,
  ],
  [/^derived entries of (\S+)$/, (path = '') => say`the entries of the list ${path}`],
  [/^derived summary of (\S+)$/, (path = '') => say`the summary of the list ${path}`],
  [/^derived page (\d+) of (\S+)$/, (n = '', path = '') => say`page ${n} of the list ${path}`],
  [/^derived changes of (\S+)$/, (name = '') => say`the changes of ${name}`],
  [/^derived sitemaps? (?:of )?(\S+)$/, (name = '') => say`the sitemap of ${name}`],
  [/^derived feed of (\S+)$/, (path = '') => say`the feed of ${path}`],
  [/^derived bundles of (\S+)$/, (path = '') => say`the bundles of ${path}`],
  [/^derived (.+)$/, (name = '') => say`what is worked out of other content (${name})`],
]

function describe(key: string, forms: readonly Form[]): Message {
  for (const [form, toMessage] of forms) {
    const found = form.exec(key)
    if (found) return toMessage(...found.slice(1))
  }
  return new Message('{0}', [key])
}

/** An output by its key in the graph: `page vi/news`. */
export function describeOutput(key: string): Message {
  return describe(key, outputs)
}

/** Something that outputs read, as the graph names it: `news/a vi.head`. */
export function describeRead(read: string): Message {
  return describe(read, reads)
}

/** Why an output was made: what has changed of what it reads, as the graph lists it. */
export function describeReason(reason: string): Message {
  return listed(reason.split(', ').map(describeRead))
}

/** Why a release was made, as it is stored. */
export function describeMade(reason: string): Message {
  const [, made, removed] = /^(\d+) outputs made, (\d+) removed$/.exec(reason) ?? []
  if (made === undefined || removed === undefined) return new Message('{0}', [reason])
  return say`${Number(made)} outputs made, ${Number(removed)} removed`
}
