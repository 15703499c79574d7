import { expect, type Page } from '@playwright/test'
import { findAxeFaults, findOverflow, injectAxe } from '../support/axe-faults.ts'
import { languages } from '../support/languages.ts'
import { visit, watchProblems } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

const hub = '/quan-he-co-dong'
const data = '/quan-he-co-dong/du-lieu'

/** The first stair of the newest quarter, what stands below it, and its control. */
function firstStair(page: Page) {
  const stair = page.locator('.latest-course .chart-reader').first()
  return { stair, ends: stair.locator('.chart-ends'), slider: stair.getByRole('slider') }
}

/** A place in a stair: 0 at its left end, 1 at its right. */
async function toPlace(page: Page, share: number): Promise<[x: number, y: number]> {
  const { stair } = firstStair(page)
  await stair.scrollIntoViewIfNeeded()
  const box = await stair.boundingBox()
  if (!box) throw new Error('The stair is not shown')
  return [box.x + box.width * share, box.y + box.height / 2]
}

const wording = {
  vi: { name: 'Doanh thu hoạt động', first: 'Quý I/2025', last: 'Quý III/2026', figures: ['560', '700'] },
  en: { name: 'Operating revenue', first: 'Q1 2025', last: 'Q3 2026', figures: ['560', '700'] },
} as const

for (const language of ['vi', 'en'] as const) {
  const { name, first, last, figures } = wording[language]
  test.describe(language, () => {
    test.use(languages[language])

    test('a stair answers a pointer, and rests when it leaves', onlyInFull(language === 'en'), async ({ page }) => {
      const problems = watchProblems(page)
      await visit(page, hub)
      const { stair, ends } = firstStair(page)
      const box = await stair.boundingBox()
      await expect(ends).toHaveText(figures.join(''))
      await page.mouse.move(...(await toPlace(page, 0.01)))
      await expect(ends).toHaveText(`${first}${figures[0]}`)
      await page.mouse.move(...(await toPlace(page, 0.99)))
      await expect(ends).toHaveText(`${last}${figures[1]}`)
      // Quarters without a report are a gap: the nearest figure answers.
      await page.mouse.move(...(await toPlace(page, 0.2)))
      await expect(ends).toHaveText(`${first}${figures[0]}`)
      expect((await stair.boundingBox())?.height).toBe(box?.height)
      await page.mouse.move(0, 0)
      await expect(ends).toHaveText(figures.join(''))
      expect(problems).toEqual([])
    })

    test('the arrow keys read it, and a screen reader is told', onlyInFull(language === 'en'), async ({ page }) => {
      await injectAxe(page)
      await visit(page, hub)
      const { ends, slider } = firstStair(page)
      await expect(slider).toHaveAccessibleName(name)
      await expect(slider).toHaveAttribute('aria-valuetext', `${last}: ${figures[1]}`)
      await slider.focus()
      await page.keyboard.press('Home')
      await expect(ends).toHaveText(`${first}${figures[0]}`)
      await expect(slider).toHaveAttribute('aria-valuetext', `${first}: ${figures[0]}`)
      await page.keyboard.press('ArrowLeft')
      await expect(ends).toHaveText(`${first}${figures[0]}`)
      await page.keyboard.press('End')
      await expect(ends).toHaveText(`${last}${figures[1]}`)
      expect(await findAxeFaults(page)).toEqual([])
      await page.keyboard.press('Tab')
      await expect(ends.getByRole('link', { name: last })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(ends).toHaveText(figures.join(''))
    })
  })
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } })

  test('a touch reads a stair, and it stays read; nothing is wider than the screen', async ({ page }) => {
    await visit(page, hub)
    const { ends } = firstStair(page)
    await page.touchscreen.tap(...(await toPlace(page, 0.02)))
    await expect(ends).toHaveText('Quý I/2025560')
    expect(await findOverflow(page)).toBe(0)
    const isCut = await ends.evaluate((line) => line.scrollWidth > line.clientWidth)
    expect(isCut).toBe(false)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a stair has no control, and its ends their figures', async ({ page }) => {
    await page.goto(hub)
    const { ends, slider } = firstStair(page)
    await expect(slider).toHaveCount(0)
    await expect(ends).toHaveText('560700')
    await expect(page.locator('.results')).toBeVisible()
  })
})

test('a chart of the figures shows the column that is read, in all its bands, and stays as large', async ({ page }) => {
  await visit(page, data)
  const figure = page.locator('.charts figure:visible').first()
  const slider = figure.getByRole('slider')
  const toSize = async () => {
    const box = await figure.boundingBox()
    return [box?.width, box?.height]
  }
  const before = await toSize()
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(figure.locator('.chart-column')).toHaveCount(1)
  await expect(figure.locator('svg .chart-figure')).toHaveText(['560', '232', 'Quý I/2025'])
  await expect(slider).toHaveAttribute('aria-valuetext', /^Quý\sI\/2025: .*560.*232/)
  expect(await toSize()).toEqual(before)
})

for (const width of [320, 390, 1440]) {
  test(`at ${width} px another group of figures has its charts in the same place`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, data)
    const section = page.getByRole('region', { name: 'Số liệu hợp nhất', exact: true })
    const radios = section.getByRole('radio')
    const places: string[] = []
    for (const name of ['Kết quả', 'Tài sản', 'Nguồn vốn']) {
      await radios.and(page.getByLabel(name, { exact: true })).check()
      const place = await section.evaluate((root) =>
        ['.charts', '.data-years'].map((part) => {
          const box = root.querySelector(part)?.getBoundingClientRect()
          return [box?.top ?? Infinity, box?.height ?? Infinity].map((one) =>
            Math.round(one + (one === box?.top ? scrollY : 0)),
          )
        }),
      )
      // The table has other rows: its place alone.
      places.push([place[0], place[1]?.[0]].join())
    }
    expect(new Set(places).size, places.join(' | ')).toBe(1)
  })
}
