import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { startInEnglish } from '../in-english.ts'
import { copyProject, type Project } from '../releases/project.ts'
import type { BuiltSite } from '../site/read-output.ts'

startInEnglish()

/** A recipe of docs/recipes.md, as somebody follows it. */
export interface Recipe {
  /** As docs/recipes.md calls it. */
  name: string
  /** The most files of code that it may touch. */
  limit: number
  steps: readonly ((copy: Copy) => Promise<void>)[]
  /** Translations that the recipe asks for, by the id or the Vietnamese text of the message. */
  english: Readonly<Record<string, string>>
  /** True by what was added, if the built site shows it. */
  shows: (site: BuiltSite) => Readonly<Record<string, boolean>>
}

/** A copy of the project in which recipes are followed. */
export interface Copy extends Project {
  write: (path: string, text: string) => Promise<void>
  /** Writes a file like another one: with other words in place of its own. */
  writeLike: (path: string, model: string, words: readonly (readonly [string, string])[]) => Promise<void>
  /** Writes the facts and the texts of an entry or a page. */
  writeEntry: (folder: string, facts: string, titles: { vi: string; en: string }) => Promise<void>
  listFolders: (path: string) => Promise<string[]>
  run: (program: string, ...args: string[]) => void
  /** The files of code that have been touched, without generated ones. */
  touched: Set<string>
}

export async function openCopy(): Promise<Copy> {
  const project = await copyProject()
  const touched = new Set<string>()
  const toPath = (path: string) => join(project.directory, path)
  const write = async (path: string, text: string) => {
    if (/^(?:src|routes)\//.test(path)) touched.add(path)
    await mkdir(dirname(toPath(path)), { recursive: true })
    await writeFile(toPath(path), text)
  }
  return {
    ...project,
    touched,
    write,
    writeLike: async (path, model, words) => {
      const text = await readFile(toPath(model), 'utf8')
      await write(
        path,
        words.reduce((before, [from, to]) => before.replaceAll(from, to), text),
      )
    },
    writeEntry: async (folder, facts, titles) => {
      await write(`content/${folder}/entry.yaml`, facts)
      for (const [locale, title] of Object.entries(titles))
        await write(`content/${folder}/${locale}.md`, `---\ntitle: ${title}\nsummary: ${title}.\n---\n\n${title}.\n`)
    },
    listFolders: (path) => readdir(toPath(path)),
    edit: async (path, from, to) => {
      if (/^(?:src|routes)\/.*\.tsx?$/.test(path)) touched.add(path)
      await project.edit(path, from, to)
    },
    run: (program, ...args) => {
      const { status, stdout, stderr } = spawnSync(program, args, { cwd: project.directory, encoding: 'utf8' })
      if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`)
    },
  }
}
