import { expect, test, type Page, type Route } from '@playwright/test'
import { buildIcons, openIcons } from '../fixtures/icons/build.ts'
import { hydrated, languages } from './site.ts'

const section = '/san-pham-dich-vu/moi-gioi-chung-khoan'
const names = ['hand-coins', 'monitor-smartphone', 'scroll-text', 'users', 'vault']
const boxes = (page: Page) => page.locator('main [data-icon]')
const drawn = (page: Page) => page.locator('main [data-icon] > svg')

/** Everything said of icons, and everything that must never happen. */
function listen(page: Page) {
  const heard: Record<'reports' | 'breaches' | 'asked', string[]> = { reports: [], breaches: [], asked: [] }
  page.on('pageerror', (error) => heard.breaches.push(error.message))
  page.on('console', (message) => {
    if (message.text().startsWith('breach')) heard.breaches.push(message.text())
    else if (message.type() === 'error') heard.reports.push(message.text())
  })
  page.on('request', (request) => {
    if (/\/_icons\/|icons\.test|\/iconify-/.test(request.url())) heard.asked.push(request.url())
  })
  return page
    .addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.info('breach', violatedDirective, blockedURI),
      )
    })
    .then(() => heard)
}

/** What is read in the page, and where each piece of it stands, whatever the pointer is over. */
function layout(page: Page) {
  return page.evaluate(() => ({
    text: document.body.innerText,
    places: [...document.querySelectorAll('h1, main a, main a > *, footer a')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left, top + scrollY, width, height]
    }),
  }))
}

/** Same words in the same places: to a pixel, as lines of text are rounded one way or the other while the page scrolls. */
async function expectUnmoved(page: Page, before: Awaited<ReturnType<typeof layout>>): Promise<void> {
  const { text, places } = await layout(page)
  expect(text).toBe(before.text)
  expect(places.length).toBe(before.places.length)
  const moved = places.filter((place, index) =>
    place.some((value, side) => Math.abs(value - (before.places[index]?.[side] ?? 0)) > 1),
  )
  expect(moved).toEqual([])
}

async function reveal(page: Page): Promise<void> {
  await boxes(page).last().scrollIntoViewIfNeeded()
}

test('icons come when they are seen, in one request a set, and move nothing', async ({ page }) => {
  const heard = await listen(page)
  // All icons are below what is seen, and what is near it.
  await page.setViewportSize({ width: 1280, height: 240 })
  const loaded = page.waitForResponse(/content-icons-.*\.js/)
  await page.goto(section)
  await hydrated(page)
  await loaded
  expect(heard.asked).toEqual([])
  await expect(boxes(page)).toHaveCount(5)
  const before = await layout(page)
  await reveal(page)
  await expect(drawn(page)).toHaveCount(5)
  await expectUnmoved(page, before)
  for (const box of await boxes(page).all()) {
    expect(await box.boundingBox()).toMatchObject({ width: 24, height: 24 })
    expect(await box.locator('svg').boundingBox()).toMatchObject({ width: 24, height: 24 })
  }
  const urls = heard.asked.filter((url) => url.includes('/lucide.json')).map((url) => new URL(url).search)
  expect(urls).toEqual([`?icons=${names.join('%2C')}`])
  expect(heard.breaches).toEqual([])
  expect(heard.reports).toEqual([])
})

test('icons come with a page that is navigated to, and again on the way back', async ({ page }) => {
  const heard = await listen(page)
  await page.goto('/san-pham-dich-vu')
  await hydrated(page)
  await page.locator('main nav a[href="/san-pham-dich-vu/ngan-hang-dau-tu"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ngân hàng đầu tư')
  await reveal(page)
  await expect(drawn(page)).toHaveCount(2)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sản phẩm dịch vụ')
  await reveal(page)
  await expect(drawn(page)).toHaveCount(await boxes(page).count())
  expect(heard.breaches).toEqual([])
  expect(heard.reports).toEqual([])
})

test('the icon of the navigation item is in the menu', async ({ page }) => {
  const heard = await listen(page)
  await page.goto('/trang-chu')
  await hydrated(page)
  await page.getByRole('button', { name: 'Tất cả danh mục' }).click()
  const item = page
    .getByRole('navigation', { name: 'Điều hướng chính' })
    .getByRole('link', { name: 'Nhận định thị trường' })
  await expect(item.locator('[data-icon="shs:market-pulse"] > svg path')).toHaveAttribute('d', /^M2 13/)
  await expect(item).toHaveAccessibleName('Nhận định thị trường')
  expect(heard.breaches).toEqual([])
})

type Answer = (route: Route, set: string) => Promise<unknown> | undefined

const invalid = 'Invalid data:'
const answerWith =
  (body: (set: string) => unknown): Answer =>
  (route, set) =>
    route.fulfill({ json: body(set) })
const hostile = (body: string): Answer =>
  answerWith((set) => ({
    prefix: set,
    icons: Object.fromEntries(
      [...names, 'market-pulse', 'landmark', 'trending-up', 'file-text'].map((name) => [name, { body }]),
    ),
  }))

const faults: readonly (readonly [name: string, answer: Answer, isMalformed: boolean | 'either'])[] = [
  ['404', (route) => route.fulfill({ status: 404, body: 'Not found' }), false],
  ['500', (route) => route.fulfill({ status: 500 }), false],
  ['a reset', (route) => route.abort('connectionreset'), false],
  ['silence', () => undefined, false],
  ['{}', answerWith(() => ({})), true],
  ['the wrong prefix', answerWith(() => ({ prefix: 'mdi', icons: { vault: { body: '<path d="M0 0h5"/>' } } })), true],
  [
    'HTML',
    (route) => route.fulfill({ body: '<!doctype html><script>alert(1)</script>', contentType: 'text/html' }),
    true,
  ],
  ['a script', hostile('<script>alert(1)</script>'), true],
  ['a handler', hostile('<path onclick="alert(1)" d="M0 0h24v24"/>'), true],
  ['a foreign link', hostile('<a href="javascript:alert(1)"><path d="M0 0h24v24"/></a>'), true],
  ['a foreign image', hostile('<image href="https://evil.test/a.png"/>'), true],
  // Too long, or too long on the way.
  ['5 MB', hostile(`<path d="${'M0 0'.repeat(150_000)}"/>`), 'either'],
]

for (const [language, options] of Object.entries(languages)) {
  test.describe(language, () => {
    test.use(options)

    for (const [name, answer, isMalformed] of faults) {
      test(`${name} instead of icons changes neither text nor layout`, async ({ page }) => {
        const heard = await listen(page)
        await page.setViewportSize({ width: 1280, height: 500 })
        await page.route('**/_icons/**', (route) =>
          answer(route, /([^/]*)\.json/.exec(new URL(route.request().url()).pathname)?.[1] ?? ''),
        )
        await page.goto(section)
        await hydrated(page)
        await expect(boxes(page)).toHaveCount(5)
        const before = await layout(page)
        await reveal(page)
        const told = (icon: string) => heard.reports.filter((text) => text.includes(`custom icons: ${icon}`)).length
        for (const icon of names) await expect.poll(() => told(`lucide:${icon}`)).toBe(1)
        await page.locator('footer [data-icon]').scrollIntoViewIfNeeded()
        await expect.poll(() => told('shs:market-pulse')).toBeGreaterThan(0)
        if (isMalformed !== 'either') {
          expect(heard.reports.some((text) => text.startsWith(invalid))).toBe(isMalformed)
        }
        await expectUnmoved(page, before)
        await expect(page.locator('[data-icon] > *')).toHaveCount(0)

        // And on a navigation, to icons that have not been asked for yet.
        await page.locator('footer a[href="/san-pham-dich-vu/ngan-hang-dau-tu"]').click()
        await expect(page).toHaveURL('/san-pham-dich-vu/ngan-hang-dau-tu')
        await expect(boxes(page)).toHaveCount(2)
        const after = await layout(page)
        await reveal(page)
        for (const icon of ['trending-up', 'file-text']) await expect.poll(() => told(`lucide:${icon}`)).toBe(1)
        await expectUnmoved(page, after)
        await expect(page.locator('[data-icon] > *')).toHaveCount(0)
        expect(heard.breaches).toEqual([])
      })
    }
  })
}

/** The page as a build that asks icon services would make it, under the policy such a build has, or the usual one. */
async function useServices(page: Page, origins: readonly string[], isAllowed = true): Promise<void> {
  await page.route(`**${section}`, async (route) => {
    const response = await route.fetch()
    const policy = response.headers()['content-security-policy'] ?? ''
    await route.fulfill({
      response,
      body: (await response.text()).replace('"iconOrigins":[]', `"iconOrigins":${JSON.stringify(origins)}`),
      headers: {
        ...response.headers(),
        'content-security-policy': isAllowed
          ? policy.replace("connect-src 'self'", ["connect-src 'self'", ...origins].join(' '))
          : policy,
      },
    })
  })
}

const foreignSet = {
  prefix: 'lucide',
  width: 24,
  height: 24,
  icons: Object.fromEntries(names.map((name) => [name, { body: '<path d="M0 0h24v24z"/>' }])),
}
const fulfilForeign = (route: Route) =>
  route.fulfill({ json: foreignSet, headers: { 'Access-Control-Allow-Origin': '*' } })

test('a service is asked for what is public, the site for what is its own', async ({ page }) => {
  const heard = await listen(page)
  await useServices(page, ['https://icons.test'])
  await page.route('https://icons.test/**', fulfilForeign)
  await page.goto(section)
  await hydrated(page)
  await reveal(page)
  await expect(drawn(page)).toHaveCount(5)
  await page.locator('footer [data-icon]').scrollIntoViewIfNeeded()
  await expect(page.locator('footer [data-icon] > svg')).toHaveCount(1)
  const asked = heard.asked.filter((url) => url.includes('.json')).map((url) => url.replace(/^http:\/\/[^/]*/, ''))
  expect(asked.toSorted()).toEqual([
    '/_icons/shs.json?icons=market-pulse',
    `https://icons.test/lucide.json?icons=${names.join('%2C')}`,
  ])
  expect(heard.breaches).toEqual([])
})

test('where the first service is silent the second is asked', async ({ page }) => {
  const heard = await listen(page)
  await useServices(page, ['https://first.icons.test', 'https://second.icons.test'])
  await page.route('https://first.icons.test/**', () => {})
  await page.route('https://second.icons.test/**', fulfilForeign)
  await page.goto(section)
  await hydrated(page)
  await reveal(page)
  await expect(drawn(page)).toHaveCount(5)
  expect(heard.breaches).toEqual([])
})

test('a service that the policy does not name is not reached', async ({ page }) => {
  const heard = await listen(page)
  await useServices(page, ['https://icons.test'], false)
  await page.route('https://icons.test/**', fulfilForeign)
  await page.goto(section)
  await hydrated(page)
  await reveal(page)
  await expect.poll(() => heard.breaches.length).toBeGreaterThan(0)
  expect(heard.breaches[0]).toContain('connect-src https://icons.test')
  await expect(drawn(page)).toHaveCount(0)
})

test.describe("Iconify's own component", () => {
  let script = ''
  test.beforeAll(async () => {
    script = await buildIcons()
  })

  for (const [kind, known, unknown] of [
    ['known', ['shs:listing', 'lucide:users', 'lucide:vault'], []],
    ['unknown', [], ['shs:nothing', 'lucide:nothing', 'nobody:nothing']],
    ['mixed', ['shs:market-pulse', 'lucide:landmark'], ['shs:other', 'lucide:other', 'lucide:constructor']],
  ] as const) {
    test(`shows ${kind} names from the site's endpoint`, async ({ page }) => {
      const heard = await listen(page)
      const sets = new Set([...known, ...unknown].map((name) => name.split(':')[0]))
      const answers = [...sets].map((set) => page.waitForResponse(`**/_icons/${set}.json?*`))
      await openIcons(page, script, [...known, ...unknown])
      await Promise.all(answers)
      for (const name of known) await expect(page.locator(`svg[aria-label="${name}"] path`).first()).toBeAttached()
      for (const name of unknown) await expect(page.locator(`i[title="${name}"]`)).toBeAttached()
      expect(heard.asked.length).toBe(sets.size)
    })
  }
})
