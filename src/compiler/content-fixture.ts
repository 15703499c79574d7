import { join } from 'node:path'
import { siteContent, siteMoment } from '../../tests/site/site.ts'
import { examineTree, type ReadContent, type ReadOptions } from './examine-tree.ts'
import type { Folder } from './source/folder.ts'
import { createReadCache } from './entries/read-cache.ts'
import { readTree } from './read-content.ts'
import { readSourceTree, type FolderItem, type SourceItem } from './source/source-tree.ts'
import { emptyFolder, fileOf, withChanges, type Changes } from './source/source-tree-fixture.ts'

export type { Changes }

// Content for tests: what no site stands without, and what a case is about. What cases share is read once a file of tests.

/** The moment at which the tests read. */
export const now = siteMoment

/** Where what no site stands without is taken from: its pages, the company's profile, a charter in force. */
const baseFolder = siteContent
const needed = [
  'pages',
  'profile',
  'governance/dieu-le-cong-ty-phien-ban-1-0',
  'governance/dieu-le-cong-ty-phien-ban-2-0',
]

const base = await readBase()
const cache = createReadCache()

async function readBase(): Promise<FolderItem> {
  const trees = needed.map(async (path) => [path, await readSourceTree(join(baseFolder, path))] as const)
  const { pages = emptyFolder, ...others } = Object.fromEntries(await Promise.all(trees))
  return withChanges(emptyFolder, { pages: await reducePages(pages), ...others })
}

/**
 * Pages are reduced to what others refer to: fields and headings, without what they refer to themselves. Their prose and
 * pictures are not what the cases are about, and every case checks them all.
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
    matter.replace(/^cover(?:Alt)?:.*\n|^product:\n(?=  (?:fees|faqs|links):)(?:  .*\n)+/gm, ''),
    ...headings.map((heading) => `\n${heading}\n`),
  ].join('')
}

/** What no site stands without and nothing else, with some files below `content/` changed. */
export function contentWith(changes: Changes): Folder {
  return { source: withChanges(base, changes), name: 'content', below: '' }
}

/** That content, read and checked. @throws {ContentError} where anything is wrong with it. */
export function readWith(changes: Changes, options?: Partial<ReadOptions>): Promise<ReadContent> {
  return readTree(contentWith(changes), { now, cache, ...options })
}

/** That content, whatever is wrong with it. */
export function examineWith(changes: Changes, options?: Partial<ReadOptions>): Promise<ReadContent> {
  return examineTree(contentWith(changes), { now, cache, ...options })
}

/** What is wrong with it, or is warned of: `file:line:column message`, the file below `content/`. */
export async function problemsOf(changes: Changes): Promise<string[]> {
  const { diagnostics } = await examineWith(changes)
  return diagnostics.list.map(({ file, line, column, message, isWarning }) => {
    return `${file.replace(/^content\//, '')}:${line}:${column} ${isWarning ? 'warning: ' : ''}${message}`
  })
}

/** A text with its frontmatter. */
export const text = (body = 'Một đoạn.', matter = 'title: Tiêu đề\nsummary: Tóm tắt.') =>
  `---\n${matter}\n---\n\n${body}\n`
/** The facts of a piece of news. */
export const facts = 'category: thi-truong\npublishedAt: 2026-10-12T08:30+07:00\n'
/** A piece of news in both languages. */
export const entry = (changes: Changes = {}) => ({
  'news/a/entry.yaml': facts,
  'news/a/vi.md': text(),
  'news/a/en.md': text('A paragraph.', 'title: Title\nsummary: Summary.'),
  ...changes,
})
