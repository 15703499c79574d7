import { expect } from '@playwright/test'
import { injectAxe, findAxeFaults, findOverflow } from '../support/axe-faults.ts'
import { languages } from '../support/languages.ts'
import { onlyInFull, test } from '../support/test.ts'

const path = '/trung-tam-phan-tich/doi-chieu'

const names = {
  vi: { missed: 'Không đúng, không đạt', miss: 'Ngoài vùng', plan: 'Kế hoạch năm', rules: 'Cách tính' },
  en: { missed: 'Missed', miss: 'Outside the range', plan: 'Annual plans', rules: 'How this is counted' },
}

for (const language of ['vi', 'en'] as const) {
  for (const width of [390, 1440]) {
    const isRest = (language === 'vi') !== (width === 390)
    test.describe(`${language} at ${width} px`, () => {
      test.use({
        ...languages[language],
        viewport: { width, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
      })

      test('the record shows its misses, and axe finds nothing', onlyInFull(isRest), async ({ page }) => {
        await injectAxe(page)
        await page.goto(path)
        const missed = page.locator('.record-rows > li[data-state=miss]')
        await expect(missed).toHaveCount(3)
        await expect(missed.first()).toContainText(names[language].miss)
        await expect(page.locator('.record-totals b')).toHaveText(['1/2', '1/2', '1/2'])
        await expect(page.locator('.record-strip > svg .record-miss')).toHaveCount(3)
        expect(await findAxeFaults(page)).toEqual([])
        expect(await findOverflow(page)).toBe(0)
        await page.getByText(names[language].rules).click()
        expect(await findAxeFaults(page)).toEqual([])
      })
    })
  }

  test.describe(`${language} without script`, () => {
    test.use({ ...languages[language], javaScriptEnabled: false })

    test('rows are chosen by kind, and the misses by themselves', onlyInFull(language === 'en'), async ({ page }) => {
      const { missed, plan } = names[language]
      await page.goto(path)
      const shown = page.locator('.record-rows > li:visible')
      await expect(shown).toHaveCount(9)
      await page.getByRole('radio', { name: missed }).check()
      await expect(shown).toHaveCount(3)
      await page.getByRole('radio', { name: plan }).check()
      await expect(shown).toHaveCount(2)
    })
  })
}

test('each row leads to what was said, and the file has all of them', async ({ page, request }) => {
  await page.goto(path)
  const links = await page
    .locator('.record-said a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links).toHaveLength(9)
  for (const link of new Set(links)) expect((await request.get(link)).status(), link).toBe(200)
  const file = await page.locator('.record a[download]').getAttribute('href')
  const csv = await (await request.get(file ?? '')).text()
  expect(csv.trim().split('\r\n')).toHaveLength(10)
  expect(csv).toContain(';miss;')
})
