import { expect, type Page } from '@playwright/test'
import { openMessages } from '../../fixtures/messages/build.ts'
import { injectAxe, findAxeFaults, findOverflow } from '../support/axe-faults.ts'
import { failPayloads, openUnaided } from '../support/fault-page.ts'
import { isFullRun } from '../support/full-run.ts'
import { languages } from '../support/languages.ts'
import { hydrated } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

// Menus, error pages, toasts and tooltips. Pages in their initial state are tested in page-shapes.e2e.ts.

const menuButton = (page: Page) => page.locator('.main-nav .nav-slot button')

/** Menus mark the current section, and are the same on all its pages. Each bar has one of the first three. */
const sections = ['/trang-chu', '/san-pham-dich-vu', '/ho-tro', '/ve-shs', '/phan-tich', '/tin-tuc', '/quan-he-co-dong']
const seenSections = isFullRun ? sections : sections.slice(0, 3)

/** Opens a panel of the main bar, which has fewer panels than there are sections. */
async function openPanel(page: Page, index: number): Promise<void> {
  await menuButton(page).first().waitFor()
  const button = menuButton(page).nth(index % (await menuButton(page).count()))
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
}

/** Opens the vertical menu and all its groups. */
async function openVerticalMenu(page: Page): Promise<void> {
  await page.locator('.menu-toggle').click()
  await expect(page.locator('main')).toHaveAttribute('inert')
  await page.locator('.menu-panel').evaluate((panel) => {
    for (const group of panel.querySelectorAll('details')) group.open = true
  })
}

for (const language of ['vi', 'en'] as const) {
  for (const width of [320, 1280]) {
    // Each width in one language, and each language at one width.
    const isRest = (language === 'vi') !== (width === 1280)
    test.describe(`${language} at ${width} px, axe finds nothing`, onlyInFull(isRest), () => {
      test.use({
        ...languages[language],
        viewport: { width, height: 800 },
        contextOptions: { reducedMotion: 'reduce' },
      })

      const faults: string[] = []
      const look = async (page: Page, what: string) => {
        for (const fault of await findAxeFaults(page)) faults.push(`${what}: ${fault}`)
        if ((await findOverflow(page)) > 0) faults.push(`${what}: too wide`)
      }
      test.beforeEach(async ({ page }) => {
        faults.length = 0
        await injectAxe(page)
      })

      test('in open menus of every section', async ({ page }) => {
        const open = width < 1024 ? openVerticalMenu : openPanel
        for (const [index, path] of seenSections.entries()) {
          await page.goto(path)
          await hydrated(page)
          await open(page, index)
          await look(page, path)
        }
        expect(faults).toEqual([])
      })

      test('on the not-found page and the error page', onlyInFull(language === 'en'), async ({ page }) => {
        await openUnaided(page, '/khong-co')
        await look(page, 'not found')
        await failPayloads(page, { status: 500 })
        await page.locator('a[href="/trang-chu"]:visible').first().click()
        await expect(page.locator('main')).toContainText('500')
        await look(page, 'error')
        expect(faults).toEqual([])
      })
    })
  }
}

test.describe('toasts, tooltips and progress', () => {
  for (const width of [320, 1280]) {
    test(`at ${width} px, axe finds nothing`, onlyInFull(width !== 320), async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await injectAxe(page)
      await openMessages(page)
      await page.clock.resume()
      await page.evaluate(() => {
        const action = { label: 'Làm lại', altText: 'Bấm lại nút', onClick: () => {} }
        for (const color of ['primary', 'secondary', 'error', 'neutral'] as const) {
          window.toasts.add({ title: color, description: 'Mô tả', color, actions: [action], duration: Infinity })
        }
        window.draw(40)
      })
      await expect(page.getByRole('listitem')).toHaveCount(4)
      await page.getByRole('link', { name: 'Hai' }).focus()
      await page.keyboard.press('Shift+Tab')
      await expect(page.getByRole('tooltip')).toHaveText('Một')
      expect(await findAxeFaults(page)).toEqual([])
      expect(await findOverflow(page)).toBe(0)
      // Proves that axe runs: without its label the bar has a violation.
      await page.getByRole('progressbar').evaluate((bar) => bar.removeAttribute('aria-label'))
      expect((await findAxeFaults(page)).join()).toContain('aria-progressbar-name')
    })
  }
})
