import { afterAll, describe, expect, test } from 'vitest'
import { createHandlerTarget, createNodeTarget } from './targets.ts'
import { titleOf } from './title-of.ts'

const targets = [await createHandlerTarget(), await createNodeTarget()]
const english = { 'Accept-Language': 'en-GB,en;q=0.9' }

describe.each(targets)('$name', ({ fetch, close }) => {
  afterAll(close)

  test.each([
    ['/ve-shs', {}, 'vi', 'Về SHS'],
    ['/ve-shs', english, 'en', 'About SHS'],
    ['/ve-shs?lang=en', {}, 'en', 'About SHS'],
    ['/ve-shs?lang=vi', english, 'vi', 'Về SHS'],
    ['/ve-shs?lang=fr', english, 'en', 'About SHS'],
    ['/ve-shs', { Cookie: 'i18n_redirected=en' }, 'en', 'About SHS'],
    ['/ve-shs', { Cookie: 'a=b; i18n_redirected=vi', ...english }, 'vi', 'Về SHS'],
    ['/ve-shs', { Cookie: 'i18n_redirected=<script>' }, 'vi', 'Về SHS'],
    ['/ve-shs', { 'Accept-Language': 'fr, en;q=0.5, vi;q=0.8' }, 'vi', 'Về SHS'],
    ['/ve-shs', { 'Accept-Language': 'vi;q=0, en;q=0.1' }, 'en', 'About SHS'],
    ['/ve-shs', { 'Accept-Language': ';;;,,,=%00\u00ff'.slice(0, 12) }, 'vi', 'Về SHS'],
    ['/ve-shs', { 'Accept-Language': 'x'.repeat(7000) }, 'vi', 'Về SHS'],
  ])('%s with %j is in %s', async (path, headers, locale, title) => {
    const response = await fetch(path, { headers })
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Language')).toBe(locale)
    expect(response.headers.get('Vary')).toBe('Cookie, Accept-Language, Accept-Encoding')
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache')
    expect(html).toContain(`<html lang="${locale}">`)
    expect(titleOf(html)).toBe(title)
    expect(html).not.toContain('<script>')
  })

  test.each([
    ['/ve-shs?lang=en', 'i18n_redirected=en; Path=/; Max-Age=31536000; SameSite=Lax'],
    ['/ve-shs?lang=vi', 'i18n_redirected=vi; Path=/; Max-Age=31536000; SameSite=Lax'],
    ['/ve-shs?lang=xx', null],
    ['/ve-shs', null],
  ])('%s sets the cookie %s', async (path, cookie) => {
    expect((await fetch(path, { headers: english })).headers.get('Set-Cookie')).toBe(cookie)
  })

  test.each([
    ['/tin-tuc/tin-tuc-moi-nhat', 'trang 1/2'],
    ['/tin-tuc/tin-tuc-moi-nhat?trang=2', 'trang 2/2'],
    ['/tin-tuc/tin-tuc-moi-nhat?trang=99', 'trang 2/2'],
    ['/tin-tuc/tin-tuc-moi-nhat?trang=0', 'trang 1/2'],
    ['/tin-tuc/tin-tuc-moi-nhat?trang=-2', 'trang 1/2'],
    ['/tin-tuc/tin-tuc-moi-nhat?trang=1e9', 'trang 2/2'],
    ['/tin-tuc/tin-tuc-moi-nhat?trang=%00', 'trang 1/2'],
    ['/tin-tuc/tin-tuc-moi-nhat?trang=2&utm_source=x', 'trang 2/2'],
  ])('%s shows %s', async (path, shown) => {
    expect(await (await fetch(path)).text()).toContain(shown)
  })
})

test('a host decides only the default language, by its exact name', async () => {
  const { fetch } = await createHandlerTarget({ SITE_HOSTS: 'en.firm.example=en' })
  const languageFor = async (host: string) =>
    (await fetch('/ve-shs', { headers: { Host: host } })).headers.get('Content-Language')
  expect(await languageFor('en.firm.example')).toBe('en')
  expect(await languageFor('EN.firm.example.evil.test')).toBe('vi')
  const body = await (await fetch('/nothing', { headers: { Host: 'evil.test' } })).text()
  expect(body).not.toContain('evil.test')
  const { headers } = await fetch('/lien-he', { headers: { Host: 'evil.test', 'X-Forwarded-Host': 'evil.test' } })
  expect(headers.get('Location')).toBe('/ho-tro/lien-he')
})
