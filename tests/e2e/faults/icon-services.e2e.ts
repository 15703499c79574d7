import { expect, type Page, type Route } from '@playwright/test'
import { drawn, listen, names, reveal, section } from '../support/content-icons.ts'
import { hydrated } from '../support/site.ts'
import { test } from '../support/test.ts'

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
