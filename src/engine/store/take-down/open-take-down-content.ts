import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { archiveFile, parseArchiveLock } from '#engine/content/archive/archive-lock.ts'
import { ContentError, Diagnostics } from '#engine/content/source/diagnostics.ts'
import { decodeSource } from '#engine/content/source/source-file.ts'
import { parseTakenDown } from '#engine/content/taken-down/read-taken-down.ts'
import { takenDownFile } from '#engine/content/taken-down/taken-down.ts'
import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { TakeDownContent } from './take-down.ts'

const header = `# What was taken down: these addresses answer 410, and what is at them is not published. "npm run take-down" adds to it.
# To publish one again, remove its lines, and run "npm run publish".
`

/** Finds the addresses of a folder of content that are, or must not be, taken down. @throws {ContentError} */
export async function openTakeDownContent(site: ContentSite, directory: string): Promise<TakeDownContent> {
  const file = join(directory, takenDownFile)
  const diagnostics = new Diagnostics()
  const text = await readText(file)
  const name = basename(directory)
  const takenDown = parseTakenDown(site, { name: `${name}/${takenDownFile}`, text }, diagnostics)
  const lock = parseArchiveLock(
    site,
    { file: `${name}/${archiveFile}`, text: await readText(join(directory, archiveFile)) },
    diagnostics,
  )
  if (diagnostics.errors.length > 0) throw new ContentError(diagnostics.errors)
  return {
    site,
    takenDown,
    lock,
    record: async ({ address, at, reason, disclosed, documents }) => {
      const lines = [
        `${address}:`,
        `  at: ${at}`,
        // A text of JSON is one of YAML.
        ...(reason === undefined ? [] : [`  reason: ${JSON.stringify(reason)}`]),
        ...(disclosed === undefined ? [] : [`  disclosed: ${JSON.stringify(disclosed)}`]),
        ...(documents ? ['  documents:', ...documents.map((one) => `    - ${one}`)] : []),
      ]
      const before = text.trim() === '' ? header : `${text.trimEnd()}\n`
      // A killed run leaves the former file.
      await writeFile(`${file}.new`, `${before}${lines.join('\n')}\n`)
      await rename(`${file}.new`, file)
    },
  }
}

async function readText(file: string): Promise<string> {
  return existsSync(file) ? decodeSource(await readFile(file)) : ''
}
