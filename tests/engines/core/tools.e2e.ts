import { expect } from '@playwright/test'
import { choose, readAddress, textOf } from '../page/read-page.ts'
import { test } from '../test.ts'

test('the calculator of fees', async ({ visitor }) => {
  await visitor.open('/ho-tro/bieu-phi')
  await visitor.evaluate(choose, 'Kênh giao dịch', 'Trực tuyến')
  await visitor.click('.fee-calculator [name=amount]')
  await visitor.type('100.000.000')
  await visitor.click('.fee-calculator button', 'Tính phí')
  await visitor.sees(textOf, '.fee-calculator [role=status], .fee-calculator output').toBe('180.000 ₫')
  expect(await visitor.takeProblems()).toEqual([])
})

test('the dialog of the search answers while a query is typed, and leads to a page', async ({ visitor }) => {
  await visitor.open('/tin-tuc')
  await visitor.click('header a', 'Tìm kiếm')
  await visitor.sees(() => document.activeElement?.closest('dialog') !== null).toBe(true)
  await visitor.type('biểu phí')
  await visitor.sees(textOf, 'dialog article mark').toMatch(/^biểu phí$/i)
  await visitor.press('ArrowDown')
  await visitor.press('Enter')
  await visitor.sees(() => document.querySelectorAll('dialog[open]').length).toBe(0)
  await visitor.sees(readAddress).not.toBe('/tin-tuc')
  expect(await visitor.takeProblems()).toEqual([])
})

test('the page of the search keeps the answer of the server, and answers the next query itself', async ({
  visitor,
}) => {
  await visitor.open('/tim-kiem?q=bieu+phi')
  await visitor.sees(textOf, 'main article').toContain('Biểu phí')
  await visitor.evaluate(() => document.querySelector<HTMLInputElement>('main [type=search]')?.select())
  await visitor.type('cổ đông')
  await visitor.press('Enter')
  await visitor.sees(() => document.title).toBe('Tìm kiếm “cổ đông” | SHS')
  await visitor.sees(textOf, 'main article mark').toMatch(/^cổ đông$/i)
  expect(await visitor.takeProblems()).toEqual([])
})

const isPaused = () => document.querySelector('video')?.paused

test('the film plays without sound, and its button stops and resumes it', async ({ visitor }) => {
  await visitor.open('/landing-video')
  await visitor.sees(isPaused).toBe(false)
  await visitor.sees(() => document.querySelector('video')?.currentTime).toBeGreaterThan(0)
  await visitor.click('button', 'Tạm dừng video')
  await visitor.sees(isPaused).toBe(true)
  await visitor.click('button', 'Phát video')
  await visitor.sees(isPaused).toBe(false)
  expect(await visitor.takeProblems()).toEqual([])
})
