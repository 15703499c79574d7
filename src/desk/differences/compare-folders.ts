import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { parse } from 'yaml'
import { say, together, type Message } from '#lib/say/message.ts'
import type { StoredFile } from '../changes/change-store.ts'
import { findMatter, readBody } from '../edits/matter.ts'
import type { ChangePath, Difference } from '../protocol/changes.ts'
import type { LocalText } from '../protocol/people.ts'
import { toLocalText } from '../say/to-local-text.ts'
import { compareWords } from './compare-words.ts'

/** The files of a folder as they are published, and as they would be. */
interface Sides {
  path: ChangePath
  before: readonly StoredFile[]
  after: readonly StoredFile[]
  /** The name of a field in words: `attachments.0.title`. */
  toLabel: (file: string, field: string) => LocalText
}

/** The difference between what is published and a change of it: fields by their names, texts word by word, other files by what they are. */
export function compareFolders({ path, before, after, toLabel }: Sides): Difference {
  const names = [...new Set([...before, ...after].map(({ name }) => name))].toSorted()
  const pairs = names.map((name) => ({ name, old: findFile(before, name), present: findFile(after, name) }))
  const changed = pairs.filter(({ old, present }) => old?.hash !== present?.hash)
  const [written, others] = [changed.filter(({ name }) => isText(name)), changed.filter(({ name }) => !isText(name))]
  const fields = written.flatMap(({ name, old, present }) =>
    compareFields(readFields(name, readText(old)), readFields(name, readText(present))).map((one) => ({
      file: name,
      ...one,
      label: toLabel(name, one.field),
    })),
  )
  const texts = written.flatMap(({ name, old, present }) => {
    const [one, other] = [readText(old), readText(present)].map((text) => readProse(name, text))
    return one === undefined || other === undefined || one === other
      ? []
      : [{ file: name, parts: compareWords(one, other) }]
  })
  const toUrl = (file: StoredFile | undefined, query: string) =>
    file && `/api/files/${path}/${encodeURIComponent(file.name)}${query}`
  return {
    summary: toLocalText(
      summarise({
        isNew: before.length === 0,
        isGone: after.length === 0,
        counts: [fields.length, texts.length, others.length],
      }),
    ),
    fields,
    texts,
    files: others.map(({ name, old, present }) => ({
      name,
      kind: old ? (present ? 'changed' : 'removed') : 'added',
      before: toUrl(old, '?from=content'),
      after: toUrl(present, ''),
    })),
  }
}

function summarise({
  isNew,
  isGone,
  counts,
}: {
  isNew: boolean
  isGone: boolean
  counts: readonly [number, number, number]
}): Message {
  if (isGone) return say`The entry is removed`
  if (isNew) return say`A new entry`
  const [fields, texts, files] = counts
  const parts = [
    ...(fields === 0 ? [] : [fields === 1 ? say`one field` : say`${fields} fields`]),
    ...(texts === 0 ? [] : [texts === 1 ? say`one text` : say`${texts} texts`]),
    ...(files === 0 ? [] : [files === 1 ? say`one other file` : say`${files} other files`]),
  ]
  return parts.length === 0 ? say`Nothing that readers see is another` : say`Changed: ${together(parts)}`
}

const isText = (name: string) => ['.yaml', '.yml', '.md'].includes(extname(name))

function findFile(files: readonly StoredFile[], wanted: string): StoredFile | undefined {
  return files.find(({ name }) => name === wanted)
}

function readText(file: StoredFile | undefined): string {
  return file ? readFileSync(file.location, 'utf8') : ''
}

/** The text that is compared by words: that below the fields, or the whole where the fields cannot be read. */
function readProse(name: string, text: string): string {
  if (readFields(name, text) === undefined) return text
  return name.endsWith('.md') ? readBody(text) : ''
}

type Fields = ReadonlyMap<string, string>

/** The values of a file by their paths; undefined where nobody can read them. */
function readFields(name: string, text: string): Fields | undefined {
  const matter = name.endsWith('.md') ? findMatter(text) : { from: 0, to: text.length }
  if (!matter) return new Map()
  try {
    // As they are written: `1.50` is not 1.5, and a day is no moment.
    return new Map(flatten(parse(text.slice(matter.from, matter.to), { schema: 'failsafe' }), []))
  } catch {
    return undefined
  }
}

function* flatten(value: unknown, path: readonly string[]): Generator<[string, string]> {
  if (typeof value !== 'object' || value === null) {
    if (path.length > 0) yield [path.join('.'), String(value ?? '')]
    return
  }
  for (const [key, inside] of Object.entries(value)) yield* flatten(inside, [...path, key])
}

function compareFields(before: Fields = new Map(), after: Fields = new Map()) {
  const names = [...new Set([...before.keys(), ...after.keys()])]
  return names
    .map((field) => ({ field, before: before.get(field) ?? '', after: after.get(field) ?? '' }))
    .filter((one) => one.before !== one.after)
}
