import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { createInterface } from 'node:readline'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import type { ReaderKind, ReaderRequest } from '../../protocol/reader-kind.ts'
import type { PostReader, SourceItem } from '../../protocol/source-item.ts'
import { decodeSource } from '../encoding/decode-source.ts'
import { readFieldsFile, type Fields } from '../fields/fields-file.ts'
import { findRaw } from '../fields/find-values.ts'
import { guessFields } from '../fields/guess-fields.ts'
import { checkFields, toPost } from '../fields/to-post.ts'

/** Records as JSON: a list, an object that has one, or a record a line. */
export const jsonReader: ReaderKind = {
  name: 'json',
  says: say`a list of records: .json, or .jsonl with one a line`,
  knows: async (source) =>
    /\.(?:json|jsonl|ndjson)$/i.test(source) &&
    (await stat(source).then(
      (one) => one.isFile(),
      () => false,
    )),
  open: readRecords,
}

/** A file that is read at once; larger ones are to have a record a line. */
const mostBytes = 512 * 1024 * 1024

async function* readRecords({ source, fields: file, onProgress }: ReaderRequest): PostReader {
  const written = await readFieldsFile(file)
  const found = await stat(source).catch(() => undefined)
  if (!found?.isFile()) throw new ProgramError(say`There is no file ${source}`)
  const name = basename(source)
  if (written.home !== undefined) yield { is: 'about', home: written.home }
  const toItem = createToItem(written, name)
  if (/\.(?:jsonl|ndjson)$/i.test(source)) {
    let line = 0
    let read = 0
    for await (const text of createInterface({ input: createReadStream(source), crlfDelay: Infinity })) {
      line++
      read += Buffer.byteLength(text) + 1
      onProgress(Math.min(1, read / found.size))
      const plain = line === 1 ? text.replace(/^\uFEFF/, '') : text
      if (plain.trim() !== '') yield toItem(plain, `${name}:${line}`)
    }
    return
  }
  if (found.size > mostBytes)
    throw new ProgramError(
      say`${source} has ${found.size} bytes, more than can be read at once. Write it as .jsonl, with one record a line`,
    )
  const items = findItems(parseJson(decodeSource(await readFile(source)), name), written, name)
  for (const [place, record] of items.entries()) {
    onProgress((place + 1) / items.length)
    yield toItem(record, `${name}#${place + 1}`)
  }
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ProgramError(say`${name} is no JSON: ${reason}`, { cause: error })
  }
}

/** The records: those at `items` of the file of fields, else the list that the file is, or the only one that it has. */
export function findItems(value: unknown, { items }: Pick<Fields, 'items'>, name: string): unknown[] {
  if (items !== undefined) {
    const found = findRaw(value, items)
    if (found.length > 0) return found
    throw new ProgramError(say`${name} has no list at “${items}”`)
  }
  if (Array.isArray(value)) return value
  const lists =
    typeof value === 'object' && value !== null ? Object.entries(value).filter(([, one]) => Array.isArray(one)) : []
  const [only, ...others] = lists
  if (only && others.length === 0) return only[1] as unknown[] // filtered above
  throw new ProgramError(
    say`${name} is no list of records. Name where it is in a file for --fields: “items: …”${lists.length > 0 ? say`, one of ${lists.map(([key]) => key).join(', ')}` : ''}`,
  )
}

/** Turns records into posts; the first says which fields there are. */
export function createToItem(written: Fields, name: string): (record: unknown, at: string) => SourceItem {
  let fields: Fields | undefined
  return (value, at) => {
    let record = value
    if (typeof value === 'string') {
      try {
        record = JSON.parse(value)
      } catch (error) {
        return {
          is: 'fault',
          at,
          says: say`Is no JSON, and is left out: ${error instanceof Error ? error.message : ''}`,
        }
      }
    }
    if (typeof record !== 'object' || record === null || Array.isArray(record))
      return { is: 'fault', at, says: say`Is no record, and is left out` }
    if (!fields) {
      const names = Object.keys(record)
      fields = guessFields(names, written)
      checkFields(fields, names, name)
    }
    return toPost({ record, at }, fields)
  }
}
