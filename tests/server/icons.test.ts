import { _api, addAPIProvider, getIcon, loadIcons } from '@iconify/react'
import { afterAll, describe, expect, test } from 'vitest'
import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import { createApp } from '#engine/serve/app.ts'
import { openStore } from '#engine/store/open-store.ts'
import type { IconSet } from '#lib/icons/icon-set.ts'
import { siteOutput } from '../site/site.ts'
import { createHandlerTarget, createNodeTarget } from './targets.ts'

const targets = [await createHandlerTarget(), await createNodeTarget()]

describe.each(targets)('$name', ({ name: target, fetch, close }) => {
  afterAll(close)

  test.each([
    ['market-pulse', ['market-pulse'], undefined],
    ['market-pulse,listing', ['market-pulse', 'listing'], undefined],
    ['market-pulse%2Clisting', ['market-pulse', 'listing'], undefined],
    ['market-pulse,market-pulse', ['market-pulse'], undefined],
    ['nothing', [], ['nothing']],
    ['nothing,market-pulse,other', ['market-pulse'], ['nothing', 'other']],
    ['constructor,tostring,hasownproperty', [], ['constructor', 'tostring', 'hasownproperty']],
    [Array.from({ length: 100 }, (_, index) => `a${index}`).join(','), [], expect.any(Array)],
    ['a'.repeat(64), [], ['a'.repeat(64)]],
  ])('icons=%.60s', async (query, icons, missing) => {
    const response = await fetch(`/_icons/shs.json?icons=${query}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe(missing ? 'public, no-cache' : 'public, max-age=86400')
    const answer = (await response.json()) as IconSet // the format of Iconify
    expect(answer).toMatchObject({ prefix: 'shs', width: 24, height: 24 })
    expect(Object.keys(answer.icons)).toEqual(icons)
    expect(answer.not_found).toEqual(missing)
    for (const icon of icons) expect(answer.icons[icon]?.body).toMatch(/^<g fill="none" stroke="currentColor"/)
  })

  test.each([
    ['', 400],
    ['market-pulse,', 400],
    ['__proto__', 400],
    ['market-pulse,__proto__', 400],
    ['Market-Pulse', 400],
    ['market--pulse', 400],
    ['../shs', 400],
    ['<script>', 400],
    ['%00', 400],
    ['a%0d%0aSet-Cookie:b=c', 400],
    ['a'.repeat(65), 400],
    [Array.from({ length: 101 }, (_, index) => `a${index}`).join(','), 400],
    ['a,'.repeat(5000), 414],
  ])('icons=%.60s is refused with %s', async (query, status) => {
    const response = await fetch(`/_icons/shs.json?icons=${query}`)
    expect(response.status).toBe(status)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Set-Cookie')).toBeNull()
    expect(await response.text()).not.toContain('<')
  })

  test.each([
    '/_icons/mdi.json?icons=a',
    '/_icons/__proto__.json?icons=a',
    '/_icons/constructor.json?icons=a',
    '/_icons/SHS.json?icons=market-pulse',
    '/_icons/shs?icons=market-pulse',
    '/_icons/shs.json/?icons=market-pulse',
    '/_icons/a/shs.json?icons=market-pulse',
    '/_icons/%2e%2e/site.json?icons=a',
    '/_icons/shs.json%00?icons=market-pulse',
    '/_icons/?icons=a',
  ])('%s is not found', async (path) => {
    expect((await fetch(path)).status).toBe(404)
  })

  test('an unchanged response is not sent again', async () => {
    const path = '/_icons/shs.json?icons=listing'
    const tag = (await fetch(path)).headers.get('ETag') ?? ''
    expect(tag).toMatch(/^"[0-9a-f]{24}"$/)
    const again = await fetch(path, { headers: { 'If-None-Match': tag } })
    expect(again.status).toBe(304)
    expect(again.headers.get('ETag')).toBe(tag)
    expect(await again.text()).toBe('')
    const other = (await fetch('/_icons/shs.json?icons=market-pulse')).headers.get('ETag')
    expect(other).not.toBe(tag)
    expect((await fetch(path, { headers: { 'If-None-Match': String(other) } })).status).toBe(200)
  })

  // Iconify's own loader must accept the responses.
  test.each([
    ['known names', ['shs:listing', 'shs:market-pulse', 'lucide:landmark'], []],
    ['unknown names', [], ['shs:nothing', 'lucide:nothing', 'nobody:nothing']],
    ['mixed names', ['shs:listing', 'lucide:users'], ['shs:other', 'lucide:other']],
    ['hostile names', ['lucide:vault'], ['lucide:__proto__', 'lucide:constructor', 'shs:../listing', '__proto__:a']],
  ])('Iconify loads %s', async (name, known, unknown) => {
    const provider = `${target}-${name.replace(/\W/g, '-')}`
    const of = (icon: string) => `@${provider}:${icon}`
    addAPIProvider(provider, { resources: ['http://site.test'], path: '/_icons/', timeout: 5000 })
    const requested: string[] = []
    _api.setFetch((input) => {
      const { pathname, search } = new URL(String(input))
      requested.push(pathname)
      return fetch(pathname + search)
    })
    const [loaded, missing] = await new Promise<[string[], string[]]>((resolve) => {
      loadIcons([...known, ...unknown].map(of), (found, lost, pending) => {
        const names = (icons: typeof found) => icons.map(({ prefix, name: icon }) => `${prefix}:${icon}`).toSorted()
        if (pending.length === 0) resolve([names(found), names(lost)])
      })
    })
    expect(loaded).toEqual(known.toSorted())
    expect(missing).toEqual(unknown.toSorted())
    for (const icon of known) expect(getIcon(of(icon))).toMatchObject({ width: 24, height: 24 })
    // One request for all names of a set.
    expect(requested.length).toBe(new Set(requested).size)
  })
})

test('the Content-Security-Policy allows the icon services that the site was built with', async () => {
  const store = openStore(siteOutput)
  const iconOrigins = ['https://icons.example', 'https://second.example']
  const release = store.current()
  const current = () => ({ ...release, settings: { ...release.settings, iconOrigins, alerts: undefined } })
  const app = createApp({ ...store, current }, parseSiteConfig({}))
  const policy = (await app.request('/ve-shs')).headers.get('Content-Security-Policy')
  expect(policy).toContain("; connect-src 'self' https://icons.example https://second.example; ")
  expect(policy?.match(/https:/g)).toHaveLength(2)
})
