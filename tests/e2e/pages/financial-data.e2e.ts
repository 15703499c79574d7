import { expect, type Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { injectAxe, findAxeFaults, findOverflow } from '../support/axe-faults.ts'
import { languages } from '../support/languages.ts'
import { hydrated, watchProblems } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

const path = '/quan-he-co-dong/du-lieu'

const romans: Readonly<Record<string, string>> = { Q1: 'I', Q2: 'II', Q3: 'III', Q4: 'IV' }

/** All figures of a section's tables as `metric | period | figure`, with a decimal point and without separators. */
function readFigures(page: Page, section: string): Promise<string[]> {
  return page.getByRole('region', { name: section, exact: true }).evaluate((root) => {
    const isVietnamese = document.documentElement.lang === 'vi'
    const toDecimal = (text: string) => {
      const plain = text.replace('−', '-').replace(/[^\d.,-]/g, '')
      return isVietnamese ? plain.replaceAll('.', '').replace(',', '.') : plain.replaceAll(',', '')
    }
    return [...root.querySelectorAll('table')].flatMap((table) => {
      const heads = [...table.querySelectorAll('thead th')].map(({ textContent }) => textContent)
      return [...table.querySelectorAll('tbody tr')].flatMap((row) => {
        const label = row.querySelector('th')?.firstChild?.textContent ?? ''
        return [...row.querySelectorAll('td')].flatMap((cell) => {
          const figure = toDecimal(cell.firstChild?.textContent ?? '')
          return figure === '' ? [] : [`${label} | ${heads[cell.cellIndex]} | ${figure}`]
        })
      })
    })
  })
}

const wording = {
  vi: {
    sections: ['Số liệu hợp nhất', 'Số liệu riêng'],
    chart: 'Doanh thu và lợi nhuận theo năm',
    description: /^Năm 2024: Doanh thu hoạt động 2\.000, Lợi nhuận sau thuế 800\./,
    table: 'Số liệu hợp nhất theo năm, tỷ đồng',
    note: 'Trình bày lại, ghi chú 1',
    toTime: (period: string, year: string) => (period === 'FY' ? `Năm ${year}` : `Quý ${romans[period] ?? ''}/${year}`),
  },
  en: {
    sections: ['Consolidated figures', 'Separate figures'],
    chart: 'Revenue and profit by year',
    description: /^FY 2024: Operating revenue 2,000, Profit after tax 800\./,
    table: 'Consolidated figures by year, VND billion',
    note: 'Restated, note 1',
    toTime: (period: string, year: string) => (period === 'FY' ? `FY ${year}` : `${period} ${year}`),
  },
} as const

for (const language of ['vi', 'en'] as const) {
  const texts = wording[language]
  test.describe(language, () => {
    test.use(languages[language])

    test(
      'both bases show years and quarters, and each chart describes its figures',
      onlyInFull(language === 'en'),
      async ({ page }) => {
        const problems = watchProblems(page)
        await page.goto(path)
        await hydrated(page)
        for (const name of texts.sections) {
          const section = page.getByRole('region', { name, exact: true })
          await expect(section.getByRole('heading', { level: 4 })).toHaveCount(2)
          await expect(section.getByRole('img')).toHaveCount(4)
        }
        const chart = page.getByRole('img', { name: texts.chart, exact: true }).first()
        await expect(chart).toHaveAccessibleDescription(texts.description)
        const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
        expect(new Set(ids).size).toBe(ids.length)
        expect(problems).toEqual([])
      },
    )

    test('files have the figures of the tables', onlyInFull(language === 'en'), async ({ page }) => {
      await page.goto(path)
      for (const [index, basis] of ['hop-nhat', 'rieng'].entries()) {
        const section = texts.sections[index] ?? ''
        const shown = await readFigures(page, section)
        const links = page.getByRole('region', { name: section, exact: true }).locator('a[download]')
        await expect(links).toHaveText([/ CSV, \d+\sKB$/, / JSON, \d+\sKB$/])
        const url = await links.first().getAttribute('href')
        expect(url).toBe(`/tai-lieu/du-lieu/so-lieu-tai-chinh-${basis}.${language}.csv`)
        const answer = await page.request.get(url ?? '')
        expect(answer.headers()['content-type']).toBe('text/csv; charset=utf-8')
        expect(answer.headers()['content-disposition']).toMatch(/^attachment; filename=/)
        const text = (await answer.body()).toString('utf8')
        expect(text.startsWith('\uFEFF')).toBe(true)
        const data = parse<Record<string, string>>(text, { bom: true, columns: true })
        const inFile = data.map(({ label, period = '', fiscal_year: year = '', value }) => {
          return `${label} | ${texts.toTime(period, year)} | ${value}`
        })
        expect(inFile.length).toBe(137)
        expect(inFile.toSorted()).toEqual(shown.toSorted())
        const json: unknown = await (await page.request.get((url ?? '').replace(/csv$/, 'json'))).json()
        expect(json).toMatchObject({ basis, unit: 'ty-dong', currency: 'VND' })
        expect(json).toHaveProperty('points.length', data.length)
      }
    })

    test(
      'a restated figure links to the previous one, the reason and both reports',
      onlyInFull(language === 'en'),
      async ({ page }) => {
        await page.goto(path)
        const table = page.getByRole('table', { name: texts.table })
        const link = table.getByRole('link', { name: texts.note })
        const note = page.locator((await link.getAttribute('href')) ?? '')
        await link.click()
        await expect(note).toBeInViewport()
        await expect(note).toContainText(language === 'vi' ? '3.700' : '3,700')
        await expect(note).toContainText(language === 'vi' ? '3.600' : '3,600')
        await expect(note.getByRole('link')).toHaveCount(2)
        await note.getByRole('link').last().click()
        await expect(page).toHaveURL(/\/bao-cao-dinh-ky\/bao-cao-tai-chinh-hop-nhat-quy-i-2026$/)
      },
    )

    for (const width of [320, 1280]) {
      const isRest = language === 'vi' || width === 1280
      test(
        `at ${width} px, with every year open, axe finds nothing and nothing is too wide`,
        onlyInFull(isRest),
        async ({ page }) => {
          await page.setViewportSize({ width, height: 800 })
          await injectAxe(page)
          await page.goto(path)
          await hydrated(page)
          await page.locator('details.data-year').evaluateAll((all) => {
            for (const one of all) one.setAttribute('open', '')
          })
          expect(await findAxeFaults(page)).toEqual([])
          expect(await findOverflow(page)).toBe(0)
          // The number of a note is outside its cell, so that figures stay aligned.
          const cut = await page
            .locator('.data-table td:not(:has(.data-note))')
            .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length)
          expect(cut).toBe(0)
        },
      )
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is complete: each year opens, each period names its report, files are links', async ({ page }) => {
    await page.goto(path)
    const year = page.locator('details#\\32 025-rieng')
    await expect(year.getByRole('table')).toBeHidden()
    await year.locator('summary').click()
    const reports = year.getByRole('row', { name: 'Báo cáo nguồn' }).getByRole('link')
    await expect(reports).toHaveCount(1)
    await expect(reports.first()).toHaveAccessibleName('Báo cáo: Báo cáo tài chính riêng Quý I/2025')
    await page.getByRole('link', { name: 'Tải về' }).last().click()
    await expect(page.getByRole('heading', { name: 'Tải về' }).last()).toBeInViewport()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: /^Số liệu riêng CSV/ }).click()
    expect((await download).suggestedFilename()).toBe('Số liệu tài chính riêng.csv')
  })
})

test('every year is printed', async ({ page }) => {
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
  for (const table of await page.getByRole('table').all()) await expect(table).toBeVisible()
})
