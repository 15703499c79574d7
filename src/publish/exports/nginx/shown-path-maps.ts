import { escapeHtml } from '#lib/text/html.ts'
import { notFoundPathLimit } from '#model/urls/not-found.ts'
import { quote, quoteValue, toLiteral, toMap, type MapLine } from './config-text.ts'

interface Escape {
  character: string
  inPath: string
  inQuery: string
}

/** The printable ASCII characters that the page of the handler does not show as they are: URLs escape them, or HTML. */
const escapes: readonly Escape[] = Array.from({ length: 94 }, (_none, index): Escape => {
  const character = String.fromCharCode(33 + index)
  const { pathname } = new URL(`http://localhost/a${character}b`)
  const { search } = new URL(`http://localhost/?a${character}b`)
  return { character, inPath: escapeHtml(pathname.slice(2, -1)), inQuery: escapeHtml(search.slice(2, -1)) }
}).filter(({ character, inPath, inQuery }) => {
  return !'?#'.includes(character) && (inPath !== character || inQuery !== character)
})

const plain = `[^\\x00-\\x20\\x7f-\\xff${escapes.map(({ character }) => toLiteral(character)).join('')}]*`

/** As many characters are escaped; from the next one on the path is left out. */
const steps = 32

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
      lines: [[quote('~^/~/'), '$request_uri']],
    }),
    ...escapes.map(({ inPath, inQuery }, index) =>
      toMap(`site_escape_${index}`, {
        of: '$is_args',
        fallback: quoteValue(inQuery),
        lines: [['""', quoteValue(inPath)]],
      }),
    ),
    toMap('site_shown_path', {
      of: '$site_asked_path',
      lines: [
        [quote(`~^(?<site_rest_0>.{${notFoundPathLimit}})`), '$site_shown_1'],
        [quote('~^(?<site_rest_0>.*)$'), '$site_shown_1'],
      ],
    }),
    ...Array.from({ length: steps }, (_none, index) => toStep(index + 1)),
    toMap(`site_shown_${steps + 1}`, { of: `$site_rest_${steps}`, fallback: '…', lines: [['""', '""']] }),
  ].join('')
}

function toStep(step: number): string {
  const part = `(?<site_part_${step}>${plain})`
  return toMap(`site_shown_${step}`, {
    of: `$site_rest_${step - 1}`,
    lines: [
      [quote(`~^${part}$`), `$site_part_${step}`],
      ...escapes.map(({ character }, index): MapLine => [
        quote(`~^${part}${toLiteral(character)}(?<site_rest_${step}>.*)`),
        quote(`$site_part_${step}$site_escape_${index}$site_shown_${step + 1}`),
      ]),
      [quote(`~^${part}`), quote(`$site_part_${step}…`)],
    ],
  })
}
