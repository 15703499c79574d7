import { expect, type Locator, type Page } from '@playwright/test'
import { findAxeFaults, findOverflow, injectAxe } from '../support/axe-faults.ts'
import { languages } from '../support/languages.ts'
import { hydrated } from '../support/site.ts'
import { test } from '../support/test.ts'

const bar = (page: Page) => page.locator('.task-bar')
const phone = { width: 390, height: 844 }

/** A question with which somebody takes out a phone. */
interface Task {
  name: string
  /** Names of the links that are tapped, from the first page. */
  taps: Record<'vi' | 'en', readonly string[]>
  /** Something that is typed or chosen, after the taps. */
  act?: (page: Page) => Promise<void>
  /** All that answers the question. */
  answer: (page: Page) => readonly Locator[]
}

const tasks: readonly Task[] = [
  {
    name: 'open an account',
    taps: { vi: ['Mở tài khoản'], en: ['Open an account'] },
    answer: (page) => [page.locator('.account-needs'), page.locator('.account-ways > .button-first')],
  },
  {
    name: 'lock an account',
    taps: { vi: ['Khoá tài khoản'], en: ['Lock account'] },
    answer: (page) => [page.locator('.urgent a[href="tel:+842431000009"]'), page.locator('.urgent li').last()],
  },
  {
    name: 'the day a dividend is paid',
    taps: { vi: ['Cổ đông'], en: ['Investors'] },
    answer: (page) => [
      page.locator('.dividend-card time[datetime="2026-12-03"]'),
      page.locator('.dividend-card time[datetime="2026-12-22"]'),
      page.locator('.dividend-card').getByText('300'),
    ],
  },
  {
    name: 'all dividends',
    taps: { vi: ['Cổ đông', 'Các lần trả cổ tức'], en: ['Investors', 'All dividends'] },
    answer: (page) => [page.locator('.dividend-cards time[datetime="2026-12-22"]')],
  },
  {
    name: 'a fee',
    taps: { vi: ['Phí'], en: ['Fees'] },
    act: (page) => page.locator('.fee-calculator [name=amount]').fill('50000000'),
    answer: (page) => [page.locator('.fee-total output')],
  },
  {
    name: 'the latest report',
    taps: { vi: ['Cổ đông'], en: ['Investors'] },
    answer: (page) => [page.locator('.investor-answers .document-card').getByText(/^PDF, \d/)],
  },
]

for (const language of ['vi', 'en'] as const) {
  for (const start of ['/', '/trang-chu']) {
    test.describe(`in ${language}, from ${start}`, () => {
      test.use({ ...languages[language], viewport: phone, hasTouch: true, isMobile: true })

      for (const { name, taps, act, answer } of tasks) {
        test(`${name}: at most two taps, and the answer is on the first screen`, async ({ page }) => {
          await page.goto(start)
          await hydrated(page)
          expect(taps[language].length).toBeLessThanOrEqual(2)
          for (const [index, tap] of taps[language].entries()) {
            const link = (index === 0 ? bar(page) : page.locator('main')).getByRole('link', { name: tap, exact: true })
            await expect(link).toBeInViewport({ ratio: 1 })
            await link.tap()
          }
          await act?.(page)
          const top = await bar(page).evaluate((element) => element.getBoundingClientRect().top)
          for (const part of answer(page)) {
            await expect(part.first()).toBeVisible()
            await expect(part.first()).toBeInViewport({ ratio: 1 })
            const { bottom, right } = await part.first().evaluate((element) => element.getBoundingClientRect().toJSON())
            expect(bottom).toBeLessThanOrEqual(top)
            expect(right).toBeLessThanOrEqual(phone.width)
          }
          expect(await page.evaluate(() => scrollY)).toBe(0)
        })
      }
    })
  }
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('the bar leads to the number that locks an account', async ({ page }) => {
    await page.goto('/')
    await bar(page).getByRole('link', { name: 'Khoá tài khoản' }).click()
    await expect(page.locator('.urgent a[href^="tel:"]')).toBeInViewport({ ratio: 1 })
  })
})

test.describe('the bar of tasks', () => {
  for (const [width, height] of [
    [320, 640],
    [390, 844],
  ] as const) {
    test(`covers neither what has the focus nor the end of a page, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/tin-tuc/tin-tuc-moi-nhat')
      await hydrated(page)
      const covered: string[] = []
      for (let step = 0; step < 60; step++) {
        await page.keyboard.press('Tab')
        covered.push(
          ...(await page.evaluate(() => {
            const focused = document.activeElement
            const own = document.querySelector('.task-bar')
            if (!focused || focused === document.body || !own || own.contains(focused)) return []
            const { bottom, height: size } = focused.getBoundingClientRect()
            const isCovered = size > 1 && bottom > own.getBoundingClientRect().top + 0.5
            return isCovered ? [`${focused.textContent} ends at ${bottom}`] : []
          })),
        )
      }
      expect(covered).toEqual([])
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const end = page.locator('.disclaimer')
      const { y, height: size } = (await end.boundingBox()) ?? { y: Infinity, height: 0 }
      expect(y + size).toBeLessThanOrEqual((await bar(page).boundingBox())?.y ?? 0)
    })
  }

  test('is one line high at 320 px in both languages, has room for a thumb, and axe finds nothing', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await injectAxe(page)
    for (const language of ['vi', 'en']) {
      await page.goto(`/ho-tro/bieu-phi?lang=${language}`)
      await hydrated(page)
      const links = await bar(page)
        .getByRole('link')
        .evaluateAll((all) =>
          all.map((link) => ({
            ...link.getBoundingClientRect().toJSON(),
            lines: link.getClientRects().length,
            over: link.scrollWidth - link.clientWidth,
          })),
        )
      expect(links).toHaveLength(4)
      for (const { width, height, over } of links) {
        expect(width).toBeGreaterThanOrEqual(44)
        expect(height).toBeGreaterThanOrEqual(44)
        expect(over).toBe(0)
      }
      await expect(bar(page).locator('[aria-current=page]')).toHaveCount(1)
      expect(await findOverflow(page)).toBe(0)
      expect(await findAxeFaults(page)).toEqual([])
    }
  })

  for (const [name, width, height] of [
    ['a tablet', 768, 1024],
    ['a phone on its side', 844, 390],
    ['a window that a keyboard has made low', 390, 400],
  ] as const) {
    test(`is not there on ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/tin-tuc')
      await expect(bar(page)).toBeHidden()
      await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px')
    })
  }

  test('is not on paper', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.emulateMedia({ media: 'print' })
    await page.goto('/tin-tuc')
    await expect(bar(page)).toBeHidden()
  })
})
