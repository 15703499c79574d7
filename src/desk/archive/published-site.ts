import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { parseStored } from '#engine/model/config/stored-json.ts'
import { localeParam, locales, type Locale } from '#engine/model/locale/locale.ts'
import { exportVersion } from '#engine/serve/export/export-site.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'

/** A built site that is compared with the archive: an export in a folder, or a site that a server sends. */
export interface PublishedSite {
  /** The HTML of a page in a language; undefined if there is none. */
  readPage: (path: string, locale: Locale) => Promise<string | undefined>
  /** The SHA-256 of a file; undefined if there is none. */
  hashFile: (url: string) => Promise<string | undefined>
}

const manifestFile = 'site.json'

const fileSchema = v.object({ file: v.string() })

/** The part of an export that a comparison needs. */
const manifestSchema = v.object({
  version: v.literal(exportVersion),
  pages: v.record(v.string(), v.object(v.entriesFromList(locales, v.exactOptional(v.array(fileSchema))))),
  files: v.record(v.string(), fileSchema),
})

export function isExport(directory: string): boolean {
  return existsSync(join(directory, manifestFile))
}

/** @throws {ProgramError} if its list of files is damaged */
export function openExport(directory: string): PublishedSite {
  const { pages, files } = readManifest(join(directory, manifestFile))
  const readListed = async (file: string | undefined): Promise<Uint8Array | undefined> => {
    const path = file === undefined ? undefined : join(directory, file)
    return path !== undefined && existsSync(path) ? readFile(path) : undefined
  }
  return {
    readPage: async (path, locale) => {
      const bytes = await readListed(pages[path]?.[locale]?.[0]?.file)
      return bytes && new TextDecoder().decode(bytes)
    },
    hashFile: async (url) => {
      const bytes = await readListed(files[url]?.file)
      return bytes && hash('sha256', bytes, 'hex')
    },
  }
}

function readManifest(path: string): v.InferOutput<typeof manifestSchema> {
  try {
    const manifest = parseStored(manifestSchema, readFileSync(path, 'utf8'))
    if (manifest) return manifest
  } catch {
    // The message below says all that helps.
  }
  throw new ProgramError(say`${path} is no list of an export; export again: npm run site -- export files --out DIR`)
}

/** For one answer. A server that sends nothing must not stop the comparison. */
const timeoutMs = 30_000

/** Above the largest document that content may have, 25 MB. */
const byteLimit = 64 * 1024 * 1024

/** @throws {ProgramError} from its methods, where the server cannot be reached or answers with an error */
export function openServedSite(origin: string): PublishedSite {
  return {
    readPage: async (path, locale) => {
      const url = new URL(path, origin)
      url.searchParams.set(localeParam, locale)
      const bytes = await readUrl(url)
      return bytes && new TextDecoder().decode(bytes)
    },
    hashFile: async (path) => {
      const bytes = await readUrl(new URL(path, origin))
      return bytes && hash('sha256', bytes, 'hex')
    },
  }
}

/** @throws {ProgramError} where nothing can be read */
async function readUrl(url: URL): Promise<Uint8Array | undefined> {
  try {
    return await fetchBytes(url)
  } catch (error) {
    if (error instanceof ProgramError) throw error
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    throw new ProgramError(say`${url.href} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

/** Undefined if there is no such file. */
async function fetchBytes(url: URL): Promise<Uint8Array | undefined> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' })
  if (response.status === 404 || response.status === 410) return undefined
  if (response.status !== 200) throw new ProgramError(say`${url.href} answers ${String(response.status)}`)
  return readBody(response, url)
}

async function readBody({ body }: Response, url: URL): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > byteLimit)
      throw new ProgramError(say`${url.href} is larger than any document: more than ${byteLimit} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
