import { expect, type Page } from '@playwright/test'
import { readCsvRecords } from '../../../src/engine/outputs/files/csv-fixture.ts'
import { injectAxe, findAxeFaults, findOverflow } from '../support/axe-faults.ts'
import { languages } from '../support/languages.ts'
import { visit, watchProblems } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

const path = '/quan-he-co-dong/du-lieu'

const romans: Readonly<Record<string, string>> = { Q1: 'I', Q2: 'II', Q3: 'III', Q4: 'IV' }

/** All figures of a section's tables as `metric | period | figure`, with a decimal point and without separators. */
async function readFigures(page: Page, section: string): Promise<string[]> {
  const figures = await page.getByRole('region', { name: section, exact: true }).evaluate((root) => {
    const isVietnamese = document.documentElement.lang === 'vi'
    const toDecimal = (text: string) => {
      const plain = text.replace('−', '-').replace(/[^\d.,-]/g, '')
      return isVietnamese ? plain.replaceAll('.', '').replace(',', '.') : plain.replaceAll(',', '')
    }
    return [...root.querySelectorAll('.data-table table')].flatMap((table) => {
      const heads = [...table.querySelectorAll('thead th')].map((head) => head.ariaLabel ?? head.textContent)
      return [...table.querySelectorAll('tbody tr')].flatMap((row) => {
        const label = row.querySelector('th')?.firstChild?.textContent ?? ''
        return [...row.querySelectorAll('td')].flatMap((cell) => {
          const figure = toDecimal(cell.firstChild?.textContent ?? '')
          return figure === '' ? [] : [`${label} | ${heads[cell.cellIndex]} | ${figure}`]
        })
      })
    })
  })
  // Compounds have no-break spaces.
  return figures.map((figure) => figure.replace(/\s+/g, ' '))
}

/** The link that shows the figures of a basis in place of the others. */
function toBasisLink(page: Page, name: string) {
  const nav = page.getByRole('navigation', { name: /^(Cơ sở lập báo cáo|Basis of preparation)$/ })
  return nav.getByRole('link', { name, exact: true })
}

const wording = {
  vi: {
    sections: ['Số liệu hợp nhất', 'Số liệu riêng'],
    chart: 'Doanh thu và lợi nhuận theo năm',
    description: /^Năm\s2024: Doanh\sthu\shoạt\sđộng\s2\.000, Lợi\snhuận\ssau\sthuế\s800\./,
    table: 'Số liệu hợp nhất theo năm, tỷ đồng',
    note: 'Trình bày lại, ghi chú 1',
    all: 'Tất cả',
    assets: 'Tài sản',
    toTime: (period: string, year: string) => (period === 'FY' ? `Năm ${year}` : `Quý ${romans[period] ?? ''}/${year}`),
  },
  en: {
    sections: ['Consolidated figures', 'Separate figures'],
    chart: 'Revenue and profit by year',
    description: /^FY 2024: Operating revenue 2,000, Profit after tax 800\./,
    table: 'Consolidated figures by year, VND billion',
    note: 'Restated, note 1',
    all: 'All',
    assets: 'Assets',
    toTime: (period: string, year: string) => (period === 'FY' ? `FY ${year}` : `${period} ${year}`),
  },
} as const

for (const language of ['vi', 'en'] as const) {
  const texts = wording[language]
  test.describe(language, () => {
    test.use(languages[language])

    test(
      'each basis shows years and quarters, and each chart describes its figures',
      onlyInFull(language === 'en'),
      async ({ page }) => {
        const problems = watchProblems(page)
        await visit(page, path)
        for (const name of texts.sections.toReversed()) {
          await toBasisLink(page, name).click()
          const section = page.getByRole('region', { name, exact: true })
          await expect(section.getByRole('heading', { level: 4 })).toHaveCount(2)
          await expect(section.getByRole('img')).toHaveCount(2)
          await section.getByRole('radio', { name: texts.all, exact: true }).check()
          await expect(section.getByRole('img')).toHaveCount(9)
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
        await toBasisLink(page, section).click()
        const shown = await readFigures(page, section)
        const links = page.getByRole('region', { name: section, exact: true }).locator('.data-downloads a')
        await expect(links).toHaveText([/ CSV, \d+\sKB$/, / JSON, \d+\sKB$/])
        const url = await links.first().getAttribute('href')
        expect(url).toBe(`/tai-lieu/du-lieu/so-lieu-tai-chinh-${basis}.${language}.csv`)
        const answer = await page.request.get(url ?? '')
        expect(answer.headers()['content-type']).toBe('text/csv; charset=utf-8')
        expect(answer.headers()['content-disposition']).toMatch(/^attachment; filename=/)
        const text = (await answer.body()).toString('utf8')
        expect(text.startsWith('\uFEFF')).toBe(true)
        const data = readCsvRecords(Buffer.from(text), language)
        const inFile = data.map(({ label, period = '', fiscal_year: year = '', value }) => {
          return `${label} | ${texts.toTime(period, year)} | ${value}`
        })
        expect(inFile.length).toBe(137)
        expect(inFile.toSorted()).toEqual(shown.toSorted())
        const json: unknown = await (await page.request.get((url ?? '').replace(/csv$/, 'json'))).json()
        expect(json).toMatchObject({ version: 2, language, name: `so-lieu-tai-chinh-${basis}` })
        expect(json).toHaveProperty('rows.0.unit', 'ty-dong')
        expect(json).toHaveProperty('rows.length', data.length)
      }
    })

    test(
      'a restated figure links to the previous one, the reason and both reports',
      onlyInFull(language === 'en'),
      async ({ page }) => {
        await page.goto(path)
        const section = page.getByRole('region', { name: texts.sections[0], exact: true })
        const table = page.getByRole('table', { name: texts.table })
        await section.getByRole('radio', { name: texts.assets, exact: true }).check()
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
          await visit(page, path)
          await page.locator('details.data-year').evaluateAll((all) => {
            for (const one of all) one.setAttribute('open', '')
          })
          for (const basis of texts.sections) {
            await toBasisLink(page, basis).click()
            await page.getByRole('radio', { name: texts.all, exact: true }).check()
            expect(await findAxeFaults(page)).toEqual([])
            expect(await findOverflow(page)).toBe(0)
          }
          const cut = await page
            .locator('.data-table td')
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
    await expect(year).toBeHidden()
    await toBasisLink(page, 'Số liệu riêng').click()
    await expect(page.getByRole('region', { name: 'Số liệu hợp nhất', exact: true })).toBeHidden()
    await expect(year.getByRole('table')).toBeHidden()
    await year.locator('summary').click()
    const reports = year.getByRole('row', { name: 'Báo cáo nguồn' }).getByRole('link')
    await expect(reports).toHaveCount(1)
    await expect(reports.first()).toHaveAccessibleName('Báo cáo: Báo cáo tài chính riêng Quý I/2025')
    await page.getByRole('link', { name: 'Tải về' }).last().click()
    await expect(page.getByRole('heading', { name: 'Tải về' })).toBeInViewport()
    await expect(year).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: /^Số liệu riêng CSV/ }).click()
    expect((await download).suggestedFilename()).toBe('Số liệu tài chính riêng.csv')
  })
})

test.describe('the switch between figures, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the figures of one basis that it names, and leaves the other basis as it is', async ({ page }) => {
    await page.goto(path)
    const [first, second] = ['Số liệu hợp nhất', 'Số liệu riêng'].map((name) =>
      page.getByRole('region', { name, exact: true }),
    )
    if (!first || !second) throw new Error('Two bases are expected')
    const profit = (section: typeof first) => section.getByRole('rowheader', { name: 'Lợi nhuận sau thuế' }).first()
    const cash = (section: typeof first) => section.getByRole('rowheader', { name: 'Lưu chuyển tiền thuần' }).first()
    await expect(profit(first)).toBeVisible()
    await expect(cash(first)).toBeHidden()
    await first.getByRole('radio', { name: 'Dòng tiền', exact: true }).check()
    await expect(profit(first)).toBeHidden()
    await expect(cash(first)).toBeVisible()
    await expect(first.getByRole('img', { name: 'Lưu chuyển tiền theo năm' })).toBeVisible()
    await toBasisLink(page, 'Số liệu riêng').click()
    await expect(first).toBeHidden()
    await expect(cash(second)).toBeHidden()
    await expect(profit(second)).toBeVisible()
    await toBasisLink(page, 'Số liệu hợp nhất').click()
    await expect(second).toBeHidden()
    await first.getByRole('radio', { name: 'Tất cả', exact: true }).check()
    for (const row of [profit(first), cash(first)]) await expect(row).toBeVisible()
  })
})

test('one basis is shown: that of the hash, which the way back returns to', async ({ page }) => {
  const [whole, parent] = ['Số liệu hợp nhất', 'Số liệu riêng'].map((name) => ({
    link: toBasisLink(page, name),
    section: page.getByRole('region', { name, exact: true }),
  }))
  if (!whole || !parent) throw new Error('Two bases are expected')
  await visit(page, path)
  await expect(whole.link).toHaveAttribute('aria-current', 'true')
  await expect(parent.section).toBeHidden()
  await parent.link.click()
  await expect(parent.section).toBeVisible()
  await expect(whole.section).toBeHidden()
  await expect(parent.link).toHaveAttribute('aria-current', 'true')
  await expect(whole.link).not.toHaveAttribute('aria-current')
  await expect(parent.link).toBeInViewport()
  await page.goBack()
  await expect(whole.section).toBeVisible()
  await expect(parent.section).toBeHidden()
  // A year of the other basis, as the search and other sites name it.
  await visit(page, `${path}#2026-rieng`)
  await expect(page.locator('details#\\32 026-rieng')).toBeInViewport()
  await expect(whole.section).toBeHidden()
  await expect(parent.link).toHaveAttribute('aria-current', 'true')
})

for (const width of [320, 390, 768, 1440]) {
  test(`at ${width} px the choice of the basis stands above its figures, and nothing moves with it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, path)
    const toPlaces = () =>
      page.evaluate(() =>
        ['.basis-switch', '.results'].map((part) => {
          const shown = [...document.querySelectorAll(part)].find((one) => one.checkVisibility())
          const { top, bottom } = shown?.getBoundingClientRect() ?? { top: NaN, bottom: NaN }
          return { top: Math.round(top + scrollY), bottom: Math.round(bottom + scrollY) }
        }),
      )
    const before = await toPlaces()
    for (const link of await page.locator('.basis-switch a').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    expect(before[1]?.top).toBeGreaterThanOrEqual((before[0]?.bottom ?? Infinity) + 8)
    await toBasisLink(page, 'Số liệu riêng').click()
    await expect(page.getByRole('region', { name: 'Số liệu riêng', exact: true })).toBeVisible()
    const after = await toPlaces()
    expect(after.map(({ top }) => top)).toEqual(before.map(({ top }) => top))
  })
}

test('each quarter leads to its page, its report, its explanation and its own figures', async ({ page }) => {
  await page.goto(path)
  const section = page.getByRole('region', { name: 'Số liệu hợp nhất', exact: true })
  const row = section.getByRole('table', { name: /^Kết quả từng quý/ }).getByRole('row', { name: /^Quý I\/2026 / })
  await expect(row.getByRole('link', { name: 'Quý I/2026', exact: true })).toHaveAttribute(
    'href',
    '/quan-he-co-dong/du-lieu/2026-q1',
  )
  const url = await row.getByRole('link', { name: /^CSV/ }).getAttribute('href')
  const answer = await page.request.get(url ?? '')
  const data = readCsvRecords(await answer.body(), 'vi')
  expect(new Set(data.map(({ period, fiscal_year: year, basis }) => `${period} ${year} ${basis}`))).toEqual(
    new Set(['Q1 2026 hop-nhat']),
  )
})

test('every year is printed, with all figures and the numbers of notes', async ({ page }) => {
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
  for (const table of await page.getByRole('table').all()) await expect(table).toBeVisible()
  for (const row of await page.locator('.data-table tbody tr').all()) await expect(row).toBeVisible()
  const outside = await page.locator('.data-note').evaluateAll((notes) =>
    notes.filter((note) => {
      const cell = note.closest('td')?.getBoundingClientRect()
      const { left, right } = note.getBoundingClientRect()
      return !cell || left < cell.left || right > cell.right + 0.5
    }),
  )
  expect(outside).toHaveLength(0)
})

test('the head of a table stays below the bar while the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto(path)
  await page.getByRole('radio', { name: 'Tất cả', exact: true }).first().check()
  const table = page.getByRole('table', { name: 'Số liệu hợp nhất theo năm, tỷ đồng' })
  await table
    .getByRole('rowheader', { name: 'Lợi nhuận sau thuế', exact: true })
    .evaluate((row) => row.scrollIntoView({ block: 'center' }))
  for (const head of await table.getByRole('columnheader').all()) await expect(head).toBeInViewport({ ratio: 1 })
})
