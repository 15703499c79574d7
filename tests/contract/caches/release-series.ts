import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { FileRecord } from '#engine/model/config/store.ts'
import { toAddressKey } from '#engine/model/urls/address.ts'
import { openOutput, type Output } from '#engine/store/open-output.ts'
import type { OpenStore } from '#engine/store/open-store.ts'
import { describeKey, type FileKey, type OutputFile } from '#engine/store/output-file.ts'

/** An output whose releases are made of a part of another one: as builds with other code, and with changed pages. */
export interface ReleaseSeries {
  output: Output
  /** The pages that it has. */
  paths: readonly string[]
  /** The addresses of its other files, in any release so far. */
  urls: ReadonlySet<string>
  /** Publishes the pages once more: of another build if the number of the build is another, and as another version. */
  publish: (build: number, version: number) => void
}

interface SourceFile {
  key: FileKey
  record: FileRecord
  bytes: Buffer
}

/** Every eighth page, with its payloads, and all files of the code. */
export async function createReleaseSeries(source: OpenStore, directory: string): Promise<ReleaseSeries> {
  const { build, settings, styleHashes } = source.current()
  const listed = source.listFiles()
  const paths = [...new Set(listed.flatMap(({ key }) => (key.kind === 'page' ? [key.path] : [])))].filter(
    (_path, index) => index % 8 === 0,
  )
  const isWanted = (key: FileKey) => {
    if (key.kind !== 'file') return key.kind !== 'page' || paths.includes(key.path)
    if (key.url.startsWith('/_payload/'))
      return paths.some((path) => key.url.endsWith(`${toAddressKey({ path, page: 1 })}.json`))
    return /^\/(?:assets|_i18n|_build|_icons|_menus|_moved)\/|^\/[^/]+$/.test(key.url)
  }
  const files: SourceFile[] = await Promise.all(
    listed
      .filter(({ key }) => isWanted(key))
      .map(async ({ key, record }) => ({ key, record, bytes: Buffer.from(await source.read(record, undefined)) })),
  )
  const names = files.flatMap(({ key }) =>
    key.kind === 'file' && key.url.startsWith('/assets/') ? [key.url.slice('/assets/'.length)] : [],
  )
  const output = openOutput(directory)
  const urls = new Set<string>()
  const written = new Map<string, Map<string, OutputFile>>()

  return {
    output,
    paths,
    urls,
    publish: (number, version) => {
      const rename = toRename({ build, names, number })
      const known = written.get(String(number)) ?? new Map<string, OutputFile>()
      written.set(String(number), known)
      output.publish(
        {
          build: rename(build),
          settings,
          styleHashes,
          time: new Date(Date.UTC(2026, 10, 21, 0, version)).toISOString(),
          reason: `version ${version} of build ${number}`,
          keep: 10,
          isShown: true, // also after a rollback
        },
        (draft) => {
          for (const file of files) {
            const made = toVersion(file, { rename, version, known })
            if (made.key.kind === 'file') urls.add(made.key.url)
            draft.put(describeKey(file.key), [made])
          }
        },
      )
    },
  }
}

interface VersionOptions {
  rename: (text: string) => string
  version: number
  /** The files of the build before. */
  known: Map<string, OutputFile>
}

/** A file as another build has it; pages and payloads also say which version they are. */
function toVersion({ key, record, bytes }: SourceFile, { rename, version, known }: VersionOptions): OutputFile {
  const changes = key.kind === 'page' || (key.kind === 'file' && key.url.startsWith('/_payload/'))
  const id = `${describeKey(key)} ${changes ? version : ''}`
  const kept = known.get(id)
  if (kept) return kept
  const isText = record.isCompressible || /^(?:text|application\/json)/.test(record.type)
  const own = changes
    ? Buffer.from(`${rename(bytes.toString())}\n<!-- version ${version} -->`)
    : isText
      ? Buffer.from(rename(bytes.toString()))
      : bytes
  const hash = createHash('sha256').update(own).digest('hex').slice(0, 24)
  const made: OutputFile = {
    key: key.kind === 'file' ? { kind: 'file', url: rename(key.url) } : key,
    record: { ...record, hash, size: own.length },
    bytes: record.isCompressible
      ? { coding: 5, bytes: brotliCompressSync(own, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }) }
      : { coding: 0, bytes: own },
  }
  known.set(id, made)
  return made
}

/** The names of another build: another id, and another name of each file of code. */
function toRename({ build, names, number }: { build: string; names: readonly string[]; number: number }) {
  const ofCode = new RegExp(names.map((name) => name.replaceAll(/[.$]/g, '\\$&')).join('|'), 'g')
  const otherBuild = createHash('sha256').update(`${build} ${number}`).digest('hex').slice(0, build.length)
  return (text: string): string =>
    text.replaceAll(build, otherBuild).replaceAll(ofCode, (name) => name.replace(/(\.\w+)$/, `${number}$1`))
}
