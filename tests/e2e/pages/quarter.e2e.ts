import { expect, type Page } from '@playwright/test'
import { findAxeFaults, findOverflow, injectAxe } from '../support/axe-faults.ts'
import { languages } from '../support/languages.ts'
import { hydrated, visit, watchProblems } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

const data = '/quan-he-co-dong/du-lieu'
const first = `${data}/2026-q1`
const last = `${data}/2026-q3`

const wording = {
  vi: {
    title: 'Kết quả kinh doanh Quý I/2026',
    treads: [/^Doanh thu hoạt động tăng /, /^Chi phí tăng /, /^Lợi nhuận sau thuế tăng /, /^Vốn chủ sở hữu cuối quý /],
    worse: 'Các chỉ tiêu suy giảm',
    newer: 'Quý sau Quý III/2026',
    next: 'Kết quả kinh doanh Quý III/2026',
  },
  en: {
    title: 'Results for Q1 2026',
    treads: [
      /^Operating revenue up .* on Q1 2025$/,
      /^Expenses up /,
      /^Profit after tax up /,
      /^Equity at the end of the quarter /,
    ],
    worse: 'Indicators that weakened',
    newer: 'Next quarter Q3 2026',
    next: 'Results for Q3 2026',
  },
} as const

/** The tops of the treads, and what is below them: none covers another. */
async function findCovered(page: Page): Promise<string[]> {
  return page.locator('.story-tread > *, .story-worse h2').evaluateAll((parts) => {
    const boxes = parts.map((part) => ({ name: part.textContent.slice(0, 30), box: part.getBoundingClientRect() }))
    return boxes.flatMap((a, index) =>
      boxes.slice(index + 1).flatMap((b) => {
        const isBeside = a.box.right <= b.box.left || b.box.right <= a.box.left
        const isApart = a.box.bottom <= b.box.top + 1 || b.box.bottom <= a.box.top + 1
        return isBeside || isApart ? [] : [`${a.name} | ${b.name}`]
      }),
    )
  })
}

for (const language of ['vi', 'en'] as const) {
  const { title, treads, worse, newer, next } = wording[language]
  for (const width of [320, 390, 1440]) {
    test.describe(`${language}, ${width} px`, () => {
      test.use({ ...languages[language], viewport: { width, height: 844 } })

      test('a quarter is told in four treads, each with its source', onlyInFull(width === 320), async ({ page }) => {
        const problems = watchProblems(page)
        await injectAxe(page)
        await visit(page, first)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page.locator('.story-tread h2')).toHaveText([...treads])
        await expect(page.getByRole('heading', { name: worse })).toBeVisible()
        const sources = await page
          .locator('.story-source')
          .evaluateAll((lines) =>
            lines.map((line) => Array.from(line.querySelectorAll('a'), (link) => link.pathname.split('/')[1])),
          )
        expect(sources).toEqual(treads.map(() => ['bao-cao-dinh-ky', 'tai-lieu']))
        expect(await findOverflow(page)).toBe(0)
        expect(await findCovered(page)).toEqual([])
        expect(await findAxeFaults(page)).toEqual([])
        await page.getByRole('link', { name: newer }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(next)
        await expect(page).toHaveURL(last)
        expect(problems).toEqual([])
      })
    })
  }
}

for (const width of [390, 1440]) {
  test.describe(`without JavaScript, ${width} px`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 844 } })

    test('all of it is there, and the way to each quarter', async ({ page }) => {
      await page.goto(data)
      const links = page.locator('.results tbody th a')
      const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(new Set(paths)).toEqual(new Set([last, first, `${data}/2025-q1`]))
      await links.first().click()
      await expect(page.locator('.story-tread')).toHaveCount(4)
      await expect(page.locator('.story table').first()).toBeVisible()
      expect(await findOverflow(page)).toBe(0)
      expect(await findCovered(page)).toEqual([])
    })
  })
}

/** The large stair of the home page, and the links below it. */
function homeStair(page: Page) {
  const stair = page.locator('.home-hero .chart-reader').first()
  return { stair, ends: stair.locator('.chart-ends a'), slider: stair.getByRole('slider') }
}

test('a mouse opens the quarter of the tread below it', async ({ page }) => {
  await visit(page, '/trang-chu')
  const { stair } = homeStair(page)
  await stair.scrollIntoViewIfNeeded()
  const box = await stair.boundingBox()
  if (!box) throw new Error('The stair is not shown')
  await page.mouse.move(box.x + 5, box.y + 20)
  await expect(stair.locator('.chart-way')).toHaveAttribute('href', `${data}/2025-q1`)
  await page.mouse.down()
  await page.mouse.up()
  await expect(page).toHaveURL(`${data}/2025-q1`)
})

test('keys choose a quarter, and the next stop opens it', async ({ page }) => {
  await visit(page, '/trang-chu')
  const { stair, ends, slider } = homeStair(page)
  await expect(ends).toHaveCount(2)
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(ends).toHaveText(['Quý I/2025'])
  await page.keyboard.press('Tab')
  await expect(ends).toBeFocused()
  await expect(stair.locator('.chart-at')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${data}/2025-q1`)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a touch reads a tread, and the link below it opens the quarter', async ({ page }) => {
    await visit(page, '/trang-chu')
    const { stair, ends } = homeStair(page)
    await stair.scrollIntoViewIfNeeded()
    const box = await stair.boundingBox()
    if (!box) throw new Error('The stair is not shown')
    await page.touchscreen.tap(box.x + 5, box.y + 20)
    await expect(ends).toHaveText(['Quý I/2025'])
    await expect(page).toHaveURL('/trang-chu')
    const target = await ends.boundingBox()
    expect(Math.min(target?.height ?? 0, target?.width ?? 0)).toBeGreaterThanOrEqual(24)
    expect((await stair.boundingBox())?.height).toBe(box.height)
    await ends.tap()
    await expect(page).toHaveURL(`${data}/2025-q1`)
  })
})

/** Counts the view transitions of a page. */
async function countTransitions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (given) => {
      document.documentElement.dataset['moved'] = String(Number(document.documentElement.dataset['moved'] ?? 0) + 1)
      return start(given)
    }
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset['moved'] ?? 0))
}

for (const [reducedMotion, moved] of [
  ['no-preference', 2],
  ['reduce', 0],
] as const) {
  test.describe(`with movement: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } })

    test('the stair goes along between pages of figures alone', async ({ page }) => {
      const problems = watchProblems(page)
      const count = await countTransitions(page)
      await visit(page, '/quan-he-co-dong')
      await page.getByRole('link', { name: 'Quý III/2026', exact: true }).first().click()
      await expect(page).toHaveURL(last)
      await expect(page.locator('.story')).toBeVisible()
      await page.locator('.story-neighbours').getByRole('link', { name: 'Số liệu các năm và các quý' }).click()
      await expect(page).toHaveURL(data)
      await expect(page.locator('.charts').first()).toBeVisible()
      expect(await count()).toBe(moved)
      await page.locator('.section-nav').getByRole('link', { name: 'Lịch sự kiện' }).click()
      await expect(page).toHaveURL('/quan-he-co-dong/lich-su-kien')
      await hydrated(page)
      expect(await count()).toBe(moved)
      expect(problems).toEqual([])
    })

    test('the treads move by the scroll, or not at all', async ({ page }) => {
      await visit(page, first)
      const names = await page
        .locator('.story-tread')
        .evaluateAll((all) => all.map((tread) => getComputedStyle(tread).animationName))
      expect(new Set(names)).toEqual(new Set([moved > 0 ? 'story-rise' : 'none']))
      // Nothing is hidden, and nothing below them moves.
      const place = () => page.locator('.story-worse').evaluate((part) => part.getBoundingClientRect().top + scrollY)
      const before = await place()
      await page.mouse.wheel(0, 700)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
      expect(Math.abs((await place()) - before)).toBeLessThan(1)
    })
  })
}
