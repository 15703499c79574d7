import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { ChangeStore, StoredFile } from '../changes/change-store.ts'
import type { ChangePath } from '../protocol/changes.ts'
import type { Publisher } from '../publishing/open-publisher.ts'
import { toAddress } from '../publishing/to-addresses.ts'
import { mapLanguages } from '../say/to-local-text.ts'
import type { Reading } from '../services/reading.ts'

/** A reading of single folders, without the checks of the build. */
export function createPlainReading({ changes, publisher }: { changes: ChangeStore; publisher: Publisher }): Reading {
  return {
    describe: (path) => {
      const files = changes.files(path) ?? changes.contentFiles(path) ?? []
      const address = toAddress(path)
      const isPublished = address !== undefined && changes.contentFiles(path) !== undefined
      return Promise.resolve({
        title: mapLanguages((language) => readTitle(files, language) ?? readTitle(files, 'vi') ?? path),
        published: isPublished
          ? { address: mapLanguages(() => address), isRecorded: publisher.isRecorded(path) }
          : undefined,
        problems: [],
        missing: [],
        preview: mapLanguages(() => address ?? '/'),
        elsewhere: [],
      })
    },
    findErrors: (_path: ChangePath) => Promise.resolve([]),
  }
}

function readTitle(files: readonly StoredFile[], locale: string): string | undefined {
  const file = files.find(({ name }) => name === `${locale}.md`)
  if (!file) return undefined
  try {
    const matter: unknown = parse(/^---\r?\n([\s\S]*?)\r?\n---/.exec(readFileSync(file.location, 'utf8'))?.[1] ?? '')
    const title: unknown = typeof matter === 'object' && matter !== null && 'title' in matter ? matter.title : undefined
    return typeof title === 'string' && title.trim() !== '' ? title : undefined
  } catch {
    return undefined
  }
}
