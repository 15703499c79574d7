import { notFoundPathLimit } from '#engine/model/urls/not-found.ts'
import { escapeHtml } from '#lib/text/html.ts'
import { quote, quoteValue, toLiteral, toMap, type MapLine } from './config-text.ts'

/**
 * `$site_shown_path`: the requested path for the not-found page: as a URL has it, cut, and then as HTML. nginx has no function
 * for either: each map of a chain replaces one character, and leaves the rest to the next.
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
    toMap('site_path_0', { of: '$site_asked_path', fallback: '$site_asked_path', lines: [] }),
    toChain(pathPart),
    toChain(queryPart),
    toMap('site_html_0', {
      of: '$site_path_1_to_end',
      fallback: '$site_path_1_to_end',
      lines: [[quote(`~^(?<site_cut>.{${notFoundPathLimit}})`), '$site_cut']],
    }),
    toChain(htmlPart),
    toMap('site_shown_path', { of: '$site_html_1_to_end', fallback: '$site_html_1_to_end', lines: [] }),
  ].join('')
}

/** A text that is taken apart at each character that is written otherwise. */
interface Part {
  name: 'path' | 'query' | 'html'
  /** As many characters are replaced; from the next one on the rest is left out. */
  steps: number
  toWritten: (character: string) => string
  /** A character where another part begins. */
  end?: { character: string; next: 'query' }
}

const pathPart: Part = {
  name: 'path',
  steps: 12,
  toWritten: (character) => new URL(`http://localhost/a${character}b`).pathname.slice(2, -1),
  end: { character: '?', next: 'query' },
}

const queryPart: Part = {
  name: 'query',
  steps: 24,
  toWritten: (character) => new URL(`http://localhost/?a${character}b`).search.slice(2, -1),
}

const htmlPart: Part = { name: 'html', steps: 32, toWritten: escapeHtml }

/** The printable ASCII characters that a part of a URL may have. */
const characters = Array.from({ length: 94 }, (_none, index) => String.fromCharCode(33 + index)).filter(
  (character) => !'?#'.includes(character),
)

/** `$site_NAME_1_to_end`: the text in `$site_NAME_0`, replaced. */
function toChain(part: Part): string {
  const steps = Array.from({ length: part.steps }, (_none, index) => toStep(part, index + 1))
  const { name } = part
  return [
    ...steps,
    toMap(`site_${name}_${part.steps + 1}_to_end`, {
      of: `$site_${name}_${part.steps}`,
      fallback: '…',
      lines: [['""', '""']],
    }),
  ].join('')
}

function toStep({ name, toWritten, end }: Part, step: number): string {
  const replaced = characters.filter((character) => toWritten(character) !== character)
  const stops = [...replaced, ...(end ? [end.character] : [])].map(toLiteral).join('')
  const begin = `~^(?<site_${name}_before_${step}>[^\\x00-\\x20\\x7f-\\xff${stops}]*)`
  const before = `$site_${name}_before_${step}`
  const toLine = (character: string, written: string, rest: string, next: string): MapLine => [
    quote(`${begin}${toLiteral(character)}(?<${rest}>.*)`),
    `"${before}${quoteValue(written).slice(1, -1)}$${next}"`,
  ]
  const lines = replaced.map((character) =>
    toLine(character, toWritten(character), `site_${name}_${step}`, `site_${name}_${step + 1}_to_end`),
  )
  const ends = end ? [toLine(end.character, end.character, `site_${end.next}_0`, `site_${end.next}_1_to_end`)] : []
  return toMap(`site_${name}_${step}_to_end`, {
    of: `$site_${name}_${step - 1}`,
    lines: [[quote(`${begin}$`), before], ...lines, ...ends, [quote(begin), quote(`${before}…`)]],
  })
}
