import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { defineFormat } from '#engine/model/config/stored-json.ts'
import { toStateFolder } from '../changes/change-path.ts'
import type { StoredFile } from '../changes/change-store.ts'
import { writeWhole } from '../changes/write-folder.ts'
import type { ChangePath } from '../protocol/changes.ts'

const person = v.object({ name: v.string(), email: v.string() })
const kind = v.picklist(['add', 'edit', 'remove'])

const format = defineFormat(
  1,
  v.object({
    path: v.string(),
    kind,
    hash: v.string(),
    /** Folders that are published with it, in one release and one commit. */
    along: v.optional(v.array(v.object({ path: v.string(), kind, hash: v.string() })), []),
    by: person,
    approver: v.optional(person),
    /** The arguments of `disclose`, for what is recorded. */
    arguments: v.optional(v.array(v.string())),
    isShown: v.boolean(),
    /** `begun`: the content is as it was. `written`: it has the files, or some of them. `released`: they are in a commit. */
    stage: v.picklist(['begun', 'written', 'released']),
    /** The commit of the content before. */
    head: v.string(),
  }),
)

/** A publication that is under way: what a desk that was killed needs to know of it. */
export type Begun = Extract<ReturnType<typeof format.parse>, object>

export interface Journal {
  list: () => Begun[]
  /** Keeps the bytes that are to be published of a path, and those that they replace. */
  keep: (path: ChangePath, files: { next: readonly StoredFile[]; former: readonly StoredFile[] }) => void
  set: (begun: Begun) => void
  /** The folders of both, below which each file has its name. */
  next: (path: ChangePath) => string
  former: (path: ChangePath) => string
  end: (begun: Pick<Begun, 'path' | 'along'>) => void
}

export function openJournal(state: string): Journal {
  const folder = join(state, 'publishing')
  mkdirSync(folder, { recursive: true })
  const toFolder = (path: ChangePath) => join(folder, toStateFolder(path))
  const toFile = (path: ChangePath) => `${toFolder(path)}.json`
  const set = (begun: Begun) => {
    mkdirSync(dirname(toFile(begun.path)), { recursive: true })
    writeWhole(toFile(begun.path), format.write(begun))
  }
  return {
    list: () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.json') && existsSync(join(folder, name)))
        .flatMap((name) => format.parse(readFileSync(join(folder, name), 'utf8')) ?? []),
    keep: (path, files) => {
      rmSync(toFolder(path), { recursive: true, force: true })
      for (const side of ['next', 'former'] as const) {
        const target = join(toFolder(path), side)
        mkdirSync(target, { recursive: true })
        for (const { name, location } of files[side]) copyFileSync(location, join(target, name))
      }
    },
    set,
    next: (path) => join(toFolder(path), 'next'),
    former: (path) => join(toFolder(path), 'former'),
    end: ({ path, along }) => {
      rmSync(toFile(path), { force: true })
      for (const one of [path, ...along.map((other) => other.path)])
        rmSync(toFolder(one), { recursive: true, force: true })
    },
  }
}
