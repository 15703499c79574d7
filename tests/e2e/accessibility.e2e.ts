import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { axeRules, hydrated, languages, pageKinds } from './site.ts'

for (const language of ['vi', 'en'] as const) {
  for (const width of [320, 1280]) {
    test.describe(`${language} at ${width} px`, () => {
      // axe is put into the page by the test, which the site's own security policy would refuse.
      test.use({ ...languages[language], viewport: { width, height: 800 }, bypassCSP: true })

      test('no kind of page has a fault that axe can find, nor scrolls sideways', async ({ page }) => {
        const faults: string[] = []
        for (const path of [...pageKinds, '/khong-co']) {
          await page.goto(path)
          await hydrated(page)
          const { violations } = await new AxeBuilder({ page }).withTags(axeRules).analyze()
          for (const { id, nodes } of violations) faults.push(`${path}: ${id}: ${nodes[0]?.html}`)
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          if (overflow > 0) faults.push(`${path}: ${overflow} px too wide`)
        }
        expect(faults).toEqual([])
      })
    })
  }
}
