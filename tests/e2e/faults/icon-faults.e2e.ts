import { expect, type Route } from '@playwright/test'
import { boxes, expectUnmoved, layout, recordIcons, names, reveal, section } from '../support/content-icons.ts'
import { languages } from '../support/languages.ts'
import { hydrated } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

type Answer = (route: Route, set: string) => Promise<unknown> | undefined

const invalid = 'Invalid data:'
const answerWith =
  (body: (set: string) => unknown): Answer =>
  (route, set) =>
    route.fulfill({ json: body(set) })
const hostile = (body: string): Answer =>
  answerWith((set) => ({
    prefix: set,
    icons: Object.fromEntries(
      [...names, 'market-pulse', 'landmark', 'trending-up', 'file-text'].map((name) => [name, { body }]),
    ),
  }))

const faults: readonly (readonly [name: string, answer: Answer, isMalformed: boolean | 'either'])[] = [
  ['404', (route) => route.fulfill({ status: 404, body: 'Not found' }), false],
  ['500', (route) => route.fulfill({ status: 500 }), false],
  ['a reset', (route) => route.abort('connectionreset'), false],
  ['no response', () => undefined, false],
  ['{}', answerWith(() => ({})), true],
  ['the wrong prefix', answerWith(() => ({ prefix: 'mdi', icons: { vault: { body: '<path d="M0 0h5"/>' } } })), true],
  [
    'HTML',
    (route) => route.fulfill({ body: '<!doctype html><script>alert(1)</script>', contentType: 'text/html' }),
    true,
  ],
  ['a script', hostile('<script>alert(1)</script>'), true],
  ['a handler', hostile('<path onclick="alert(1)" d="M0 0h24v24"/>'), true],
  ['a foreign link', hostile('<a href="javascript:alert(1)"><path d="M0 0h24v24"/></a>'), true],
  ['a foreign image', hostile('<image href="https://evil.test/a.png"/>'), true],
  // Too large, or too slow.
  ['5 MB', hostile(`<path d="${'M0 0'.repeat(150_000)}"/>`), 'either'],
]

/** The other faults differ in the refused part of a drawing; src/lib/icons/icon-set.test.ts has all cases. */
const sample = new Set(['404', 'no response', '{}', 'a script'])

for (const [language, options] of Object.entries(languages)) {
  test.describe(language, () => {
    test.use(options)

    for (const [name, answer, isMalformed] of faults) {
      const isRest = language === 'en' || !sample.has(name)
      test(`${name} instead of icons changes neither text nor layout`, onlyInFull(isRest), async ({ page }) => {
        const log = await recordIcons(page)
        await page.setViewportSize({ width: 1280, height: 500 })
        await page.route('**/_icons/**', (route) =>
          answer(route, /([^/]*)\.json/.exec(new URL(route.request().url()).pathname)?.[1] ?? ''),
        )
        await page.goto(section)
        await hydrated(page)
        await expect(boxes(page)).toHaveCount(5)
        const before = await layout(page)
        await reveal(page)
        const countReports = (icon: string) =>
          log.reports.filter((text) => text.includes(`custom icons: ${icon}`)).length
        for (const icon of names) await expect.poll(() => countReports(`lucide:${icon}`)).toBe(1)
        if (isMalformed !== 'either') {
          expect(log.reports.some((text) => text.startsWith(invalid))).toBe(isMalformed)
        }
        await expectUnmoved(page, before)
        await expect(page.locator('[data-icon] > *')).toHaveCount(0)

        // Also after a navigation, with icons that were not requested before.
        await page.locator('footer a[href="/san-pham-dich-vu/ngan-hang-dau-tu"]').click()
        await expect(page).toHaveURL('/san-pham-dich-vu/ngan-hang-dau-tu')
        await expect(boxes(page)).toHaveCount(2)
        const after = await layout(page)
        await reveal(page)
        for (const icon of ['trending-up', 'file-text']) await expect.poll(() => countReports(`lucide:${icon}`)).toBe(1)
        await expectUnmoved(page, after)
        await expect(page.locator('[data-icon] > *')).toHaveCount(0)
        expect(log.breaches).toEqual([])
      })
    }
  })
}
