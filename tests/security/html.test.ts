import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { locales } from '#engine/model/locale/locale.ts'
import { memoize } from '#lib/memoize.ts'
import { ownOutput } from '../content/own-site.ts'
import { createHandlerTarget } from '../server/targets.ts'
import { listPages, readOutput } from '../site/read-output.ts'
import { siteOutput } from '../site/site.ts'
import { findUnsafeHtml, type SafeParts } from './find-unsafe-html.ts'

const origin = 'http://localhost'

describe('findUnsafeHtml', () => {
  const empty = 'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb'
  const parts: SafeParts = {
    origin,
    styleHashes: ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],
    integrityOf: (url) => (url === '/a.js' ? empty : undefined),
  }

  test.each([
    '<script type="application/json">{"a":"<b onclick=1>"}</script>',
    `<script type="module" src="/a.js" integrity="${empty}"></script>`,
    `<link rel="modulepreload" href="/a.js" integrity="${empty}">`,
    '<style></style>',
    '<a href="https://evil.test" rel="noopener noreferrer">a</a>',
    '<a href="/javascript:a">a</a><a href="mailto:a@b.c">b</a>',
    '<form action="/tim-kiem"></form>',
  ])('%s is safe', (html) => {
    expect(findUnsafeHtml(html, parts)).toEqual([])
  })

  test('a form may be sent to the one origin that is named', () => {
    const form = '<form action="https://alerts.test/a">'
    expect(findUnsafeHtml(form, { ...parts, formOrigin: 'https://alerts.test' })).toEqual([])
    expect(findUnsafeHtml(form, { ...parts, formOrigin: 'https://other.test' })).toHaveLength(1)
  })

  test.each([
    ['<script>1</script>', 'an inline <script>'],
    ['<script type="module">1</script>', 'an inline <script>'],
    ['<script src="/a.js"></script>', '<script> of /a.js with the integrity undefined'],
    ['<script src="/a.js" integrity="sha384-a"></script>', '<script> of /a.js with the integrity sha384-a'],
    [`<script src="https://evil.test/a.js" integrity="${empty}"></script>`, 'which is no file of this site'],
    ['<link rel="stylesheet" href="/b.css">', '<link rel="stylesheet"> of /b.css, which is no file of this site'],
    ['<style>a{}</style>', 'a <style> that the policy does not allow: a{}'],
    ['<p style="a">', '<p> style="a"'],
    ['<svg onload=a>', '<svg> onload="a"'],
    ['<template><p onclick=a></template>', '<p> onclick="a"'],
    ['<a href=" java\nscript:a">', '<a> href=" java\nscript:a"'],
    ['<img src="data:image/png;base64,">', '<img> src="data:image/png;base64,"'],
    ['<iframe src="/">', '<iframe>'],
    ['<iframe src="/nhung/co-phieu.vi.html">', '<iframe>'],
    ['<iframe src="/nhung/co-phieu.vi.html" sandbox="allow-scripts">', '<iframe>'],
    ['<base href="/">', '<base>'],
    ['<meta http-equiv="refresh" content="0">', '<meta http-equiv="refresh">'],
    ['<a href="https://evil.test">', '<a> to https://evil.test with rel=""'],
    ['<a href="//evil.test" rel="noopener">', '<a> to //evil.test with rel="noopener"'],
    ['<form action="https://evil.test">', '<form> to https://evil.test'],
  ])('%s is found', (html, found) => {
    expect(findUnsafeHtml(html, parts).join('\n')).toContain(found)
  })
})

describe.each([
  ['the site of the tests', siteOutput],
  ['content/', ownOutput],
])('%s', async (_name, output) => {
  const site = readOutput(output)
  const { fetch } = await createHandlerTarget({}, output)
  const toIntegrity = memoize((url: string) => createHash('sha384').update(site.readFile(url)).digest('base64'))
  const parts: SafeParts = {
    origin,
    formOrigin: site.release.settings.alerts?.origin,
    styleHashes: site.release.styleHashes,
    integrityOf: (url) => (site.files.has(url) ? `sha384-${toIntegrity(url)}` : undefined),
  }

  const urls = [
    ...listPages(site).map(({ path, locale, page }) => `${path}?lang=${locale}${page > 1 ? `&trang=${page}` : ''}`),
    // Made for the request, with what was typed.
    ...locales.flatMap((locale) =>
      [
        '/khong-co/"><img src=x onerror=alert(1)>?',
        `/tim-kiem?q=${encodeURIComponent('"><img src=x onerror=alert(1)>')}&`,
        `/tim-kiem?q=${encodeURIComponent('<script>alert(1)</script>')}&`,
        '/tim-kiem?q=phi&',
      ].map((path) => `${path}lang=${locale}`),
    ),
  ]

  test('no page has anything in it that could run or load what the build did not make', async () => {
    expect(urls.length).toBeGreaterThan(200)
    const faults = new Set<string>()
    for (const url of urls) {
      const html = await (await fetch(url)).text()
      expect(html, url).toContain('<html')
      for (const fault of findUnsafeHtml(html, parts)) faults.add(`${url}: ${fault}`)
    }
    expect([...faults]).toEqual([])
  })

  test('every image and every drawing is without scripts and foreign links', () => {
    const drawings = [...site.files].filter(([, { type }]) => type.startsWith('image/svg+xml'))
    expect(drawings.length).toBeGreaterThan(0)
    for (const [url] of drawings) {
      const text = site.readFile(url)
      expect(text, url).not.toMatch(
        /<(?:script|foreignObject|iframe|a)\b|\son\w+\s*=|javascript:|(?:href|src)\s*=\s*["'](?!#)/i,
      )
    }
  })
})
