import { expect } from '@playwright/test'
import { isHydrated } from '../e2e/support/site.ts'
import { findDeadControls, readAddress, textOf } from './page/read-page.ts'
import { test } from './test.ts'

// In versions older than those of docs/browsers.md: what works without scripts works, and nothing that needs them is shown.

const paths = [
  '/trang-chu',
  '/tin-tuc/tin-tuc-moi-nhat',
  '/ho-tro/bieu-phi',
  '/quan-he-co-dong',
  '/quan-he-co-dong/lich-su-kien',
  '/landing-video',
  '/khong-co',
]

test('texts, links and languages', async ({ visitor }) => {
  await test.step('the home page', async () => {
    await visitor.openDocument('/trang-chu')
    await visitor.sees(textOf, 'h1').toMatch(/^Đồng hành/)
  })
  await test.step('a link', async () => {
    await visitor.click('main a[href="/tin-tuc/tin-tuc-moi-nhat"]')
    await visitor.sees(textOf, '.list-count .meta').toBe('19 mục · trang 1/2')
  })
  await test.step('the next page of a list', async () => {
    // The arrow is drawn by styles.
    await visitor.click('main a[href$="?trang=2"]', '2')
    await visitor.sees(textOf, '.list-count .meta').toBe('19 mục · trang 2/2')
  })
  await test.step('the other language', async () => {
    await visitor.click('header a[lang=en]')
    await visitor.sees(textOf, 'h1').toBe('Latest news')
  })
  await test.step('the search', async () => {
    await visitor.click('header a[href^="/tim-kiem"]')
    await visitor.sees(readAddress).toMatch(/^\/tim-kiem/)
    await visitor.click('main input[type=search]')
    await visitor.type('fee')
    await visitor.press('Enter')
    await visitor.sees(textOf, 'main article mark').toMatch(/^fee/i)
  })
  expect(await visitor.takeProblems()).toEqual([])
})

test('no control that needs a script, and no page that is too wide', async ({ visitor }) => {
  const faults: string[] = []
  for (const path of paths) {
    await visitor.openDocument(path)
    await visitor.sees(() => document.readyState).toBe('complete')
    for (const fault of await visitor.evaluate(findDeadControls)) faults.push(`${path}: ${fault}`)
    if (await visitor.evaluate(isHydrated)) faults.push(`${path}: the app has started`)
    const wide = await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (wide > 0) faults.push(`${path}: ${wide} px too wide`)
  }
  expect([...faults, ...(await visitor.takeProblems())]).toEqual([])
})
