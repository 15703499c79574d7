import { readFileSync } from 'node:fs'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { locales, type Locale } from '../../../src/model/locale/locale.ts'
import { toAddressUrl } from '../../../src/model/urls/address.ts'
import { siteOutput } from '../../site/site.ts'
import { manifest } from './site.ts'

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
  const seen = new Set<string>()
  return Object.entries(manifest.pages).flatMap(([path, files], turn) =>
    (turn % 2 === 0 ? locales : locales.toReversed()).flatMap((locale) =>
      files[locale].flatMap(({ file }, index) => {
        const html = readFileSync(`${siteOutput}/${file}`, 'utf8')
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
