import { expect } from '@playwright/test'
import { findAxeFaults, injectAxe } from '../support/axe-faults.ts'
import { languages } from '../support/languages.ts'
import { visit, watchProblems } from '../support/site.ts'
import { moveClock, onlyInFull, test } from '../support/test.ts'

const path = '/trang-chu'

const wording = {
  vi: {
    fee: 'Trực tuyến 0,12–0,20% · 50 triệu đồng = 100.000 ₫',
    dividend: '300 ₫ trả 22/12/2026 · còn 31 ngày',
    off: 'Hôm nay không giao dịch',
    open: /^Đang giao dịch đến \d\d:\d\d$|^Nghỉ trưa|^Mở cửa|^Đã đóng cửa/,
    compute: 'Tính phí',
    total: /720\.000/,
  },
  en: {
    fee: 'Online 0.12–0.20% · VND 50 million = VND 100,000',
    dividend: 'VND 300 paid on 22 December 2026 · in 31 days',
    off: 'No trading today',
    open: /^Trading until \d\d:\d\d$|^Lunch break|^Opens|^Closed at/,
    compute: 'Calculate a fee',
    total: /720,000/,
  },
} as const

for (const language of ['vi', 'en'] as const) {
  const texts = wording[language]
  test.describe(language, () => {
    test.use(languages[language])

    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      test(`the tasks of ${width} px have their answers inside, on the first screen`, async ({ page }) => {
        const problems = watchProblems(page)
        await page.setViewportSize({ width, height })
        await injectAxe(page)
        await visit(page, path)
        const tasks = page.locator('.home-tasks > li')
        await expect(tasks).toHaveCount(4)
        await expect(tasks.nth(1)).toContainText(texts.fee)
        await expect(tasks.nth(2)).toContainText(texts.dividend)
        await expect(tasks.nth(3).locator('a')).toHaveCount(2)
        const last = await tasks.last().boundingBox()
        expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(height)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        expect(await findAxeFaults(page)).toEqual([])
        expect(problems).toEqual([])
      })
    }

    test(
      'an amount that is typed opens the calculator with its fee',
      onlyInFull(language === 'en'),
      async ({ page }) => {
        await visit(page, path)
        const form = page.locator('.home-cost form')
        await form.getByRole('textbox').fill('400.000.000')
        await form.getByRole('button', { name: texts.compute }).click()
        await expect(page).toHaveURL(/\/ho-tro\/bieu-phi\?.*luong=400/)
        await expect(page.locator('.fee-answer')).toContainText(texts.total)
      },
    )

    test('the state of trading follows the clock of the visitor', onlyInFull(language === 'en'), async ({ page }) => {
      // The clock stands on a Saturday.
      await visit(page, path)
      const state = page.locator('.home-today dd').first()
      await expect(state).toHaveText(texts.off)
      await moveClock(page, 2)
      await visit(page, path)
      await expect(state).toHaveText(texts.open)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the hours of trading stand in place of its state, and no days are counted', async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('.home-today dd').first()).toHaveText('09:00–11:30, 13:00–14:45')
    await expect(page.locator('.home-tasks > li').nth(2)).not.toContainText('còn')
  })
})
