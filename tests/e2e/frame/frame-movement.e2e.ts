import { expect, type Page } from '@playwright/test'
import { hydrated, watchProblems } from '../support/site.ts'
import { test } from '../support/test.ts'

const isPaused = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)
const bodyOverflow = (page: Page) => page.evaluate(() => document.body.style.overflow)

/** Scrolls the upper edge of an element to a distance above the fold, in pixels, and waits for the scroll event. */
async function scrollAboveFold(element: Element, above: number): Promise<void> {
  const distance = element.getBoundingClientRect().top - window.innerHeight + above
  const scrolled = new Promise((done) => addEventListener('scroll', done, { once: true }))
  scrollBy({ top: Math.floor(distance), behavior: 'instant' })
  await scrolled
}

test.describe('pages of one screen', () => {
  test('do not scroll, and restore scrolling when left', async ({ page }) => {
    const problems = watchProblems(page)
    for (const path of ['/', '/landing-video']) {
      await page.goto(path)
      await hydrated(page)
      await expect.poll(() => bodyOverflow(page)).toBe('hidden')
      expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true)
      await page.locator('main').getByRole('link').last().click()
      await expect.poll(() => bodyOverflow(page)).toBe('')
    }
    expect(problems).toEqual([])
  })

  test('scroll if they do not fit', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('link', { name: 'Quan hệ cổ đông' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('link', { name: 'Quan hệ cổ đông' })).toBeInViewport({ ratio: 1 })
    expect(await bodyOverflow(page)).toBe('')
  })
})

test.describe('the video', () => {
  test('plays muted, and its button pauses and resumes it', async ({ page }) => {
    await page.goto('/landing-video')
    await expect.poll(() => isPaused(page)).toBe(false)
    expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.muted && video.loop)).toBe(true)
    await page.getByRole('button', { name: 'Tạm dừng video' }).press('Enter')
    expect(await isPaused(page)).toBe(true)
    await page.getByRole('button', { name: 'Phát video' }).press('Space')
    await expect.poll(() => isPaused(page)).toBe(false)
  })

  test('does not start without script, and is smaller than 800 KB', async ({ page, request }) => {
    const html = await (await request.get('/landing-video')).text()
    expect(html).not.toMatch(/<video[^>]* autoplay/i)
    expect(html).toMatch(/<video[^>]* preload="none"/)
    const sizes = await Promise.all(
      ['mp4', 'webm', 'jpg'].map(async (ending) => {
        const answer = await request.get(`/video/stair.${ending}`)
        expect(answer.status()).toBe(200)
        return (await answer.body()).length
      }),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(800_000)
    const part = await request.get('/video/stair.mp4', { headers: { Range: 'bytes=0-99' } })
    expect(part.status()).toBe(206)
    expect((await part.body()).length).toBe(100)
    await page.goto('/landing-video')
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the video does not start by itself', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => request.resourceType() === 'media' && requested.push(request.url()))
    await page.clock.install()
    await page.goto('/landing-video')
    const button = page.getByRole('button', { name: 'Phát video' })
    await expect(button).toBeVisible()
    await page.clock.runFor(60_000)
    expect(await isPaused(page)).toBe(true)
    expect(requested).toEqual([])
    await button.click()
    await expect.poll(() => isPaused(page)).toBe(false)
  })

  test('no content moves when scrolled to', async ({ page }) => {
    await page.goto('/trang-chu')
    await hydrated(page)
    expect(await page.locator('[data-reveal]').count()).toBe(0)
  })

  test('what scrolls fades where there is more', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/quan-he-co-dong')
    const list = page.locator('.section-nav > ul')
    await expect
      .poll(() => list.evaluate((element) => getComputedStyle(element).getPropertyValue('--fade-end')))
      .toBe('24px')
  })
})

test.describe('reveal', () => {
  test('what is shown lower than its place covers no link of the footer', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto('/landing')
    await expect(page.locator('[data-reveal]')).toHaveCount(1)
    const isCovered = await page.locator('footer .logo-link').evaluate((link) => {
      // Without the scrolling that would move the content into place.
      const { left, top } = link.getBoundingClientRect()
      document.body.style.setProperty('translate', `0 ${-top + 100}px`)
      return !link.contains(document.elementFromPoint(left + 2, 102))
    })
    expect(isCovered).toBe(false)
  })

  test('content below the fold is shown 20 px lower, and rises 120 px above it; in print and by Tab at once', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 })
    await page.goto('/trang-chu')
    await hydrated(page)
    const waiting = page.locator('[data-reveal]')
    await expect.poll(() => waiting.count()).toBeGreaterThan(2)
    const first = await waiting.first().elementHandle()
    const isWaiting = () => first?.evaluate((element) => element.hasAttribute('data-reveal'))
    await expect(waiting.first()).toHaveCSS('translate', '0px 20px')
    await expect(waiting.first()).toHaveCSS('opacity', '1')
    await page.emulateMedia({ media: 'print' })
    await expect(waiting.first()).toHaveCSS('translate', 'none')
    await page.emulateMedia({ media: 'screen' })

    // Checks are throttled: with the clock stopped, the test knows which ones have run.
    await page.clock.pauseAt(600_000)
    await first?.evaluate(scrollAboveFold, 119)
    await page.clock.runFor(60_000)
    expect(await isWaiting()).toBe(true)
    await first?.evaluate(scrollAboveFold, 121)
    await page.clock.runFor(100)
    expect(await isWaiting()).toBe(false)
    await expect.poll(() => first?.evaluate((element) => getComputedStyle(element).translate)).toBe('none')

    const last = await waiting.last().elementHandle()
    await waiting.last().getByRole('link').first().focus()
    expect(await last?.evaluate((element) => element.hasAttribute('data-reveal'))).toBe(false)
    await page.keyboard.press('End')
    await expect(waiting).toHaveCount(0)
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing moves, and the video page is readable', async ({ page }) => {
    await page.goto('/trang-chu')
    await expect(page.locator('[data-reveal]')).toHaveCount(0)
    await page.goto('/landing-video')
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Bắt đầu đầu tư' })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
  })
})
