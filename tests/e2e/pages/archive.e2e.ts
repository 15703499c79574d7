import { expect } from '@playwright/test'
import { watchRequests } from '../support/requests.ts'
import { hydrated } from '../support/site.ts'
import { test } from '../support/test.ts'

for (const [language, title, name] of [
  ['vi', 'Tải toàn bộ tài liệu theo năm', /^Tài liệu năm 2026 ZIP, \d+\sKB · \d+ tài liệu$/],
  ['en', 'Download all documents by year', /^Documents for 2026 ZIP, \d+\sKB · \d+ documents$/],
] as const) {
  test(`in ${language} the documents of a year are one download`, async ({ page: tab }) => {
    await tab.setViewportSize({ width: 320, height: 800 })
    const requested = watchRequests(tab, /\/tai-ve\//)
    await tab.goto(`/quan-he-co-dong/cong-bo-thong-tin?lang=${language}`)
    await hydrated(tab)
    await tab.getByText(title).focus()
    await tab.keyboard.press('Enter')
    const link = tab.getByRole('link', { name })
    await link.hover()
    // A file of many megabytes is not prefetched.
    expect(requested).toEqual([])
    const [download] = await Promise.all([tab.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe('cong-bo-thong-tin-2026.zip')
    expect(await download.failure()).toBeNull()
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}

test('a document shows when it was published, and what corrected it and why', async ({ page: tab }) => {
  await tab.goto('/cong-bo-thong-tin/thong-bao-moi-hop-dai-hoi-dong-co-dong-thuong-nien-2025?lang=en')
  await tab.getByText('Publication history').click()
  const events = tab.locator('.document-history li')
  await expect(events).toHaveCount(2)
  await expect(events.nth(0)).toContainText('This document published')
  await expect(events.nth(1)).toContainText('Corrected by: Correction of the record date')
  await expect(events.nth(1)).toContainText('drafting error')
  await events.nth(1).getByRole('link').click()
  await tab.getByText('Publication history').click()
  await expect(events.filter({ hasText: 'Corrects: ' })).toHaveCount(1)
})
