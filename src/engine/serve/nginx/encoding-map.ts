import type { Encoding } from '#engine/model/config/store.ts'
import { quote, toMap, type MapLine } from './config-text.ts'
import { textTrees } from './trees.ts'

/** Longer than the header of any browser. The rest of a longer one is ignored, as by the handler. */
const headerLimit = 256

/** In the order in which encodings of equal weight are chosen. */
const encodings: readonly (Encoding | 'identity')[] = ['br', 'gzip', 'identity']

/**
 * `$site_tree`: the folder of texts in the encoding that the client prefers. Weights count to one decimal: both encodings
 * are acceptable then, and the better one is sent.
 */
export function toEncodingMap(): string {
  return (
    toMap('site_accept_encoding', {
      of: '$http_accept_encoding',
      fallback: '$http_accept_encoding',
      lines: [[quote(`~^(?<site_encodings>.{${headerLimit}})`), '$site_encodings']],
    }) +
    toMap('site_tree', {
      of: '$site_accept_encoding',
      fallback: textTrees.identity,
      lines: weights.flatMap((weight) =>
        encodings.map((encoding): MapLine => [quote(toPattern(encoding, weight)), textTrees[encoding]]),
      ),
    })
  )
}

const end = String.raw`[ \t]*(?:[,;]|$)`

/** Each with all that begins with it, but 0. */
const weights: readonly string[] = [
  String.raw`(?:;[ \t]*q=1(?:\.0*)?)?[ \t]*(?:,|$)`,
  ...[9, 8, 7, 6, 5, 4, 3, 2, 1].map((tenth) => String.raw`;[ \t]*q=0?\.${tenth}\d*${end}`),
  String.raw`;[ \t]*q=0?\.0\d*[1-9]\d*${end}`,
]

/** A header that names an encoding with a weight, or `*` where it does not name it. */
function toPattern(encoding: Encoding | 'identity', weight: string): string {
  const named = String.raw`(?:^|.*,)[ \t]*${encoding}[ \t]*(?:[,;]|$)`
  return `~*^(?:(?=.*${toItem(encoding, weight)})|(?!${named})(?=.*${toItem(String.raw`\*`, weight)}))`
}

function toItem(name: string, weight: string): string {
  return String.raw`(?:^|,)[ \t]*${name}[ \t]*${weight}`
}
