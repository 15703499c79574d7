import { escapeHtml } from '#lib/text/html.ts'
import { notFoundPathLimit } from '#model/urls/not-found.ts'
import { quote, quoteValue, toLiteral, toMap, type MapLine } from './config-text.ts'

/** The printable ASCII characters that a part of a URL may have. */
const characters = Array.from({ length: 94 }, (_none, index) => String.fromCharCode(33 + index))

/** A part of a URL. Its text is taken apart at each character that the page does not show as it is. */
interface Part {
  name: 'path' | 'query'
  /** As many characters are escaped; from the next one on the rest is left out. */
  steps: number
  /** What the page of the handler shows for a character: URLs escape some, HTML others. */
  toShown: (character: string) => string
}

const query: Part = {
  name: 'query',
  steps: 32,
  toShown: (character) => escapeHtml(new URL(`http://localhost/?a${character}b`).search.slice(2, -1)),
}

const path: Part = {
  name: 'path',
  steps: 8,
  toShown: (character) => escapeHtml(new URL(`http://localhost/a${character}b`).pathname.slice(2, -1)),
}

/**
 * `$site_shown_path`: the requested path for the not-found page, as HTML. nginx has no function for that: each map escapes one
 * character, and leaves the rest to the next.
 */
export function toShownPathMaps(): string {
  return [
    toMap('site_asked_path', {
      of: '$uri',
      fallback: '$uri$is_args$args',
      // An address that nginx has decoded, as it was sent.
      lines: [[quote('~^/~/'), '$site_sent_path']],
    }),
    toMap('site_sent_path', {
      of: '$request_uri',
      fallback: '$request_uri',
      lines: [[quote(String.raw`~^(?<site_sent_alone>[^?]*)\?$`), '$site_sent_alone']],
    }),
    toMap('site_shown_path', {
      of: '$site_asked_path',
      lines: [
        [quote(`~^(?<site_path_0>.{${notFoundPathLimit}})`), '$site_shown_path_1'],
        [quote('~^(?<site_path_0>.*)$'), '$site_shown_path_1'],
      ],
    }),
    toChain(path, [[String.raw`\?`, '?$site_shown_query_1', 'site_query_0']]),
    toChain(query),
  ].join('')
}

/** Further characters, where something else begins: what stands for it, and the variable of the rest. */
type Ends = readonly (readonly [pattern: string, shown: string, rest: string])[]

function toChain(part: Part, ends: Ends = []): string {
  const escaped = characters.filter((character) => !'?#'.includes(character) && part.toShown(character) !== character)
  const others = `${escaped.map(toLiteral).join('')}${ends.map(([pattern]) => pattern).join('')}`
  const plain = `[^\\x00-\\x20\\x7f-\\xff${others}]*`
  const toStep = (step: number): string => {
    const begin = `~^(?<site_${part.name}_part_${step}>${plain})`
    const shown = `$site_${part.name}_part_${step}`
    const lines = escaped.map((character): MapLine => [
      quote(`${begin}${toLiteral(character)}(?<site_${part.name}_${step}>.*)`),
      `"${shown}${quoteValue(part.toShown(character)).slice(1, -1)}$site_shown_${part.name}_${step + 1}"`,
    ])
    const endLines = ends.map(([pattern, written, rest]): MapLine => [
      quote(`${begin}${pattern}(?<${rest}>.*)`),
      quote(`${shown}${written}`),
    ])
    return toMap(`site_shown_${part.name}_${step}`, {
      of: `$site_${part.name}_${step - 1}`,
      lines: [[quote(`${begin}$`), shown], ...lines, ...endLines, [quote(begin), quote(`${shown}…`)]],
    })
  }
  const last = toMap(`site_shown_${part.name}_${part.steps + 1}`, {
    of: `$site_${part.name}_${part.steps}`,
    fallback: '…',
    lines: [['""', '""']],
  })
  return [...Array.from({ length: part.steps }, (_none, index) => toStep(index + 1)), last].join('')
}
