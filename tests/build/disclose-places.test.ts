import { cpSync, renameSync, symlinkSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOutput } from '../site/read-output.ts'
import { openDisclosureDesk, type DisclosureDesk } from './disclosure-desk.ts'

// Where the content is, and what Git has of it, where something is disclosed: each test follows those before it.

let desk: DisclosureDesk

const model = 'disclosures/bien-ban-va-nghi-quyet-dai-hoi-dong-co-dong-thuong-nien-2025'
const isPublic = (slug: string) => readOutput(desk.out).pages.has(`/cong-bo-thong-tin/${slug}`)

function addDraft(slug: string): string {
  const id = `disclosures/${slug}`
  cpSync(join(desk.content, model), join(desk.content, id), { recursive: true })
  desk.change(`content/${id}/entry.yaml`, (text) =>
    text
      .replace('06/2025', `${slug}/2026`)
      .replace('documentDate: 2025-04-24', 'documentDate: 2026-11-20')
      .replace(/publishedAt: .*/, 'status: draft'),
  )
  return id
}

beforeAll(async () => {
  desk = await openDisclosureDesk()
  renameSync(desk.content, join(desk.folder, 'texts'))
  symlinkSync('texts', desk.content)
  desk.git('add', '--all')
  desk.git('commit', '--quiet', '--message', 'First')
  expect(desk.run('08:00', 'build')).toMatchObject({ status: 0 })
})
afterAll(() => desk.remove())

test('a content that is a link in the repository is committed where it is; that no branch has the commit is told', () => {
  const id = addDraft('lien-ket')
  desk.git('checkout', '--quiet', '--detach')
  const lines = desk.read('content/archive.lock').split('\n')
  desk.change('content/archive.lock', () => lines.toSpliced(20, 3).join('\n'))
  desk.git('commit', '--quiet', '--all', '--message', 'Shorten the record')
  const { status, output } = desk.run('08:10', 'disclose', `${desk.content}/${id}`, '--by', 'Hoa')
  expect({ status, output }).toMatchObject({ status: 0 })
  expect(desk.git('show', '--name-only', '--format=').split('\n')).toEqual(
    expect.arrayContaining(['texts/archive.lock', `texts/${id}/entry.yaml`]),
  )
  expect(desk.git('status', '--porcelain')).toBe('')
  // The lines that the record had lost are back, and nobody is told to restore them, or that it stays as it was.
  expect(desk.read('content/archive.lock').split('\n')).toEqual(expect.arrayContaining(lines))
  expect(output).not.toMatch(/archive\.lock/)
  const commit = desk.git('rev-parse', '--short', 'HEAD')
  expect(output).toContain(
    `\nwarning: no branch is checked out, so that the commit ${commit} is on none, and Git deletes it`,
  )
  desk.git('switch', '--quiet', 'main')
  desk.git('merge', '--quiet', commit)
})

test('where the content is in no repository nothing is disclosed that could not be committed, and a build works', () => {
  const outside = `${desk.folder}-outside`
  renameSync(join(desk.folder, 'texts'), outside)
  unlinkSync(desk.content)
  symlinkSync(outside, desk.content)
  const id = addDraft('ben-ngoai')
  const draft = desk.read(`content/${id}/entry.yaml`)
  const { status, output } = desk.run('08:20', 'disclose', id, '--by', 'Hoa')
  expect(status).toBe(1)
  expect(output).toMatch(/content, which is a link to \S+-outside, is in no repository that Git reads.*--no-commit/)
  expect(desk.read(`content/${id}/entry.yaml`)).toBe(draft)
  expect(desk.run('08:21', 'build')).toMatchObject({ status: 0 })
  expect(isPublic('ben-ngoai')).toBe(false)
  expect(desk.run('08:22', 'disclose', id, '--by', 'Hoa', '--no-commit')).toMatchObject({ status: 0 })
  expect(isPublic('ben-ngoai')).toBe(true)
  // Removed with the rest.
  unlinkSync(desk.content)
  renameSync(outside, desk.content)
})
