import { expect, type Page } from '@playwright/test'
import { siteMoment } from '../../site/site.ts'
import { findAxeFaults, injectAxe } from '../support/axe-faults.ts'
import { languages } from '../support/languages.ts'
import { visit, watchProblems } from '../support/site.ts'
import { moveClock, onlyInFull, test } from '../support/test.ts'

const path = '/quan-he-co-dong'
const dates = (page: Page) => page.locator('.next-dates > li')
const times = (page: Page) => page.locator('.next-when > time')

const wording = {
  vi: { quarter: 'Quý III/2026', toDays: (days: number) => `còn ${days} ngày`, revenue: /700/ },
  en: { quarter: 'Q3 2026', toDays: (days: number) => `in ${days} days`, revenue: /700/ },
} as const

for (const language of ['vi', 'en'] as const) {
  const texts = wording[language]
  test.describe(language, () => {
    test.use(languages[language])

    test(
      'the hub opens on the newest quarter, and counts the days to each date by the clock of the visitor',
      onlyInFull(language === 'en'),
      async ({ page }) => {
        const problems = watchProblems(page)
        await injectAxe(page)
        await visit(page, path)
        await expect(page.locator('.latest h2')).toHaveText(texts.quarter)
        await expect(page.locator('.latest-figures > div')).toHaveCount(4)
        await expect(page.locator('.latest-figures > div').first()).toContainText(texts.revenue)
        await expect(dates(page)).toHaveCount(3)
        for (const date of await dates(page).all()) {
          const day = await date.locator('.next-when > time').getAttribute('datetime')
          const days =
            (Date.parse(day?.slice(0, 10) ?? '') - Date.parse(siteMoment.toISOString().slice(0, 10))) / 86_400_000
          expect(days).toBeGreaterThan(1)
          await expect(date).toContainText(texts.toDays(days))
        }
        expect(await findAxeFaults(page)).toEqual([])
        expect(problems).toEqual([])
      },
    )
  })
}

test('a date that has passed since the page was built makes room for the next', async ({ page }) => {
  // The page is of 21 November.
  await moveClock(page, 27)
  await visit(page, path)
  await expect(times(page).first()).toHaveText('18/12/2026')
  await expect(dates(page).first()).toContainText('hôm nay')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('figures, dates and documents are there, without a count that would be wrong tomorrow', async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('.latest-figures')).toBeVisible()
    await expect(times(page).first()).toBeVisible()
    await expect(page.locator('.next-when > span').first()).toBeEmpty()
    const quarter = page.locator('.results tbody tr').first()
    await expect(quarter.getByRole('link', { name: /^CSV/ })).toHaveAttribute(
      'href',
      '/tai-lieu/du-lieu/so-lieu-tai-chinh-hop-nhat-2026-q3.vi.csv',
    )
  })
})
