// oxlint-disable unicorn/consistent-function-scoping -- the function runs in the page, where nothing outside it exists

import { expect } from '@playwright/test'
import { allPaths, pageKinds, visit } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

// A page loads its style sheets in the order in which a visit needs them: each may come before or after any other.

/** Orders of the sheets, by their number. The pages' own order is that of the build. */
const orders: Readonly<Record<string, (count: number) => number[]>> = {
  reverse: (count) => Array.from({ length: count }, (_none, index) => count - 1 - index),
  // Each seventh, then the ones after them.
  shuffled: (count) =>
    Array.from({ length: 7 }, (_none, start) =>
      Array.from({ length: count }, (_one, index) => index).filter((index) => index % 7 === 6 - start),
    ).flat(),
}

const sample = ['/trang-chu', '/quan-he-co-dong/du-lieu', '/quan-he-co-dong/cong-bo-thong-tin']
const charted = allPaths.filter((path) => path.includes('/don-bay-phong-dai'))
const paths = [
  ...new Set([...sample, ...charted, ...pageKinds, ...allPaths.filter((path) => path.split('/').length === 3)]),
]

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

    for (const path of paths) {
      const isInSample = width === 1440 && (sample.includes(path) || charted.includes(path))
      test(`a page looks the same in any order of its styles: ${path}`, onlyInFull(!isInSample), async ({ page }) => {
        await visit(page, path)
        expect(await page.locator('style[data-file]').count()).toBeGreaterThan(1)
        for (const [name, toOrder] of Object.entries(orders)) {
          const order = toOrder(await page.locator('style[data-file]').count())
          expect(await page.evaluate(compareStyles, order), name).toEqual([])
        }
      })
    }
  })
}

/** In the page: what the elements look like in another order of the style sheets, where it differs. Restores the order. */
async function compareStyles(order: readonly number[]): Promise<string[]> {
  const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-file]')]
  const put = async (all: readonly (HTMLStyleElement | undefined)[]) => {
    for (const sheet of all) if (sheet) document.head.append(sheet)
    // Chromium makes fonts anew after such a change, and then shows one that came late.
    await document.fonts.ready
  }
  /** All properties that a sheet sets. */
  const names = new Set<string>()
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if ('style' in rule && rule.style instanceof CSSStyleDeclaration) for (const name of rule.style) names.add(name)
      if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) collect(rule.cssRules)
    }
  }
  for (const { sheet } of sheets) if (sheet) collect(sheet.cssRules)
  /** Of elements that no rule can tell apart by their classes and those around them, the first and the last. */
  const alike = new Map<string, Element[]>()
  const toPlace = (element: Element): string =>
    `${element.parentElement && element !== document.body ? `${toPlace(element.parentElement)} > ` : ''}${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
  for (const element of document.querySelectorAll('body, body *')) {
    const place = toPlace(element)
    alike.set(place, [alike.get(place)?.[0] ?? element, element])
  }
  const read = () =>
    [...alike].flatMap(([place, elements]) =>
      [...new Set(elements)].flatMap((element) =>
        ['', '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo || undefined)
          const isThere = pseudo === '' || style.content !== 'none'
          const values = isThere ? Array.from(names, (name) => `${name}: ${style.getPropertyValue(name)}`) : []
          return { place: `${place}${pseudo}`, values }
        }),
      ),
    )
  await put(sheets)
  const before = read()
  await put(order.map((index) => sheets[index]))
  const after = read()
  await put(sheets)
  const differences = before.flatMap(({ place, values }, index) =>
    values.flatMap((value, number) => {
      const other = after[index]?.values[number]
      return value === other ? [] : [`${place} { ${value} }, in another order ${other}`]
    }),
  )
  return differences.slice(0, 20)
}
