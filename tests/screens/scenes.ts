import type { Page } from '@playwright/test'
import type { Locale } from '../../src/engine/model/locale/locale.ts'
import { failPayloads, open, openUnaided } from '../e2e/support/fault-page.ts'
import { allPaths, hydrated, pageKinds } from '../e2e/support/site.ts'
import { openStates } from './states/open-states.ts'

/** A page, and the steps before its screenshot. */
export interface Scene {
  name: string
  path: string
  /** True if it is shown at a width; by default at all. */
  isFor?: (width: number) => boolean
  media?: Parameters<Page['emulateMedia']>[0]
  /** Only the viewport, for scenes with panels or a scroll position. */
  isWindowOnly?: boolean
  /** Opens what is no page of the site. */
  open?: (page: Page, origin: string, locale: Locale) => Promise<void>
  prepare?: (page: Page) => Promise<void>
}

/** From this width on, the main bar replaces the vertical menu. */
const isWide = (width: number) => width >= 1024
const isNarrow = (width: number) => !isWide(width)

/** More pages of some kinds: other facts, longer tables, deeper levels. */
const morePages = [
  '/ve-shs/chang-duong-phat-trien',
  '/san-pham-dich-vu',
  '/san-pham-dich-vu/moi-gioi-chung-khoan/dich-vu-tai-chinh',
  '/san-pham-dich-vu/ngan-hang-dau-tu',
  '/ho-tro/lien-he',
  '/ho-tro/kien-thuc',
  '/ho-tro/cac-cau-hoi-thuong-gap',
  '/co-hoi-nghe-nghiep',
  '/dieu-khoan-va-dieu-kien',
  '/tim-kiem',
  '/thong-cao-bao-chi',
  '/trung-tam-phan-tich/bao-cao-cong-ty',
  '/quan-he-co-dong/du-lieu',
  '/quan-he-co-dong/du-lieu/2026-q1',
  '/quan-he-co-dong/cong-bo-thong-tin',
  ...[
    '/ho-tro/huong-dan-giao-dich/',
    '/bao-cao-phan-tich/zza',
    '/quan-tri-doanh-nghiep/',
    '/quan-he-co-dong/quan-ly-co-phan-co-phieu/co-cau',
    '/thong-cao-bao-chi/',
  ].map((prefix) => allPaths.find((path) => path.startsWith(prefix)) ?? prefix),
]

const states: readonly Scene[] = [
  { name: 'khong-co', path: '/khong-co-trang-nay?a=b' },
  { name: 'state-error', path: '', open: openErrorPage },
  { name: 'state-search', path: '/tim-kiem?q=bao+cao' },
  { name: 'state-search-nothing', path: '/tim-kiem?q=zzzqqqxxx' },
  { name: 'state-search-dialog', path: '/ve-shs', isWindowOnly: true, prepare: openSearch },
  { name: 'state-empty-list', path: '', open: openEmptyList },
  { name: 'state-filtered-list', path: '/tin-tuc/tin-tuc-moi-nhat?nam=2025', prepare: waitForFound },
  { name: 'state-nothing-found', path: '/tin-tuc/tin-tuc-moi-nhat?nam=2019', prepare: waitForFound },
  { name: 'state-calendar', path: '/tin-tuc/tin-tuc-moi-nhat', isWindowOnly: true, prepare: openCalendar },
  ...[0, 1, 2, 3].map((index): Scene => ({
    name: `state-menu-${index + 1}`,
    path: '/ve-shs/doi-ngu-lanh-dao',
    isFor: isWide,
    isWindowOnly: true,
    prepare: (page) => openMenu(page, index),
  })),
  { name: 'state-menu-all', path: '/ve-shs', isFor: isWide, isWindowOnly: true, prepare: (page) => openMenu(page, -1) },
  {
    name: 'state-footer',
    path: '/ve-shs',
    isWindowOnly: true,
    prepare: (page) => page.locator('body > footer').evaluate((element) => element.scrollIntoView({ block: 'end' })),
  },
  { name: 'states', path: '', open: openStates },
  { name: 'state-menu', path: '/ve-shs', isFor: isNarrow, isWindowOnly: true, prepare: openVerticalMenu },
  { name: 'state-focus', path: '/trang-chu', isFor: isWide, isWindowOnly: true, prepare: tabThrice },
  { name: 'forced-colours-home', path: '/trang-chu', isFor: isWide, media: { forcedColors: 'active' } },
  {
    name: 'forced-colours-list',
    path: '/tin-tuc/tin-tuc-moi-nhat',
    isFor: (width) => width < 400,
    media: { forcedColors: 'active' },
  },
  ...['/trang-chu', '/landing', '/ho-tro/bieu-phi', '/tin-tuc'].map((path): Scene => ({
    name: `print${toName(path)}`,
    path,
    isFor: (width) => width === 768,
    media: { media: 'print' },
  })),
]

export const scenes: readonly Scene[] = [
  ...[...pageKinds, ...morePages].map((path) => ({ name: toName(path).slice(1) || 'opening', path })),
  ...states,
]

function toName(path: string): string {
  return path.replace(/\W+/g, '-').replace(/-$/, '').slice(0, 60)
}

async function openSearch(page: Page): Promise<void> {
  await hydrated(page)
  await page.locator('[data-opens="search"]').click()
  await page.getByRole('dialog').getByRole('searchbox').fill('margin')
  await page.getByRole('dialog').getByRole('article').first().waitFor()
}

/** Follows a link without what the site does to recover: the next page is neither fetched ahead nor reloaded. */
async function openErrorPage(page: Page, origin: string): Promise<void> {
  await openUnaided(page, `${origin}/ve-shs`)
  await failPayloads(page, { status: 500 })
  await page.locator('main a[href^="/ve-shs/"]').first().click()
  await page.getByRole('button', { name: /Thử lại|Try again/ }).waitFor()
}

/** Follows a link to a list that the server answers without entries; the list must not be fetched ahead. */
async function openEmptyList(page: Page, origin: string): Promise<void> {
  await open(page, `${origin}/tin-tuc`)
  await page.route('**/_payload/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), items: [], pages: 1, total: 0 } })
  })
  await page.locator('main a[href="/tin-tuc/tin-tuc-moi-nhat"]').first().click()
  await page.locator('.empty-list').waitFor()
}

async function waitForFound(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Xoá bộ lọc|Clear filters/ }).waitFor()
}

async function openCalendar(page: Page): Promise<void> {
  await hydrated(page)
  await page.locator('.list-filters > summary').click()
  await page.locator('.filter-dates button').click()
  await page.getByRole('grid').waitFor()
}

async function openMenu(page: Page, index: number): Promise<void> {
  await page.locator('.nav-toggle').nth(index).click()
}

async function openVerticalMenu(page: Page): Promise<void> {
  await hydrated(page)
  await page.locator('.menu-toggle').click()
  await page.locator('.menu-panel summary').nth(1).click()
}

async function tabThrice(page: Page): Promise<void> {
  for (let step = 0; step < 3; step++) await page.keyboard.press('Tab')
}
