import { expect, type Page, type Route } from '@playwright/test'
import { drawn, recordIcons, names, reveal, section } from '../support/content-icons.ts'
import { mainNav } from '../support/page-places.ts'
import { hydrated } from '../support/site.ts'
import { test } from '../support/test.ts'

/** Changes pages to those of a build with icon services, with its Content-Security-Policy or the default one. */
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

test('public icons are requested from a service, own icons from the site', async ({ page }) => {
  const log = await recordIcons(page)
  await useServices(page, ['https://icons.test'])
  await page.route('https://icons.test/**', fulfilForeign)
  await page.goto(section)
  await hydrated(page)
  await reveal(page)
  await expect(drawn(page)).toHaveCount(5)
  await page.getByRole('button', { name: 'Tất cả danh mục' }).click()
  await expect(mainNav(page).locator('[data-icon="shs:market-pulse"] > svg')).toHaveCount(1)
  const requested = log.requested
    .filter((url) => url.includes('.json'))
    .map((url) => url.replace(/^http:\/\/[^/]*/, ''))
  expect(requested.toSorted()).toEqual([
    '/_icons/shs.json?icons=market-pulse',
    `https://icons.test/lucide.json?icons=${names.join('%2C')}`,
  ])
  expect(log.breaches).toEqual([])
})

test('if the first service does not respond, the second one is used', async ({ page }) => {
  const log = await recordIcons(page)
  await useServices(page, ['https://first.icons.test', 'https://second.icons.test'])
  await page.route('https://first.icons.test/**', () => {})
  await page.route('https://second.icons.test/**', fulfilForeign)
  await page.goto(section)
  await hydrated(page)
  await reveal(page)
  await expect(drawn(page)).toHaveCount(5)
  expect(log.breaches).toEqual([])
})

test('a service that the Content-Security-Policy does not name is blocked', async ({ page }) => {
  const log = await recordIcons(page)
  await useServices(page, ['https://icons.test'], false)
  await page.route('https://icons.test/**', fulfilForeign)
  await page.goto(section)
  await hydrated(page)
  await reveal(page)
  await expect.poll(() => log.breaches.length).toBeGreaterThan(0)
  expect(log.breaches[0]).toContain('connect-src https://icons.test')
  await expect(drawn(page)).toHaveCount(0)
})
