import { join } from 'node:path'
import { siteContent, siteMoment } from '../../../tests/site/site.ts'
import { createReadCache, examineInMemory, readInMemory, type MemoryOptions } from './examine-in-memory-fixture.ts'
import type { ReadContent } from './examine-tree.ts'
import type { Folder } from './source/folder.ts'
import { scanTree } from './source/scan-tree.ts'
import { emptyFolder, fileOf, withChanges, type Changes } from './source/source-tree-fixture.ts'
import type { FolderItem, SourceItem } from './source/source-tree.ts'

export type { Changes }

// Content for tests: the required pages and entries, and the files of a test case. The shared part is read once per test file.

/** The current time in tests. */
export const now = siteMoment

/** Folders that a site without errors requires: its pages, the company's profile, a charter in force. */
const requiredFolders = [
  'pages',
  'profile',
  'governance/dieu-le-cong-ty-phien-ban-1-0',
  'governance/dieu-le-cong-ty-phien-ban-2-0',
]

/** The facts of a product that refer to nothing. */
const byAgreement = 'product:\n  pricing: { kind: theo-hop-dong, basis: { vi: Theo việc., en: By task. } }\n'

const base = await readBase()
const cache = createReadCache()

async function readBase(): Promise<FolderItem> {
  const trees = requiredFolders.map((path) => [path, scanTree(join(siteContent, path))] as const)
  const { pages = emptyFolder, ...others } = Object.fromEntries(trees)
  return withChanges(emptyFolder, { pages: await reducePages(pages), ...others })
}

/**
 * Reduces pages to what other content can refer to, their fields and headings, and removes their own references. Each test
 * case checks all pages, and long texts and images would make that slow.
 */
async function reducePages(folder: FolderItem): Promise<FolderItem> {
  const items = [...folder.items].map(async ([name, item]): Promise<[string, SourceItem][]> => {
    if (item.kind === 'folder') return [[name, await reducePages(item)]]
    if (/\.(?:svg|png|jpe?g)$/.test(name)) return []
    if (item.kind !== 'file' || !/\.(?:yaml|md)$/.test(name)) return [[name, item]]
    return [[name, fileOf(reduce(new TextDecoder().decode(await item.read())))]]
  })
  return { kind: 'folder', items: new Map((await Promise.all(items)).flat()) }
}

function reduce(text: string): string {
  const [, matter = text, body = ''] = /^(---\n.*?\n---\n)(.*)$/s.exec(text) ?? []
  const headings = body.match(/^#+ .*$/gm) ?? []
  return [
    matter
      .replaceAll(/^cover(?:Alt)?:.*\n/gm, '')
      .replace(/^product:\n(?=  (?:needsAccount|pricing|faqs|links):)(?:  .*\n)+/m, byAgreement),
    ...headings.map((heading) => `\n${heading}\n`),
  ].join('')
}

/** The required content, with some files changed. Paths are relative to `content/`. */
export function contentWith(changes: Changes): Folder {
  return { source: withChanges(base, changes), name: 'content', contentPath: '' }
}

/** Reads and checks that content. @throws {ContentError} if it has an error */
export function readWith(changes: Changes, options?: Partial<MemoryOptions>): Promise<ReadContent> {
  return readInMemory(contentWith(changes), { now, cache, ...options })
}

/** Reads and checks that content without throwing. */
export function examineWith(changes: Changes, options?: Partial<MemoryOptions>): Promise<ReadContent> {
  return examineInMemory(contentWith(changes), { now, cache, ...options })
}

/** The errors and warnings of that content, as `file:line:column message` with paths relative to `content/`. */
export async function problemsOf(changes: Changes, options?: Partial<MemoryOptions>): Promise<string[]> {
  const { diagnostics } = await examineWith(changes, options)
  return diagnostics.list.map(({ file, line, column, message, severity }) => {
    return `${file.replace(/^content\//, '')}:${line}:${column} ${severity === 'error' ? '' : `${severity}: `}${message}`
  })
}

/** A text with its frontmatter. */
export const text = (body = 'Một đoạn.', matter = 'title: Tiêu đề\nsummary: Tóm tắt.') =>
  `---\n${matter}\n---\n\n${body}\n`
/** The facts of a news entry. */
export const facts = 'category: thi-truong\npublishedAt: 2026-10-12T08:30+07:00\n'
/** A news entry in both languages. */
export const entry = (changes: Changes = {}) => ({
  'news/a/entry.yaml': facts,
  'news/a/vi.md': text(),
  'news/a/en.md': text('A paragraph.', 'title: Title\nsummary: Summary.'),
  ...changes,
})
