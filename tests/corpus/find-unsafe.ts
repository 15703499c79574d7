import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

/** The elements that the compiler writes; all others in its output come from a text. */
const knownTags = new Set(
  (
    'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code hr br em strong s a div table caption thead tbody tr th td ' +
    'picture source img #text #document-fragment'
  ).split(' '),
)
const urlAttributes = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'xlink:href', 'poster', 'data'])

/** Unsafe elements, attributes and URLs. The HTML is parsed as a browser does. */
export function findUnsafe(html: string): string[] {
  return [...unsafeBelow(parseFragment(html))]
}

function* unsafeBelow(node: Node): Generator<string> {
  if (!knownTags.has(node.nodeName)) yield `<${node.nodeName}>`
  if ('attrs' in node) {
    for (const { name, value } of node.attrs) {
      if (name.startsWith('on') || name === 'style' || name === 'srcdoc') yield `${name}="${value}"`
      if (urlAttributes.has(name) && !isHarmless(value)) yield `${name}="${value}"`
    }
  }
  if ('childNodes' in node) for (const child of node.childNodes) yield* unsafeBelow(child)
}

/** Checks a URL as browsers read it, without the characters that they drop. */
function isHarmless(address: string): boolean {
  // eslint-disable-next-line no-control-regex -- browsers drop these
  const plain = address.replace(/[\u0000-\u0020]/g, '').toLowerCase()
  if (/^[/\\][/\\]/.test(plain)) return false
  const scheme = /^([a-z][a-z0-9+.-]*):/.exec(plain)?.[1]
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme)
}
