import { expect } from '@playwright/test'
import { readCsv } from '../../../src/engine/outputs/files/csv-fixture.ts'
import { calculator, feesPath } from '../support/fee-calculator.ts'
import { languages } from '../support/languages.ts'
import { test } from '../support/test.ts'

const ownFee = { vi: 'Phí của Công ty', en: 'The Company’s fee' }

for (const language of ['vi', 'en'] as const) {
  test.describe(`the file in ${language}`, () => {
    test.use({ ...languages[language], javaScriptEnabled: false })

    test('has the rates of the tables, and a readable name', async ({ page, request }) => {
      await page.goto(feesPath)
      await expect(calculator(page)).toBeHidden()
      const link = page.getByRole('link', { name: /CSV/ })
      const response = await request.get((await link.getAttribute('href')) ?? '')
      expect(response.headers()['content-type']).toBe('text/csv; charset=utf-8')
      expect(response.headers()['content-disposition']).toMatch(
        /^attachment; filename=[a-z-]+\.csv; filename\*=UTF-8''|^attachment; filename="[A-Za-z ]+\.csv"/,
      )
      const bytes = await response.body()
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      const [, ...rows] = readCsv(bytes, language)
      const format = new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-US', { maximumFractionDigits: 4 })
      const written = new Map<string, string[]>()
      for (const [product = '', kind, channel = '', , , , percent = '', amount = ''] of rows) {
        // Taxes and charges have a list of their own.
        if (kind !== ownFee[language]) continue
        const figure = percent
          ? `${percent.replace('.', language === 'vi' ? ',' : '.')}%`
          : format.format(Number(amount)).replace(/^/, language === 'en' ? 'VND ' : '')
        const key = `${product} / ${channel}`
        written.set(key, [...(written.get(key) ?? []), figure])
      }
      const shown = new Map<string, string[]>()
      for (const section of await page.locator('.fee-product').all()) {
        const product = (await section.locator('h2').textContent())?.replaceAll('\u00a0', ' ')
        const table = section.locator(':scope > .prose table').first()
        const channels = (await table.locator('thead th').allTextContents()).slice(1)
        for (const [index, channel] of channels.entries()) {
          const cells = await table.locator(`tbody td:nth-child(${index + 2})`).allTextContents()
          shown.set(
            `${product} / ${channel}`,
            cells.map((cell) => cell.replaceAll('\u00a0', ' ')),
          )
        }
      }
      expect([...shown.keys()]).toEqual([...written.keys()])
      for (const [key, figures] of written) {
        const cells = shown.get(key) ?? []
        expect(cells.length, key).toBe(figures.length)
        for (const [index, figure] of figures.entries())
          expect(cells[index]?.startsWith(figure), `${key}: ${cells[index]}, ${figure}`).toBe(true)
      }
      await expect(page.locator('.fee-examples').first()).toBeVisible()
    })
  })
}

test('future and past versions open below', async ({ page }) => {
  await page.goto(feesPath)
  const versions = page.locator('.fee-version')
  expect(await versions.count()).toBeGreaterThanOrEqual(2)
  await versions.last().locator('> summary').click()
  await expect(versions.last().getByRole('table')).toBeVisible()
})
