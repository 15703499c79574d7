import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { siteContent, siteMoment } from '../../tests/site/site.ts'
import { openContent } from './open-content.ts'

const entry = 'news/thu-nghiem-canh-bao-ty-le-ky-quy-theo-ba-muc'

test('a change of one part changes its hash alone', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  await cp(siteContent, directory, { recursive: true })
  const reader = openContent(directory)
  onTestFinished(() => reader.close())
  const readHashes = async () => {
    const { content, hashes } = await reader.read({ now: siteMoment })
    const [found] = content.entries.news.filter(({ slug }) => entry.endsWith(slug))
    return found && hashes.of(found)
  }
  expect(reader.isStale()).toBe(true)
  const before = await readHashes()
  expect(reader.isStale()).toBe(false)
  await writeFile(join(directory, entry, 'en.md'), '---\ntitle: A\nsummary: B.\ncoverAlt: C\n---\n\nText.\n')
  expect(reader.isStale()).toBe(true)
  const after = await readHashes()
  expect(after).toMatchObject({ facts: before?.facts, files: before?.files, texts: { vi: before?.texts.vi } })
  expect(after?.texts.en?.head).not.toBe(before?.texts.en?.head)
  expect(after?.texts.en?.body).not.toBe(before?.texts.en?.body)
})
