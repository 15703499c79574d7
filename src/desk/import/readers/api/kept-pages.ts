import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApiPage } from './request-page.ts'

/** The pages of an API that were read before a program ended, on disk until all of them are. */
export interface KeptPages {
  find: (url: string) => Promise<ApiPage | undefined>
  keep: (url: string, page: ApiPage) => Promise<void>
  /** All is read: the next import asks anew. */
  forget: () => Promise<void>
}

export function openKeptPages(workFolder: string, source: string): KeptPages {
  const folder = join(workFolder, 'api', toName(source))
  const toFile = (url: string) => join(folder, `${toName(url)}.json`)
  return {
    find: async (url) => {
      try {
        return JSON.parse(await readFile(toFile(url), 'utf8')) as ApiPage // written by `keep`, whole or not at all
      } catch {
        return undefined
      }
    },
    keep: async (url, page) => {
      await mkdir(folder, { recursive: true })
      const part = `${toFile(url)}.part`
      await writeFile(part, JSON.stringify(page))
      await rename(part, toFile(url))
    },
    forget: () => rm(folder, { recursive: true, force: true }),
  }
}

function toName(url: string): string {
  return createHash('sha256').update(url).digest('hex').slice(0, 32)
}
