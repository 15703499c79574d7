import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { ContentError } from './diagnostics.ts'
import { readContent } from './read-content.ts'

// Content folders for tests: the site's own pages, profile and charters, and what a case is about.

/** The moment at which the tests read. */
export const now = new Date('2026-11-21T08:00+07:00')

let temporary = ''
let count = 0

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'content-'))
})
afterAll(() => rm(temporary, { recursive: true, force: true }))

/** Files below `content/`: a text or bytes replace one, null removes it; a link or a folder can stand there too. */
export type Changes = Readonly<Record<string, string | Uint8Array | null | { linkTo: string } | { folder: true }>>

/** A site without the company's profile, or a charter in force, is refused. */
const needed = [
  'pages',
  'profile',
  'governance/dieu-le-cong-ty-phien-ban-1-0',
  'governance/dieu-le-cong-ty-phien-ban-2-0',
]

/** The site's own pages, profile and charters and nothing else, with some files changed. */
export async function contentWith(changes: Changes): Promise<string> {
  const directory = join(temporary, String(count++))
  for (const own of needed) await cp(join('content', own), join(directory, own), { recursive: true })
  for (const [file, change] of Object.entries(changes)) {
    const path = join(directory, file)
    await rm(path, { recursive: true, force: true })
    await mkdir(dirname(path), { recursive: true })
    if (change === null) continue
    if (typeof change === 'string' || change instanceof Uint8Array) await writeFile(path, change)
    else if ('linkTo' in change) await symlink(change.linkTo, path)
    else await mkdir(path)
  }
  return directory
}

/** What is wrong with a folder, or is warned of: `file:line:column message`, the file below `content/`. */
export async function problemsOf(changes: Changes): Promise<string[]> {
  const directory = await contentWith(changes)
  const diagnostics = await readContent(directory, { now }).then(
    (read) => read.diagnostics.list,
    (error: unknown) => {
      if (error instanceof ContentError) return error.diagnostics
      throw error
    },
  )
  const prefix = diagnostics[0]?.file.split(/\/(?=\d+\/)/)[0] ?? ''
  return diagnostics.map(({ file, line, column, message, isWarning }) => {
    const name = file.slice(prefix.length).replace(/^\/\d+\//, '')
    return `${name}:${line}:${column} ${isWarning ? 'warning: ' : ''}${message}`
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
