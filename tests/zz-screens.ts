import { chromium } from '@playwright/test'
import { requireChromium } from './e2e/support/find-chromium.ts'
const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] })
const base = process.argv[2]!
const out = '/tmp/h-cal-shots'
const moment = new Date('2026-11-21T08:00+07:00').getTime()
const paths = (process.argv[3] ?? 'agenda,month').split(',')
for (const [width, locale] of [
  [320, 'vi'],
  [768, 'en'],
  [1440, 'vi'],
  [1440, 'en'],
  [320, 'en'],
  [768, 'vi'],
] as const) {
  if (process.argv[4] && !process.argv[4].split(',').includes(`${width}${locale}`)) continue
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale,
    extraHTTPHeaders: { 'Accept-Language': locale },
  })
  await context.addInitScript((m) => {
    const D = Date
    const ahead = m - D.now()
    window.Date = new Proxy(D, {
      construct: (t, g, s) => Reflect.construct(t, g.length ? g : [D.now() + ahead], s),
      get: (t, n) => (n === 'now' ? () => D.now() + ahead : Reflect.get(t, n)),
    })
  }, moment)
  const page = await context.newPage()
  page.on('console', (m) => console.log(width, locale, m.type(), m.text()))
  page.on('pageerror', (e) => console.log('ERR', e.message))
  for (const name of paths) {
    const search = { agenda: '', month: '?thang=2026-12', past: '', nov: '?thang=2025-10' }[name] ?? ''
    await page.goto(base + (name.startsWith('/') ? name : '/quan-he-co-dong/lich-su-kien' + search))
    await page.waitForTimeout(700)
    if (name === 'past') await page.locator('.agenda-past > summary').click()
    await page.screenshot({
      path: `${out}/${name.replaceAll('/', '_').slice(0, 40)}-${width}-${locale}.png`,
      fullPage: true,
    })
  }
  await context.close()
}
await browser.close()
