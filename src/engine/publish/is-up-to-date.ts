import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { toCodePath } from '#engine/content/disk/code-root.ts'
import { openFileHashes, type FileHashes } from '#engine/content/disk/file-hashes.ts'
import { hashBytes } from '#engine/content/disk/files.ts'
import { openContent } from '#engine/content/open-content.ts'
import { readMeta } from '#engine/graph/graph-tables.ts'
import { toBuildSettings } from '#engine/model/config/site-config.ts'
import { hashSources, type SourceHashes } from '#engine/render/code/read-sources.ts'
import { openForReading, type ReadConnection } from '#engine/store/open-for-reading.ts'
import { openReleaseTable } from '#engine/store/release-table.ts'
import { storeFile } from '#engine/store/schema.ts'
import type { CodeKey } from './kept-code.ts'
import type { PublisherOptions } from './publisher-options.ts'
import { readPublicFiles } from './read-public-files.ts'

type Inputs = Pick<
  PublisherOptions,
  'site' | 'contentDirectory' | 'cacheDirectory' | 'publicDirectory' | 'config' | 'pseudo'
>

/** The name under which the inputs of the latest release are kept. */
export const inputsKey = 'inputs'

/** The things that a release is made from, other than the content and the time. */
interface ReadInputs {
  sources: SourceHashes
  /** See `keepCode`. */
  code: CodeKey
  /** A text that changes with everything, given the version of the content. */
  toText: (content: string) => string
}

/** Reads them; hashes of files that have not changed are known. */
export function readInputs(options: Inputs, hashes: FileHashes): ReadInputs {
  const { site, contentDirectory, publicDirectory, config, pseudo } = options
  const sources = hashSources(hashes)
  const settings = toBuildSettings(config)
  const files = hashBytes(JSON.stringify([...readPublicFiles(publicDirectory)]))
  const texts = site.app.hashTexts()
  const fixed = [sources.all, texts, files, settings, config.moment ?? null, pseudo ?? null]
  const settingFiles = ['package.json', 'tsconfig.json'].map((file) => hashes.hashFile(toCodePath(file)))
  const code = { sources: sources.all, all: hashBytes(JSON.stringify([sources.all, texts, files, settingFiles])) }
  return { sources, code, toText: (content) => JSON.stringify([contentDirectory, content, ...fixed]) }
}

/** The sources that the latest release of an output was made from, as `SourceHashes.all`; undefined where that is not known. */
export function readPublishedSources(outDirectory: string): string | undefined {
  const file = join(outDirectory, storeFile)
  if (!existsSync(file)) return undefined
  let connection: ReadConnection | undefined
  try {
    connection = openForReading(file)
    const inputs: unknown = JSON.parse((connection && readMeta(connection.database, inputsKey)) ?? '[]')
    const sources: unknown = Array.isArray(inputs) ? inputs[2] : undefined
    return typeof sources === 'string' ? sources : undefined
  } catch {
    return undefined
  } finally {
    connection?.database.close()
  }
}

/**
 * True if the latest release was made from the present inputs, and nothing is due. After a rollback it is: the release that
 * was taken back does not return by itself.
 */
export function isUpToDate(options: Inputs & Pick<PublisherOptions, 'outDirectory'>): boolean {
  const file = join(options.outDirectory, storeFile)
  if (!existsSync(file)) return false
  const reader = openContent(options.site, options.contentDirectory, {
    cacheFile: join(options.cacheDirectory, 'content.sqlite'),
  })
  let connection: ReadConnection | undefined
  try {
    connection = openForReading(file)
    const latest = connection && openReleaseTable(connection.database).latest()
    if (!connection || !latest || reader.isStale()) return false
    const hashes = openFileHashes(join(options.cacheDirectory, 'file-hashes.json'))
    const { toText } = readInputs(options, hashes)
    hashes.save()
    if (readMeta(connection.database, inputsKey) !== toText(reader.toVersion())) return false
    return latest.nextChange === undefined || options.config.clock().getTime() < Date.parse(latest.nextChange)
  } catch {
    // A publish says what is wrong with the output, or replaces it.
    return false
  } finally {
    reader.close()
    connection?.database.close()
  }
}
