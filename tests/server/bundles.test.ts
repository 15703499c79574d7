import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { unzipSync } from 'fflate'
import { afterAll, describe, expect, test } from 'vitest'
import type { BundleManifest } from '#engine/model/bundles.ts'
import { siteContent } from '../site/site.ts'
import { createHandlerTarget, createNodeTarget } from './targets.ts'

const targets = [await createHandlerTarget(), await createNodeTarget()]
const list = '/quan-he-co-dong/cong-bo-thong-tin/bat-thuong'
const zip = `/tai-ve${list}/2026.zip`
const name = 'cong-bo-thong-tin-bat-thuong-2026'

describe.each(targets)('$name', ({ fetch, close }) => {
  afterAll(close)
  const readBytes = async (path: string, init?: RequestInit) => {
    const answer = await fetch(path, init)
    return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
  }

  test('a ZIP has the documents of the list and the year, as they are in the content', async () => {
    const { answer, bytes } = await readBytes(zip)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="${name}.zip"`,
      'cache-control': 'public, no-cache',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    })
    const files = unzipSync(bytes)
    const sums = new TextDecoder().decode(files[`${name}/SHA256SUMS`]).trimEnd().split('\n')
    expect(sums.length).toBeGreaterThan(3)
    expect(Object.keys(files)).toEqual([
      `${name}/SHA256SUMS`,
      ...sums.map((line) => `${name}/${line.slice('  '.length + 64)}`),
    ])
    for (const line of sums) {
      const [sum, path = ''] = line.split('  ')
      const found = files[`${name}/${path}`]
      expect(found, path).toEqual(new Uint8Array(readFileSync(`${siteContent}/disclosures/${path}`)))
      expect(hash('sha256', found ?? '', 'hex'), path).toBe(sum)
    }
  })

  test('the lists of its files are files too, and agree with it', async () => {
    const { files } = (await (await fetch(zip.replace('.zip', '.json'))).json()) as BundleManifest // written by the build
    const unzipped = unzipSync((await readBytes(zip)).bytes)
    for (const file of files) {
      const bytes = unzipped[file.name] ?? new Uint8Array()
      expect([bytes.length, crc32(bytes), hash('sha256', bytes, 'hex')]).toEqual([file.size, file.crc32, file.sha256])
      expect((await readBytes(file.url)).bytes).toEqual(bytes)
    }
  })

  test('it is the same bytes each time, and can be continued', async () => {
    const { bytes, answer } = await readBytes(zip)
    const etag = answer.headers.get('ETag') ?? ''
    const middle = Math.floor(bytes.length / 2)
    const rest = await readBytes(zip, { headers: { Range: `bytes=${middle}-`, 'If-Range': etag } })
    expect(rest.answer.status).toBe(206)
    expect(rest.answer.headers.get('Content-Range')).toBe(`bytes ${middle}-${bytes.length - 1}/${bytes.length}`)
    expect(rest.bytes).toEqual(bytes.subarray(middle))
    const other = await readBytes(zip, { headers: { Range: `bytes=${middle}-`, 'If-Range': '"other"' } })
    expect([other.answer.status, other.bytes]).toEqual([200, bytes])
  })

  test.each<[string, RequestInit, (etag: string) => Record<string, string>, number]>([
    ['HEAD', { method: 'HEAD' }, () => ({}), 200],
    ['a known version', {}, (etag) => ({ 'If-None-Match': etag }), 304],
    ['a range beyond the end', {}, () => ({ Range: 'bytes=9999999-' }), 416],
  ])('%s is answered without a body', async (_case, init, toHeaders, status) => {
    const etag = (await fetch(zip, { method: 'HEAD' })).headers.get('ETag') ?? ''
    const { answer, bytes } = await readBytes(zip, { ...init, headers: toHeaders(etag) })
    expect([answer.status, bytes.length]).toEqual([status, 0])
  })

  test.each([
    zip.replace('2026', '1999'),
    zip.replace(list, '/tin-tuc/tin-tuc-moi-nhat'),
    zip.replace('.zip', '.ZIP'),
    `${zip}/`,
    '/tai-ve/../../site.zip',
    '/tai-ve/%2e%2e%2f2026.zip',
    '/tai-ve/.zip',
  ])('%s does not exist', async (path) => {
    expect((await fetch(path)).status).toBe(404)
  })
})

test('lists of documents link to their ZIPs, in each language, on their first page', async () => {
  const { fetch, close } = await createHandlerTarget()
  const linksOf = async (path: string) => {
    const html = await (await fetch(path)).text()
    return Array.from(html.matchAll(/href="(\/tai-ve[^"]+)"/g), ([, href = '']) => href)
  }
  for (const page of [list, '/quan-he-co-dong/bao-cao-dinh-ky', '/quan-he-co-dong/dai-hoi-co-dong']) {
    for (const language of ['vi', 'en']) {
      const links = await linksOf(`${page}?lang=${language}`)
      expect(links[0]).toMatch(/^\/tai-ve\/.*\/20\d\d\.zip$/)
      for (const link of links) expect((await fetch(link, { method: 'HEAD' })).status, link).toBe(200)
    }
  }
  expect(await linksOf('/quan-he-co-dong/bao-cao-dinh-ky?trang=2')).toEqual([])
  expect(await linksOf('/tin-tuc/tin-tuc-moi-nhat')).toEqual([])
  await close()
})
