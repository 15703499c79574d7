import { expect } from '@playwright/test'
import { scriptOf, stylesOf } from '../support/chunk-files.ts'
import { open, texts, watch } from '../support/fault-page.ts'
import { keepFailedImports } from '../support/kept-imports.ts'
import { languages } from '../support/languages.ts'
import { contentLink, headerLink, heading } from '../support/page-places.ts'
import { onlyInFull, test } from '../support/test.ts'

const start = '/trang-chu'
/** A page of a feature that has a script and a style sheet. */
const target = '/ho-tro/bieu-phi'

for (const locale of ['vi', 'en'] as const) {
  const { fees, news, failed, unknown } = texts[locale]
  for (const [what, file, all] of [
    ['script', scriptOf('fees'), '**/assets/*.js'],
    ['script that another imports', scriptOf('charges'), '**/assets/*.js'],
    ['style sheet', stylesOf('fees'), '**/assets/*.css'],
  ] as const) {
    for (const [rule, keepImports] of [
      ['in this engine', () => Promise.resolve()],
      ['in an engine that keeps failed imports', keepFailedImports],
    ] as const) {
      test.describe(`in ${locale}, ${rule}, a ${what}`, () => {
        test.use(languages[locale])
        const isRest = locale === 'en' || (rule !== 'in this engine' && what === 'style sheet')

        test(
          'that is missing in this release: a second request, then the error page',
          onlyInFull(isRest),
          async ({ page }) => {
            const { errors, documents } = watch(page)
            await open(page, start)
            const requested: string[] = []
            await page.route(file, async (route) => {
              requested.push(route.request().url())
              await route.fulfill({ status: 404 })
            })
            await keepImports(page)
            await contentLink(page, target).click()
            await expect(heading(page)).toHaveText(failed)
            await expect(page.locator('main')).toContainText(unknown)
            expect(requested).toHaveLength(2)
            expect(new Set(requested).size).toBe(1)
            expect(documents).toEqual([start])
            await page.unroute(file)
            await headerLink(page, news).click()
            await expect(heading(page)).toHaveText(news)
            expect(documents).toEqual([start])
            expect(errors).toEqual([])
          },
        )

        test('that loads at the second request: no error', onlyInFull(isRest), async ({ page }) => {
          const { errors, documents } = watch(page)
          await open(page, start)
          let requested = 0
          await page.route(file, (route) => (requested++ === 0 ? route.abort() : route.fallback()))
          await keepImports(page)
          await contentLink(page, target).click()
          await expect(heading(page)).toHaveText(fees)
          expect(requested).toBeGreaterThan(1)
          expect(documents).toEqual([start])
          expect(errors).toEqual([])
        })

        test('that is missing after a release: one reload, and no second one', onlyInFull(isRest), async ({ page }) => {
          const { errors, documents } = watch(page)
          await open(page, start)
          await page.route('**/_build/latest.json*', (route) =>
            route.fulfill({ json: { id: 'next', time: '2027-01-01' } }),
          )
          await page.route(all, (route) => route.fulfill({ status: 404 }))
          await keepImports(page)
          await contentLink(page, target).click()
          await expect(heading(page)).toHaveText(fees)
          await expect.poll(() => documents).toEqual([start, target])
          // The links work without script.
          await headerLink(page, news).click()
          await expect(heading(page)).toHaveText(news)
          expect(documents).toEqual([start, target, '/tin-tuc'])
          expect(errors).toEqual([])
        })
      })
    }
  }
}

// What was fetched is imported from the cache. Where the cache has lost it, the import makes a request of its own.
for (const [what, file] of [
  ['a script', scriptOf('fees')],
  ['a script that another imports', scriptOf('charges')],
] as const) {
  test(`${what} that was fetched, but cannot be imported: the target as a document, once`, async ({ page }) => {
    const { errors, documents } = watch(page)
    await open(page, start)
    await page.route(file, (route) => (route.request().resourceType() === 'script' ? route.abort() : route.fallback()))
    await keepFailedImports(page)
    await contentLink(page, target).click()
    await expect(heading(page)).toHaveText('Biểu phí')
    await expect.poll(() => documents).toEqual([start, target])
    // The document is not hydrated: its links work.
    await headerLink(page, 'Tin tức').click()
    await expect(heading(page)).toHaveText('Tin tức')
    expect(documents).toEqual([start, target, '/tin-tuc'])
    expect(errors).toEqual([])
  })
}

test('a page that comes with status 200 in place of a script does not stay', async ({ page }) => {
  const { errors, documents } = watch(page)
  await open(page, start)
  let requested = 0
  await page.route(scriptOf('fees'), (route) =>
    requested++ === 0 ? route.fulfill({ contentType: 'text/html', body: '<p>Wi-Fi</p>' }) : route.fallback(),
  )
  await keepFailedImports(page)
  await contentLink(page, target).click()
  await expect(heading(page)).toHaveText('Biểu phí')
  expect(documents).toEqual([start])
  expect(errors).toEqual([])
})

test('without the entry script the page is readable, and its links work', async ({ page }) => {
  const { errors } = watch(page)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/trang-chu')
  await headerLink(page, 'Tin tức').click()
  await expect(heading(page)).toHaveText('Tin tức')
  await page.locator('a[href*="lang=en"]').first().click()
  await expect(heading(page)).toHaveText('News')
  expect(errors).toEqual([])
})
