import { expect, type Page } from '@playwright/test'
import { hydrated } from '../support/site.ts'
import { test } from '../support/test.ts'

const path = '/cong-bo-thong-tin/nghi-quyet-hdqt-ve-tam-ung-co-tuc-nam-2026-bang-tien'
const shortLink = 'https://shs.example/d/g8wzh3n'

const readClipboard = (tab: Page) => tab.evaluate(() => navigator.clipboard.readText())

test('the link and the citation are copied, and a toast says so', async ({ page: tab, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await tab.goto(path)
  await hydrated(tab)
  const actions = tab.getByRole('region', { name: 'Trích dẫn và chia sẻ' })
  await actions.getByRole('button', { name: 'Sao chép liên kết' }).click()
  await expect(tab.getByText('Đã sao chép liên kết', { exact: true })).toBeVisible()
  expect(await readClipboard(tab)).toBe(shortLink)

  await actions.getByText('Trích dẫn tài liệu này').click()
  await actions.getByRole('button', { name: 'Sao chép Văn bản' }).click()
  await expect(tab.getByText('Đã sao chép trích dẫn', { exact: true })).toBeVisible()
  const [sentence, ...files] = (await readClipboard(tab)).split('\n')
  expect(sentence).toBe(
    'Công ty Cổ phần Chứng khoán SHS, “Nghị quyết HĐQT về tạm ứng cổ tức năm 2026 bằng tiền”, ' +
      `số 18/2026/CBTT-MH, công bố lúc 16:40 16/11/2026, ${shortLink} (truy cập ngày 21/11/2026).`,
  )
  expect(files).toHaveLength(2)
  expect(files[0]).toMatch(/^SHA256 \(nghi-quyet\.vi\.pdf\) = [0-9a-f]{64}$/)
})

test('in English the link keeps the language, and the record names the day of the visit', async ({ page: tab }) => {
  await tab.goto(`${path}?lang=en`)
  await hydrated(tab)
  await tab.getByText('Cite this document').click()
  const record = tab.locator('.document-actions pre').last()
  await expect(record).toContainText(`url = {${shortLink}?lang=en}`)
  await expect(record).toContainText('urldate = {2026-11-21}')
})

for (const [what, isThere] of [
  ['has no clipboard', false],
  ['refuses the clipboard', true],
] as const) {
  test(`where the browser ${what}, a toast says so`, async ({ page: tab }) => {
    await tab.goto(path)
    await hydrated(tab)
    await tab.evaluate((isRefused) => {
      const refusing = { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }
      Object.defineProperty(navigator, 'clipboard', { value: isRefused ? refusing : undefined })
    }, isThere)
    await tab.getByRole('button', { name: 'Sao chép liên kết' }).click()
    await expect(tab.getByText('Không sao chép được', { exact: true })).toBeVisible()
  })
}

test('the system shares the title and the link; closing its sheet is no error, another failure is', async ({
  page: tab,
}) => {
  await tab.addInitScript(() => {
    const answers = [undefined, 'AbortError', 'NotAllowedError']
    const shared: unknown[] = []
    const share = async (data: unknown) => {
      shared.push(data)
      const failure = answers[shared.length - 1]
      if (failure !== undefined) throw new DOMException('', failure)
    }
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', { value: share })
  })
  await tab.goto(path)
  const button = tab.getByRole('button', { name: 'Chia sẻ', exact: true })
  const message = tab.getByText('Không chia sẻ được', { exact: true })
  await button.click()
  await button.click()
  expect(await tab.evaluate(() => Reflect.get(window, 'shared'))).toEqual(
    Array.from({ length: 2 }, () => ({
      title: 'Nghị quyết HĐQT về tạm ứng cổ tức năm 2026 bằng tiền',
      url: shortLink,
    })),
  )
  await expect(message).toHaveCount(0)
  await button.click()
  await expect(message).toBeVisible()
})

test('the short link on the page leads back to it, through the server', async ({ page: tab }) => {
  await tab.goto(path)
  await hydrated(tab)
  const answer = tab.waitForResponse((response) => new URL(response.url()).pathname === '/d/g8wzh3n')
  await tab.getByRole('link', { name: 'shs.example/d/g8wzh3n' }).click()
  expect((await answer).status()).toBe(307)
  await expect(tab).toHaveURL(path)
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('Nghị quyết HĐQT')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the link and the citation are there, buttons are not, and paper says where it is from', async ({
    page: tab,
  }) => {
    await tab.goto(path)
    const actions = tab.getByRole('region', { name: 'Trích dẫn và chia sẻ' })
    await expect(actions.getByRole('link')).toHaveAttribute('href', '/d/g8wzh3n')
    await expect(actions.getByRole('button', { name: 'Sao chép liên kết' })).toBeHidden()
    await actions.getByText('Trích dẫn tài liệu này').click()
    await expect(actions.locator('pre').first()).toContainText(`công bố lúc 16:40 16/11/2026, ${shortLink}.`)
    await expect(tab.locator('.print-sheet')).toBeHidden()

    await tab.emulateMedia({ media: 'print' })
    const sheet = tab.locator('.print-sheet')
    for (const text of [`https://shs.example${path}`, shortLink, '18/2026/CBTT-MH', '16:40 16/11/2026']) {
      await expect(sheet.getByText(text, { exact: true })).toBeVisible()
    }
    await expect(actions.getByRole('link')).toBeHidden()
  })
})
