import { expect, type Page } from '@playwright/test'
import { navTiming } from '../../../src/shell/nav/nav-timing.ts'
import { heading, mainNav } from '../support/page-places.ts'
import { hydrated, watchProblems } from '../support/site.ts'
import { test } from '../support/test.ts'

const { openDelay, closeDelay } = navTiming

const toggle = (page: Page, section: string) =>
  mainNav(page).getByRole('button', { name: `Các mục trong ${section}`, exact: true })
/** The text of the element with the focus. Compounds have no-break spaces. */
const focusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, ' ').trim() ?? '')

/** Opens a page and waits for the menus, which load after hydration. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await expect(toggle(page, 'Về SHS')).toBeVisible()
}

test.describe('the main bar', () => {
  test('by keyboard: Enter and Space toggle, Tab moves in, Escape closes and returns the focus', async ({ page }) => {
    const problems = watchProblems(page)
    await open(page, '/tin-tuc')
    const button = toggle(page, 'Sản phẩm dịch vụ')
    await button.focus()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`)
    await expect(panel.getByRole('link', { name: 'Tư vấn niêm yết cổ phiếu' })).toBeVisible()
    await page.keyboard.press('Tab')
    expect(await focusedText(page)).toBe('Sản phẩm dịch vụ')
    await page.keyboard.press('Tab')
    expect(await focusedText(page)).toBe('Khách hàng tổ chức')
    await page.keyboard.press('Tab')
    expect(await focusedText(page)).toBe('Môi giới chứng khoán')
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Space')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Space')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(problems).toEqual([])
  })

  test('closes on leaving by Tab, by a click elsewhere, by following a link', async ({ page }) => {
    await open(page, '/tin-tuc')
    const button = toggle(page, 'Trung tâm phân tích')
    await button.focus()
    await page.keyboard.press('Enter')
    const links = await page.locator('.nav-panel a').count()
    for (let step = 0; step <= links; step++) await page.keyboard.press('Tab')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.locator('h1').click()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await mainNav(page).getByRole('link', { name: 'Nhận định thị trường' }).click()
    await expect(page).toHaveURL('/trung-tam-phan-tich/nhan-dinh-thi-truong')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('one menu at a time; a resting mouse opens it, a passing one does not, a leaving one closes it', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 })
    await open(page, '/tin-tuc')
    await page.clock.pauseAt(600_000)
    const [about, news] = [toggle(page, 'Về SHS'), toggle(page, 'Tin tức')]
    const link = mainNav(page).getByRole('link', { name: 'Về SHS' })
    await link.hover()
    await page.clock.runFor(openDelay - 1)
    await page.mouse.move(700, 700)
    await page.clock.runFor(60_000)
    await expect(about).toHaveAttribute('aria-expanded', 'false')
    await link.hover()
    await page.clock.runFor(openDelay)
    await expect(about).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.move(700, 700)
    await page.clock.runFor(closeDelay - 1)
    await expect(about).toHaveAttribute('aria-expanded', 'true')
    await page.clock.runFor(1)
    await expect(about).toHaveAttribute('aria-expanded', 'false')
    await link.hover()
    await page.clock.runFor(openDelay)
    // A click keeps a panel that the pointer has opened.
    await about.click()
    await expect(about).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.move(700, 700)
    await page.clock.runFor(60_000)
    await expect(about).toHaveAttribute('aria-expanded', 'true')
    await news.hover()
    await page.clock.runFor(openDelay)
    await expect(news).toHaveAttribute('aria-expanded', 'true')
    await expect(about).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Escape')
    await expect(news).toHaveAttribute('aria-expanded', 'false')
  })

  test('Tab reaches every control once, in visual order, and always in view', async ({ page }) => {
    await open(page, '/tin-tuc')
    const seen: { name: string; x: number; y: number; isSeen: boolean }[] = []
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press('Tab')
      seen.push(
        await page.evaluate(() => {
          const element = document.activeElement ?? document.body
          const { left, top, width, height } = element.getBoundingClientRect()
          const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
          const hit = document.elementFromPoint(left + width / 2, top + height / 2)
          return { name, x: left, y: top, isSeen: element.contains(hit) }
        }),
      )
    }
    expect(seen[0]?.name.replace(/\s/g, ' ')).toBe('Bỏ qua đến nội dung')
    // Several links may lead to the same page: name and position together identify a control.
    expect(new Set(seen.map(({ name, x }) => `${name} at ${x}`)).size).toBe(seen.length)
    expect(seen.filter(({ isSeen }) => !isSeen)).toEqual([])
    const bar = seen.filter(({ y }) => y > 44 && y < 110)
    expect(bar.map(({ x }) => x)).toEqual(bar.map(({ x }) => x).toSorted((a, b) => a - b))
  })

  test('while it stays at the top, Tab in it and Escape from its panels do not scroll the page', async ({ page }) => {
    await open(page, '/tin-tuc/tin-tuc-moi-nhat')
    const toPosition = () => page.evaluate(() => scrollY)
    await page.evaluate(() => scrollTo(0, 700))
    const position = await toPosition()
    expect(position).toBeGreaterThan(300)
    const bar = page.locator('.main-bar')
    await bar
      .getByRole('link')
      .first()
      .evaluate((logo) => logo.focus({ preventScroll: true }))
    for (let step = 1; step < (await bar.locator('a:visible, button').count()); step++) {
      await page.keyboard.press('Tab')
      await expect(bar.locator(':focus')).toHaveCount(1)
      expect([await focusedText(page), await toPosition()]).toEqual([await focusedText(page), position])
    }
    // A wide panel, and a short one.
    for (const section of ['Trung tâm phân tích', 'Tin tức']) {
      await toggle(page, section).click()
      await page.keyboard.press('Tab')
      await expect(page.locator('.nav-panel :focus')).toHaveCount(1)
      expect(await toPosition()).toBe(position)
      await page.keyboard.press('Escape')
      await expect(toggle(page, section)).toBeFocused()
      expect(await toPosition()).toBe(position)
    }
  })

  test('in a low window, where it scrolls away, Tab brings it back', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 })
    await open(page, '/tin-tuc/tin-tuc-moi-nhat')
    await page.evaluate(() => scrollTo(0, 700))
    await page
      .locator('main a')
      .first()
      .evaluate((link) => link.focus({ preventScroll: true }))
    await page.keyboard.press('Shift+Tab')
    await expect(page.locator('.main-bar :focus')).toBeInViewport({ ratio: 1 })
  })

  test('the panel of everything has tasks, six sections with their first pages, and the newest entries', async ({
    page,
  }) => {
    await open(page, '/tin-tuc')
    await mainNav(page).getByRole('button', { name: 'Tất cả danh mục' }).click()
    await expect(page.locator('.all-menu-tasks a')).toHaveText(['Mở tài khoản', 'Phí', 'Cổ đông', 'Khoá tài khoản'])
    const sections = page.locator('.all-menu-sections > li')
    await expect(sections.locator('> a')).toHaveText([
      'Về SHS',
      'Sản phẩm dịch vụ',
      'Trung tâm phân tích',
      'Tin tức',
      'Quan hệ cổ đông',
      'Hỗ trợ',
    ])
    for (const section of await sections.all()) await expect(section.locator('.nav-tree a')).toHaveCount(3)
    await expect(page.locator('.all-menu-others a').first()).toHaveText('Cơ hội nghề nghiệp')
    const latest = page.locator('.all-menu-latest li')
    await expect(latest.first().locator('time')).toBeVisible()
    await latest.first().getByRole('link').click()
    await expect(page).toHaveURL(/\/cong-bo-thong-tin\//)
    await expect(page.locator('.all-menu')).toHaveCount(0)
  })

  test('without the newest entries the panel of everything is complete', async ({ page }) => {
    await page.route('**/_payload/**/trang-chu*', (route) => route.abort())
    await open(page, '/tin-tuc')
    await mainNav(page).getByRole('button', { name: 'Tất cả danh mục' }).click()
    await expect(page.locator('.all-menu-sections > li')).toHaveCount(6)
    await expect(page.locator('.all-menu-latest li')).toHaveCount(0)
  })

  test('the panel of everything fits into a window of 1440 × 900, and scrolls in a lower one', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, '/tin-tuc')
    await mainNav(page).getByRole('button', { name: 'Tất cả danh mục' }).click()
    await expect(page.locator('.all-menu-latest li').first()).toBeVisible()
    const panel = page.locator('.nav-panel')
    expect(await panel.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)
    expect(await panel.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(600)
    await page.setViewportSize({ width: 1024, height: 400 })
    const last = page.locator('.all-menu-latest a').last()
    await last.focus()
    await expect(last).toBeInViewport()
  })

  test('the committees are anchors of one page, and current only with their hash', async ({ page }) => {
    await open(page, '/tin-tuc')
    await toggle(page, 'Về SHS').click()
    await mainNav(page).getByRole('link', { name: 'Ban điều hành' }).click()
    await expect(page).toHaveURL('/ve-shs/doi-ngu-lanh-dao#ban-dieu-hanh')
    await expect(heading(page)).toHaveText('Đội ngũ lãnh đạo')
    await toggle(page, 'Về SHS').click()
    const current = mainNav(page).locator('[aria-current=page]')
    await expect(current).toHaveText(['Đội ngũ lãnh đạo', 'Ban điều hành'])
  })
})

test.describe('what stays in view', () => {
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    for (const language of ['vi', 'en'] as const) {
      test(`has the languages, and investors or the menu, in one row at ${width} px in ${language}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height })
        await page.goto(`/tin-tuc/tin-tuc-moi-nhat?lang=${language}`)
        await hydrated(page)
        await page.evaluate(() => scrollTo(0, 600))
        const bar = page.locator('.main-bar')
        for (const name of ['Tiếng Việt', 'English']) {
          await expect(bar.locator('> div > .language-links').getByRole('link', { name })).toBeInViewport({ ratio: 1 })
        }
        const wanted =
          width < 1024 ? bar.locator('.menu-toggle') : bar.locator('.main-nav a[href="/quan-he-co-dong"]').first()
        await expect(wanted).toBeInViewport({ ratio: 1 })
        const row = await bar.locator('> div').evaluate((element) => ({
          lines: new Set(
            [...element.children]
              .filter((child) => child.checkVisibility())
              .map((child) => {
                const { top, height: size } = child.getBoundingClientRect()
                return Math.round(top + size / 2)
              }),
          ).size,
          excess: element.scrollWidth - element.clientWidth,
        }))
        expect(row).toEqual({ lines: 1, excess: 0 })
      })
    }
  }
})

test.describe('touch', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true })

  test('controls of the frame are at least 44 px', async ({ page }) => {
    await open(page, '/tin-tuc')
    await toggle(page, 'Sản phẩm dịch vụ').tap()
    await expect(mainNav(page).getByRole('link', { name: 'Tư vấn niêm yết cổ phiếu' })).toBeVisible()
    const small = await page.locator('header :is(a, button, summary):visible').evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { width, height } = control.getBoundingClientRect()
        return height < 44 || width < 44 ? [`${control.textContent} ${width} × ${height}`] : []
      }),
    )
    expect(small).toEqual([])
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('sections are links, and no button is shown', async ({ page }) => {
    await page.goto('/tin-tuc')
    await expect(mainNav(page).getByRole('link')).toHaveCount(5)
    await expect(mainNav(page).getByRole('button')).toHaveCount(0)
    await mainNav(page).getByRole('link', { name: 'Phân tích' }).click()
    await expect(page).toHaveURL('/trung-tam-phan-tich')
  })
})
