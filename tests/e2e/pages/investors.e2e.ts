import { expect } from '@playwright/test'
import { languages } from '../support/languages.ts'
import { isShown } from '../support/page-shown.ts'
import { onlyInFull, test } from '../support/test.ts'

const texts = {
  vi: {
    missing: 'Chưa công bố',
    noEnglish: 'Chưa có bản tiếng Anh',
    report: /^Báo cáo ?: Quý III 2026, Hợp nhất$/,
  },
  en: {
    missing: 'Not published',
    noEnglish: 'No English version yet',
    report: /^Report ?: Q3 2026, Consolidated$/,
  },
}

const statements = '/quan-he-co-dong/bao-cao-dinh-ky/bao-cao-tai-chinh'
const report = '/bao-cao-dinh-ky/bao-cao-tai-chinh-hop-nhat-quy-iii-2026'
const correction = '/cong-bo-thong-tin/dinh-chinh-ngay-dang-ky-cuoi-cung-du-hop-dai-hoi-thuong-nien-2025'
const corrected = '/cong-bo-thong-tin/thong-bao-moi-hop-dai-hoi-dong-co-dong-thuong-nien-2025'

for (const language of ['vi', 'en'] as const) {
  test.describe(language, () => {
    test.use(languages[language])

    test('the grid names its gaps, and says which report is in one language only', async ({ page }) => {
      const { missing, noEnglish, report: name } = texts[language]
      await page.goto(statements)
      const grid = page.getByRole('table')
      // Four years have ten statements; that of 2023 has no English version.
      await expect(grid.getByRole('cell', { name: missing, exact: true })).toHaveCount(31)
      await expect(grid.getByText(noEnglish)).toHaveCount(1)
      await expect(grid.locator('.language-chip')).toHaveText(['VI'])
      await grid.getByRole('link', { name }).click()
      await expect(page).toHaveURL(report)
      await expect(page.locator('h1')).toContainText(language === 'vi' ? 'Quý III/2026' : 'Q3 2026')
    })

    for (const width of [320, 390]) {
      test(
        `at ${width} px no report is beyond the edge, and the newest consolidated one comes first`,
        onlyInFull(language === 'en'),
        async ({ page }) => {
          await page.setViewportSize({ width, height: 800 })
          await page.goto(statements)
          const cells = page.locator('.periodic-grid td:visible')
          const boxes = await Promise.all((await cells.all()).map((cell) => cell.boundingBox()))
          expect(boxes.length).toBeGreaterThan(20)
          expect(boxes.filter((box) => !box || box.x < 0 || box.x + box.width > width)).toEqual([])
          const scrolled = await page
            .locator('.table-scroll')
            .first()
            .evaluate((box) => box.scrollWidth - box.clientWidth)
          expect(scrolled).toBe(0)
          const first = page.locator('.periodic-grid tbody').first()
          await expect(first.getByRole('rowheader').nth(1)).toHaveText(language === 'vi' ? 'Hợp nhất' : 'Consolidated')
          // Each stands below its period.
          await expect(cells.first()).toHaveAttribute('data-of', language === 'vi' ? 'Quý III' : 'Q3')
        },
      )
    }

    test(
      'a correction and the corrected disclosure link to each other',
      onlyInFull(language === 'en'),
      async ({ page }) => {
        const wrong = page
          .getByRole('note')
          .getByRole('cell', { name: language === 'vi' ? '25/03/2025' : '25 March 2025' })
        await page.goto(corrected)
        await expect(wrong).toBeVisible()
        await page.getByRole('note').getByRole('link').click()
        await expect(page).toHaveURL(correction)
        // The URL changes before the page.
        await page.waitForFunction(isShown, correction)
        await expect(wrong).toBeVisible()
        await page.getByRole('note').getByRole('link').click()
        await expect(page).toHaveURL(corrected)
      },
    )

    test(
      'a meeting shows its papers by kind, its votes, and a link to the external site',
      onlyInFull(language === 'en'),
      async ({ page }) => {
        await page.goto('/quan-he-co-dong/dai-hoi-co-dong/thuong-nien')
        const meeting = page.locator('#dai-hoi-thuong-nien-2025')
        const kinds = await meeting.locator('.meeting-papers dt').allTextContents()
        expect(kinds).toEqual(
          language === 'vi'
            ? ['Thông báo mời họp', 'Chương trình họp', 'Dự thảo nghị quyết', 'Biên bản họp', 'Nghị quyết']
            : ['Notice of meeting', 'Agenda', 'Draft resolutions', 'Minutes', 'Resolution'],
        )
        await expect(
          meeting.locator('.meeting-papers').getByText(language === 'vi' ? 'Đã được đính chính' : 'Corrected'),
        ).toHaveCount(1)
        const votes = meeting.getByRole('table', { name: language === 'vi' ? 'Kết quả biểu quyết' : 'Voting results' })
        await expect(votes.getByRole('row')).toHaveCount(5)
        await expect(meeting.locator('a[href^="https://dai-hoi-co-dong.example"]')).toHaveCount(1)
        await meeting.locator(`a[href="${corrected}"]`).click()
        await expect(page).toHaveURL(corrected)
      },
    )
  })
}

test('a document shows whether it is in force, and links to its other versions', async ({ page }) => {
  await page.goto('/quan-tri-doanh-nghiep/dieu-le-cong-ty-phien-ban-1-0')
  await expect(page.locator('.facts').getByText('Hết hiệu lực', { exact: true }).first()).toBeVisible()
  await page.locator('.document-versions').getByRole('link', { name: 'Điều lệ Công ty phiên bản 2.0' }).click()
  await expect(page.locator('.facts').getByText('Đang có hiệu lực')).toBeVisible()
})
