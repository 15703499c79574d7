import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createFileLister } from '../changes/stored-files.ts'
import { compareFolders } from './compare-folders.ts'

const toLabel = (_file: string, field: string) => ({ vi: field, en: field })

type Files = Readonly<Record<string, string>>

function compare(before: Files, after: Files) {
  const root = mkdtempSync(join(tmpdir(), 'differences-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const [old, present] = [before, after].map((files, index) => {
    const folder = join(root, String(index))
    mkdirSync(folder)
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    return createFileLister().list(folder) ?? []
  })
  return compareFolders({ path: 'news/a', before: old ?? [], after: present ?? [], toLabel })
}

const text = (title: string, body: string) => `---\ntitle: ${title}\n---\n\n${body}\n`

test.each<[string, Files, Files, object]>([
  [
    'nothing',
    { 'vi.md': text('A', 'b') },
    { 'vi.md': text('A', 'b') },
    { summary: 'Nothing that readers see is another', fields: [], texts: [], files: [] },
  ],
  [
    'fields, as they are written',
    { 'entry.yaml': 'fee: 1.50\nlist:\n  - { name: a }\n' },
    { 'entry.yaml': 'fee: 1.5\nlist:\n  - { name: b }\nday: 2026-12-01\n' },
    {
      summary: 'Changed: 3 fields',
      fields: [
        { file: 'entry.yaml', field: 'fee', label: { vi: 'fee', en: 'fee' }, before: '1.50', after: '1.5' },
        { file: 'entry.yaml', field: 'list.0.name', before: 'a', after: 'b' },
        { file: 'entry.yaml', field: 'day', before: '', after: '2026-12-01' },
      ],
    },
  ],
  [
    'a title and words of the text',
    { 'vi.md': text('A', 'Lãi 5 tỷ') },
    { 'vi.md': text('B', 'Lãi 6 tỷ') },
    {
      summary: 'Changed: one field and one text',
      fields: [{ field: 'title', before: 'A', after: 'B' }],
      texts: [
        {
          file: 'vi.md',
          parts: [{ kind: 'same' }, { kind: 'removed', text: '5 ' }, { kind: 'added', text: '6 ' }, { kind: 'same' }],
        },
      ],
    },
  ],
  [
    'documents',
    { 'a.pdf': '1', 'b.pdf': '1' },
    { 'b.pdf': '2', 'c d.pdf': '1' },
    {
      summary: 'Changed: 3 other files',
      files: [
        { name: 'a.pdf', kind: 'removed', before: '/api/files/news/a/a.pdf?from=content', after: undefined },
        { name: 'b.pdf', kind: 'changed', after: '/api/files/news/a/b.pdf' },
        { name: 'c d.pdf', kind: 'added', before: undefined, after: '/api/files/news/a/c%20d.pdf' },
      ],
    },
  ],
  [
    'facts that nobody can read',
    { 'entry.yaml': 'a: 1\n' },
    { 'entry.yaml': 'a: [\n' },
    { texts: [{ file: 'entry.yaml' }] },
  ],
  ['a new entry', {}, { 'vi.md': text('A', 'b') }, { summary: 'A new entry' }],
  ['an entry that goes', { 'vi.md': text('A', 'b') }, {}, { summary: 'The entry is removed' }],
])('%s', (_name, before, after, { summary, ...expected }: { summary?: string }) => {
  const found = compare(before, after)
  expect(found).toMatchObject(expected)
  if (summary !== undefined) expect(found.summary.en).toBe(summary)
})
