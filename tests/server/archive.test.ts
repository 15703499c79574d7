import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseArchiveLock } from '#engine/content/archive/archive-lock.ts'
import { Diagnostics } from '#engine/content/source/diagnostics.ts'
import { site as definition } from '#site/site.ts'
import type { PublishedSite } from '../../src/desk/archive/published-site.ts'
import { verifySite } from '../../src/desk/archive/verify-site.ts'
import { siteContent } from '../site/site.ts'
import { createHandlerTarget } from './targets.ts'

const { fetch } = await createHandlerTarget()
const text = readFileSync(`${siteContent}/archive.lock`, 'utf8')
const parse = (lock: string) => parseArchiveLock(definition, { file: 'archive.lock', text: lock }, new Diagnostics())

const site: PublishedSite = {
  readPage: async (path, locale) => {
    const answer = await fetch(`${path}?lang=${locale}`)
    return answer.ok ? answer.text() : undefined
  },
  hashFile: async (url) => {
    const answer = await fetch(url)
    return answer.ok ? hash('sha256', new Uint8Array(await answer.arrayBuffer()), 'hex') : undefined
  },
}

test('the site has every recorded entry and document', async () => {
  const { entries, documents, problems } = await verifySite(parse(text), site)
  expect(problems).toEqual([])
  expect([entries, documents].every((count) => count > 20)).toBe(true)
})

test('what was taken down must not be there', async () => {
  const gone: PublishedSite = { readPage: async () => undefined, hashFile: async () => undefined }
  const part = parse(lines.join('\n'))
  expect((await verifySite(part, gone, () => true)).problems).toEqual([])
  expect((await verifySite(part, site, () => true)).problems).toEqual([
    expect.stringMatching(/\(en\): its page \S+ was taken down, and is there$/),
    expect.stringMatching(/\(vi\): its page/),
    expect.stringMatching(/en\.pdf: was taken down, and is there$/),
    expect.stringMatching(/vi\.pdf: was taken down, and is there$/),
  ])
})

const id = 'disclosures/nghi-quyet-hdqt-ve-tam-ung-co-tuc-nam-2026-bang-tien'
const lines = text.split('\n').filter((line) => line.startsWith(`${id} `))
const otherSum = '0'.repeat(64)

test.each<[string, (line: string) => string, RegExp[]]>([
  [
    'another document',
    (line) => line.replace(/(vi\.pdf) .*/, `$1 ${otherSum}`),
    [/\(en\): its page does not show the recorded SHA-256/, /\(vi\): its page/, /vi\.pdf: has SHA-256 [0-9a-f]{64}$/],
  ],
  [
    'another moment',
    (line) => line.replace(/ published .*/, ' published 2020-01-01T00:00:00.000Z'),
    [/\(en\): its page does not show the moment 1 January 2020, 07:00/, /\(vi\): its page does not show the moment/],
  ],
  [
    'another entry',
    (line) => line.replace('nghi-quyet-hdqt', 'khong-co'),
    [/\(en\): there is no page/, /\(vi\): there is no page/, /en\.pdf: is missing/, /vi\.pdf: is missing/],
  ],
])('a record of %s is a difference', async (_case, change, problems) => {
  const { problems: found } = await verifySite(parse(lines.map(change).join('\n')), site)
  expect(found).toEqual(problems.map((problem) => expect.stringMatching(problem)))
})
