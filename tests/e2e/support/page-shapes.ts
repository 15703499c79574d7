import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { locales, type Locale } from '../../../src/engine/model/locale/locale.ts'
import { toAddressUrl } from '../../../src/engine/model/urls/address.ts'
import { site } from './site.ts'

/**
 * A small set of pages that has every pair of parent and child element, by name and classes, in each language or in any. It
 * suffices for tests of single elements and of hydration. All pages are tested elsewhere: their HTML by the contract tests,
 * their width and their navigation by the crawl.
 */
export function pickShapes({
  inEachLanguage,
}: {
  inEachLanguage: boolean
}): readonly (readonly [locale: Locale, url: string])[] {
  return inEachLanguage ? shapesOfEach() : shapesOfAny()
}

const [shapesOfEach, shapesOfAny] = [once(() => readShapes(true)), once(() => readShapes(false))]

/** Reading all pages takes two seconds: each process reads them once, when a test asks. */
function once<T>(read: () => T): () => T {
  let known: { value: T } | undefined
  return () => (known ??= { value: read() }).value
}

function readShapes(inEachLanguage: boolean): readonly (readonly [locale: Locale, url: string])[] {
  const seen = new Set<string>()
  return [...site.pages].flatMap(([path, count], turn) =>
    (turn % 2 === 0 ? locales : locales.toReversed()).flatMap((locale) =>
      Array.from({ length: count }, (_none, index) => index).flatMap((index) => {
        const html = site.readPage(path, locale, index + 1)
        const fresh = [...shapesIn(parse(html))]
          .map((shape) => (inEachLanguage ? `${locale} ${shape}` : shape))
          .filter((shape) => !seen.has(shape))
        for (const shape of fresh) seen.add(shape)
        return fresh.length > 0 ? [[locale, toAddressUrl({ path, page: index + 1 })] as const] : []
      }),
    ),
  )
}

/** Each element with its parent, by name and classes. */
function* shapesIn(node: DefaultTreeAdapterTypes.ParentNode): Generator<string> {
  for (const child of node.childNodes) {
    if (!('attrs' in child)) continue
    yield `${nameOf(node)} > ${nameOf(child)}`
    yield* shapesIn(child)
  }
}

function nameOf(node: DefaultTreeAdapterTypes.ParentNode): string {
  const classes = 'attrs' in node ? node.attrs.find(({ name }) => name === 'class')?.value : undefined
  return classes ? `${node.nodeName}.${classes}` : node.nodeName
}
