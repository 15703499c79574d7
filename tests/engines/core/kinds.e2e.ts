import { expect } from '@playwright/test'
import { locales } from '../../../src/engine/model/locale/locale.ts'
import { site } from '../../e2e/support/site.ts'
import { pickPages } from '../../site/pick-pages.ts'
import { test } from '../test.ts'

const widths = [320, 390, 1280]

for (const locale of locales) {
  for (const { url } of pickPages(site, new Set()).filter((page) => page.locale === locale)) {
    test(`${url} in ${locale} hydrates without a problem, and is nowhere wider than the window`, async ({
      visitor,
    }) => {
      await visitor.resize(320)
      await visitor.open(url, locale)
      for (const width of widths) {
        await visitor.resize(width)
        await visitor.sees(() => [innerWidth, document.documentElement.scrollWidth]).toEqual([width, width])
      }
      expect(await visitor.takeProblems()).toEqual([])
    })
  }
}
