import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect } from '@playwright/test'
import * as brand from '../../src/brand/brand.ts'
import { logo } from '../../src/brand/logo.ts'
import { locales } from '../../src/engine/model/locale/locale.ts'
import { openStore } from '../../src/engine/store/open-store.ts'
import { describeKey } from '../../src/engine/store/output-file.ts'
import { findAxeFaults, findOverflow, injectAxe } from '../e2e/support/axe-faults.ts'
import { test } from '../e2e/support/test.ts'
import { openFirm, secondFirm, type MadeFirm } from './open-firm.ts'

// Another firm takes this project as its own: `npm run site -- new`, its words, its colors, its menus, twelve pages.

test.describe.configure({ mode: 'serial' })

let firm: MadeFirm
test.beforeAll(async () => {
  test.setTimeout(600_000)
  firm = await openFirm()
})
test.afterAll(() => firm?.close())

const paths = [
  '/',
  '/trang-chu',
  '/tim-kiem',
  '/ve-chung-toi',
  '/ve-chung-toi/gioi-thieu',
  '/tin-tuc',
  '/tin-tuc/tin-tuc-moi-nhat',
  '/ho-tro',
  '/ho-tro/lien-he',
  '/ho-tro/bieu-phi',
  '/ho-tro/kenh-chinh-thuc',
  '/dieu-khoan-va-dieu-kien',
]
const languages = locales

const leaderFacts = `mandates: [{ as: duoc-uy-quyen, from: 2021-01-04 }]
publishedAt: 2026-01-02T08:00+07:00
sample: true
`

test('its content, its colors and its routes are without fault', () => {
  expect(firm.run('content', 'check')).toMatch(/^12 pages and 6 entries are without fault/m)
  expect(firm.run('brand', 'check')).toContain('all pairs of colors have the contrast that they need')
  expect(firm.run('routes', '--check')).toBe('')
})

test('what is written for a page that it does not have is told', () => {
  const strays = ['content/pages/ho-tro/theo-doi', 'content/leaders/a']
  const [page = '', leader = ''] = strays.map((path) => join(firm.folder, path))
  cpSync(join(firm.folder, 'content/pages/ho-tro/lien-he'), page, { recursive: true })
  mkdirSync(leader, { recursive: true })
  writeFileSync(join(leader, 'entry.yaml'), leaderFacts)
  for (const language of languages)
    writeFileSync(join(leader, `${language}.md`), '---\ntitle: A\nsummary: A leader.\n---\n')
  const { status, printed } = firm.tryTo('content', 'check')
  for (const path of strays) rmSync(join(firm.folder, path), { recursive: true })
  rmSync(join(firm.folder, 'content/leaders'), { recursive: true })
  expect(status).toBe(1)
  expect(printed).toContain('content/pages/ho-tro/theo-doi/vi.md:1:1 The firm has no page at /ho-tro/theo-doi: ')
  expect(printed).toContain(
    'content/leaders/a/entry.yaml:1:1 The list of this entry, /ve-chung-toi/doi-ngu-lanh-dao, is a page that the firm does not have: ',
  )
})

test('nothing that it publishes names the first firm', () => {
  const store = openStore(join(firm.folder, 'dist'))
  const own = [
    brand.siteName,
    new URL(brand.defaultOrigin).hostname,
    brand.aboutSection,
    brand.themeColor,
    logo.square.color,
  ]
  const words = new RegExp(`(?<![\\p{L}\\d])(?:${own.join('|').replaceAll('.', '[.]')})(?![\\p{L}\\d])`, 'giu')
  const found = Array.from(store.listFiles(), ({ key, record }) => {
    const { coding, bytes } = store.readStored(record.hash)
    const text = Buffer.from(coding === 0 ? bytes : brotliDecompressSync(bytes)).toString()
    return Array.from(text.matchAll(words), ({ index }) => `${describeKey(key)}: ${text.slice(index - 30, index + 30)}`)
  }).flat()
  expect(found).toEqual([])
})

test('every link leads to a page', async ({ request }) => {
  const waiting = [...paths]
  const seen = new Set(waiting)
  const dead: string[] = []
  for (const path of waiting) {
    const answer = await request.get(firm.origin + path, { headers: { 'Accept-Language': 'vi' } })
    if (!answer.ok()) dead.push(`${path}: ${answer.status()}`)
    if (answer.headers()['content-type']?.startsWith('text/html') !== true) continue
    for (const [, href = ''] of (await answer.text()).matchAll(/<(?:a|link)[^>]* href="(\/[^"#?]*)/g)) {
      if (!seen.has(href)) waiting.push(href)
      seen.add(href)
    }
  }
  expect(dead).toEqual([])
  expect(seen.size).toBeGreaterThan(paths.length)
})

for (const language of languages) {
  for (const width of [390, 1440]) {
    test(`its pages have no fault for axe: ${language}, ${width} px`, async ({ page, context }) => {
      await context.addCookies([{ name: 'i18n_redirected', value: language, url: firm.origin }])
      await page.setViewportSize({ width, height: 900 })
      await injectAxe(page)
      const faults: string[] = []
      for (const path of paths) {
        await page.goto(firm.origin + path)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        for (const fault of await findAxeFaults(page)) faults.push(`${path}: ${fault}`)
        if ((await findOverflow(page)) > 0) faults.push(`${path} is wider than its window`)
      }
      expect(faults).toEqual([])
    })
  }
}

test('its name, its menus and its fees are those that it wrote', async ({ page }) => {
  await page.goto(`${firm.origin}/ho-tro/bieu-phi`)
  await expect(page).toHaveTitle(new RegExp(secondFirm.short))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Biểu phí' }).first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Liên kết nhanh' }).getByText('Bến Xuân là ai')).toBeVisible()
  expect(readFileSync(join(firm.folder, 'public/site.webmanifest'), 'utf8')).toContain('"name": "Bến Xuân"')
})
