import { expect, type Page } from '@playwright/test'
import { findDeadControls } from '../../engines/page/read-page.ts'
import { findAxeFaults, findOverflow, injectAxe } from '../support/axe-faults.ts'
import { open, watch } from '../support/fault-page.ts'
import { headerLink, heading } from '../support/page-places.ts'
import { forbidStorage, hydrated, isHydrated, visit } from '../support/site.ts'
import { takeATour, usePhoneMenu } from '../support/take-a-tour.ts'
import { onlyInFull, test } from '../support/test.ts'

declare const refuse: () => never

test.describe('a browser without', () => {
  for (const [what, forbid] of [
    ['storage', () => Object.defineProperty(window, 'sessionStorage', { get: refuse })],
    ['cookies', () => Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })],
    ['matchMedia', () => Object.defineProperty(window, 'matchMedia', { value: undefined })],
    ['IntersectionObserver', () => Reflect.deleteProperty(window, 'IntersectionObserver')],
  ] as const) {
    test(`${what}: the site works`, onlyInFull(what === 'cookies' || what === 'matchMedia'), async ({ page }) => {
      const { errors, documents } = watch(page)
      await page.addInitScript(
        `const refuse = () => { throw new DOMException('denied', 'SecurityError') }; (${forbid})()`,
      )
      await visit(page, '/trang-chu')
      await headerLink(page, 'Tin tức').click()
      await expect(heading(page)).toHaveText('Tin tức')
      await page.locator('header a[href="/trang-chu"]').first().click()
      await expect(page).toHaveURL('/trang-chu')
      expect(documents).toEqual(['/trang-chu'])
      expect(errors).toEqual([])
    })
  }

  test('storage, when a payload fails: the error page, without a reload loop', async ({ page }) => {
    const { documents } = watch(page)
    await forbidStorage(page)
    await open(page)
    await page.route('**/_payload/**', (route) => route.abort())
    await headerLink(page, 'Tin tức').click()
    await expect(heading(page)).toHaveText('Đã xảy ra lỗi')
    expect(documents).toEqual(['/ve-shs'])
  })

  for (const [address, entry, most] of [
    ['/ve-shs?x=%41', '/ve-shs?x=A', 1],
    ['/%74in-tuc', '/tin-tuc', 1],
    // Never equal: the reload guard ends it.
    ['/ve-shs?x=%FF', '/ve-shs?x=y', 2],
  ] as const) {
    test(`the address ${address} as it was written, like WebKitGTK: no reload loop`, async ({ page }) => {
      const { documents } = watch(page)
      await page.addInitScript((name) => {
        const read = performance.getEntriesByType.bind(performance)
        performance.getEntriesByType = (type) =>
          type === 'navigation' ? [{ ...read(type)[0]?.toJSON(), name: location.origin + name }] : read(type)
      }, entry)
      await page.goto(address)
      await expect(page.locator('.loading-bar')).toBeAttached()
      expect(documents).toHaveLength(most)
    })
  }

  test('a correct clock: the same content ten years off, without a reload loop', async ({ page }) => {
    const { documents } = watch(page)
    await page.goto('/tin-tuc/tin-tuc-moi-nhat')
    const text = await page.locator('main').innerText()
    await page.clock.install({ time: '2016-01-01' })
    await page.goto('/tin-tuc/tin-tuc-moi-nhat')
    await hydrated(page)
    expect(await page.locator('main').innerText()).toBe(text)
    await page.clock.fastForward('10:00:00')
    await headerLink(page, 'Về SHS').click()
    await expect(heading(page)).toHaveText('Về SHS')
    expect(documents).toHaveLength(2)
  })
})

/** Takes away what an engine of our list lacks (docs/browsers.md), and some of what older ones do. */
function makeOld(): void {
  const globals =
    'IntersectionObserver requestIdleCallback cancelIdleCallback trustedTypes TrustedTypePolicyFactory navigation Navigation structuredClone scheduler ViewTransition'
  for (const name of globals.split(' ')) {
    Reflect.deleteProperty(window, name)
  }
  for (const [owner, names] of [
    [Document.prototype, ['startViewTransition']],
    [Element.prototype, ['checkVisibility']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [Navigator.prototype, ['connection', 'share', 'deviceMemory', 'userAgentData']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
    [AbortSignal, ['any']],
    [Array, ['fromAsync']],
    [Object.getPrototypeOf(Object.getPrototypeOf([].values())), ['map', 'filter', 'toArray', 'some', 'every', 'find']],
  ] as const) {
    for (const name of names) Reflect.deleteProperty(owner, name)
  }
}

/** Events that an old engine never tells of. */
function silenceNewerEvents(): void {
  const newer = ['scrollend', 'beforetoggle', 'pagereveal', 'pageswap', 'contentvisibilityautostatechange', 'command']
  const add = EventTarget.prototype.addEventListener
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    if (!newer.includes(type)) add.call(this, type, ...rest)
  }
}

/** Newer features of styles, renamed, so that the engine does not know them. */
const newerStyles =
  /text-wrap|content-visibility|scroll-initial-target|overflow-clip-margin|@property|scrollbar-width|accent-color|details-content|print-color-adjust|overscroll-behavior(?:-x)?|\(scripting:/g

/** Takes them away from now on, in the documents that the page opens. Returns how many features of styles it has renamed. */
async function makeEngineOld(page: Page): Promise<() => number> {
  let replaced = 0
  const toOldStyles = (text: string) =>
    text.replace(newerStyles, (name) => {
      replaced++
      return name.replace(/^[@(]?/, '$&x-')
    })
  await page.addInitScript(makeOld)
  await page.addInitScript(silenceNewerEvents)
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: toOldStyles(await response.text()) })
  })
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const text = (await response.text()).replace(/<style.*?<\/style>/gs, toOldStyles)
    // Nothing is fetched ahead of the first script.
    const body = text.replaceAll('rel="modulepreload"', 'rel="x-modulepreload"')
    // An engine without Trusted Types does not know the directives that ask for them; the styles have other hashes now.
    const policy = (response.headers()['content-security-policy'] ?? '')
      .split(';')
      .filter((rule) => !rule.includes('trusted-types'))
      .map((rule) => (/^\s*style-src/.test(rule) ? " style-src 'self' 'unsafe-inline'" : rule))
    await route.fulfill({
      response,
      body,
      headers: { ...response.headers(), 'content-security-policy': policy.join(';') },
    })
  })
  return () => replaced
}

test.describe('an old engine:', () => {
  test('reading, menus, languages, filters, search and the calculator work', async ({ page }) => {
    const { errors } = watch(page)
    const countReplaced = await makeEngineOld(page)
    await takeATour(page)
    expect(countReplaced()).toBeGreaterThan(10)
    expect(errors).toEqual([])
  })

  test('on a phone the menu works, and no page is too wide or breaks a rule of axe', async ({ page }) => {
    const { errors } = watch(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await injectAxe(page)
    await makeEngineOld(page)
    await usePhoneMenu(page)
    for (const path of [
      '/trang-chu',
      '/tin-tuc/tin-tuc-moi-nhat',
      '/ho-tro/bieu-phi',
      '/quan-he-co-dong/lich-su-kien',
    ]) {
      await visit(page, path)
      expect(await findOverflow(page), path).toBeLessThanOrEqual(0)
      expect(await findAxeFaults(page), path).toEqual([])
    }
    expect(errors).toEqual([])
  })
})

// What tells the oldest supported engines from older ones (src/app/is-supported.ts). Real ones: tests/engines/unsupported.e2e.ts.
for (const [what, takeAway] of [
  ['trigonometry in styles', () => refuseStyles('sin(')],
  [':has()', () => refuseStyles(':has(')],
  ['CompressionStream', () => Reflect.deleteProperty(window, 'CompressionStream')],
] as const) {
  test(`an engine older than supported, without ${what}: the app does not start, and links and languages work`, async ({
    page,
  }) => {
    const { errors, documents } = watch(page)
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.addInitScript(`(${takeAway})(); ${refuseStyles}`)
    await page.goto('/tin-tuc/tin-tuc-moi-nhat')
    await expect(page.locator('.list-filters')).toBeHidden()
    expect(await page.evaluate(findDeadControls)).toEqual([])
    await page.locator('a[rel=next]').click()
    await expect(page.locator('.list-count .meta')).toHaveText('19 mục · trang 2/2')
    await page.locator('header a[hreflang=en]').first().click()
    await expect(heading(page)).toHaveText('Latest news')
    expect(await page.evaluate(isHydrated)).toBe(false)
    expect(documents).toHaveLength(3)
    expect(errors).toEqual([])
  })
}

/** In the page: the engine says that it does not support styles with these words. */
function refuseStyles(words: string): void {
  const supports = CSS.supports.bind(CSS)
  CSS.supports = (...given: string[]) =>
    !given.join().includes(words) && (supports as (...args: string[]) => boolean)(...given) // of one or two texts
}
