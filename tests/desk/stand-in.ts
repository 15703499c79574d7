import type { Page } from '@playwright/test'
import type { Pasted } from '../../src/desk/protocol/changes.ts'

const pasted: Pasted = { markdown: '## Tiêu đề\n\nĐoạn **đậm**.', lost: [{ vi: 'Màu chữ', en: 'Colours' }] }

/** Answers a paste where the server of the desk does not convert it yet; whatever it knows, it answers itself. */
export async function standIn(page: Page): Promise<void> {
  await page.route(/\/api\/paste$/, async (route) => {
    const response = await route.fetch()
    await (response.status() === 404 ? route.fulfill({ json: pasted }) : route.fulfill({ response }))
  })
}
