import type { DatabaseSync } from 'node:sqlite'
import { emptyState, type GraphChanges, type GraphState, type OutputTrace } from './build-graph.ts'
import { parts } from './parts.ts'

// The tables in which a graph is kept, in the file of the output: they are written in the same transaction as the release
// that they describe.

const schema = `
create table if not exists build_meta (key text primary key, value text not null) strict, without rowid;
create table if not exists build_subject (id integer primary key, key text not null, grp integer, hashes text not null) strict;
create table if not exists build_output (key text primary key, input text not null, reads blob not null, reason text not null) strict, without rowid;
create table if not exists build_derived (key text primary key, reads blob not null) strict, without rowid;
create table if not exists build_remembered (key text primary key, reads blob not null, text text not null) strict, without rowid;
`

const emptyAll =
  'delete from build_subject; delete from build_output; delete from build_derived; delete from build_remembered'

/** The name under which it is kept which state of the graph is stored. */
export const stateKey = 'state'

/** To be raised with every change of what the tables mean. */
const version = JSON.stringify([1, parts])

export interface GraphTables {
  /** Empty where nothing was kept. Of what another version of this program kept, only the names of outputs count. */
  load: () => GraphState
  /** To be called in a transaction. */
  write: (changes: GraphChanges) => void
  writeMeta: (key: string, value: string) => void
  /** Begins with outputs of which only the names are known, in place of what was kept: see `readOtherVersion`. */
  startWith: (outputs: Iterable<string>) => void
  /** Forgets outputs, so that they are made again. To be called in a transaction. */
  forget: (outputs: Iterable<string>) => void
}

export function openGraphTables(database: DatabaseSync): GraphTables {
  database.exec(schema)
  const writeMeta = (key: string, value: string) => {
    database.prepare('insert or replace into build_meta values (?, ?)').run(key, value)
  }
  return {
    writeMeta,
    startWith: (outputs) => {
      database.exec(`begin immediate; ${emptyAll}; delete from build_meta`)
      const put = database.prepare("insert into build_output values (?, '', x'', '')")
      for (const key of outputs) put.run(key)
      database.exec('commit')
    },
    forget: (outputs) => {
      const remove = database.prepare('delete from build_output where key = ?')
      for (const key of outputs) remove.run(key)
    },
    load: () => {
      if (readMeta(database, 'version') !== version) return readOtherVersion(database)
      return {
        subjects: listRows<[id: number, key: string, group: number | null, hashes: string]>(
          database,
          'select id, key, grp, hashes from build_subject order by id',
        ).map(([id, key, group, hashes]) => ({
          id,
          key,
          group: group ?? undefined,
          hashes: hashes === '' ? [] : hashes.split('\n'),
        })),
        outputs: listRows<[key: string, input: string, reads: Uint8Array, reason: string]>(
          database,
          'select key, input, reads, reason from build_output',
        ).map(([key, input, reads, reason]): [string, OutputTrace] => [key, { input, reads: toReads(reads), reason }]),
        derived: listRows<[key: string, reads: Uint8Array]>(database, 'select key, reads from build_derived').map(
          ([key, reads]) => [key, { reads: toReads(reads) }] as const,
        ),
        remembered: () => {
          const rows = listRows<[key: string, reads: Uint8Array]>(database, 'select key, reads from build_remembered')
          const texts = new Map<string, Map<string, string>>()
          return {
            reads: rows.map(([key, reads]) => [key, toReads(reads)] as const),
            textOf: (key) => {
              // All of a kind at once, such as the rows of lists in a language: who asks for one asks for many.
              const kind = key.slice(0, key.lastIndexOf(' ') + 1)
              const known = texts.get(kind) ?? new Map(listTexts(database, kind))
              texts.set(kind, known)
              const text = known.get(key)
              known.delete(key) // it is asked for once
              return text
            },
          }
        },
      }
    },
    write: ({ subjects, outputs, derived, remembered }) => {
      if (readMeta(database, 'version') !== version) {
        database.exec(emptyAll)
        writeMeta('version', version)
      }
      const putSubject = database.prepare('insert or replace into build_subject values (?, ?, ?, ?)')
      for (const { id, key, group, hashes } of subjects) putSubject.run(id, key, group ?? null, hashes.join('\n'))
      const putOutput = database.prepare('insert or replace into build_output values (?, ?, ?, ?)')
      const removeOutput = database.prepare('delete from build_output where key = ?')
      for (const [key, trace] of outputs) {
        if (trace) putOutput.run(key, trace.input, toBytes(trace.reads), trace.reason)
        else removeOutput.run(key)
      }
      const putDerived = database.prepare('insert or replace into build_derived values (?, ?)')
      const removeDerived = database.prepare('delete from build_derived where key = ?')
      for (const [key, trace] of derived) {
        if (trace) putDerived.run(key, toBytes(trace.reads))
        else removeDerived.run(key)
      }
      const putRemembered = database.prepare('insert or replace into build_remembered values (?, ?, ?)')
      const removeRemembered = database.prepare('delete from build_remembered where key = ?')
      for (const [key, trace] of remembered) {
        if (trace) putRemembered.run(key, toBytes(trace.reads), trace.text)
        else removeRemembered.run(key)
      }
    },
  }
}

/** The outputs are all stale. They must be known, because those that are no more must be removed from the output. */
function readOtherVersion(database: DatabaseSync): GraphState {
  const read = 0
  const keys = database.prepare('select key from build_output').all()
  return {
    ...emptyState,
    // No revision has this subject, so that it counts as changed.
    subjects: [{ id: read, key: 'the version of the publisher', group: undefined, hashes: ['another'] }],
    outputs: keys.map(({ key }) => [String(key), { input: '', reads: Uint32Array.of(read), reason: '' }] as const),
  }
}

/** A value that the publisher keeps; undefined if there is none. */
export function readMeta(database: DatabaseSync, key: string): string | undefined {
  const value = database.prepare('select value from build_meta where key = ?').get(key)?.['value']
  return typeof value === 'string' ? value : undefined
}

function toBytes(reads: Uint32Array): Uint8Array {
  return new Uint8Array(reads.buffer, reads.byteOffset, reads.byteLength)
}

/** Copied only where the bytes of a row do not begin at a multiple of four. */
function toReads(bytes: Uint8Array): Uint32Array {
  const { buffer, byteOffset, byteLength } = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice()
  return new Uint32Array(buffer, byteOffset, byteLength / 4)
}

/** The texts of remembered values whose keys begin so, by key. */
function listTexts(database: DatabaseSync, start: string): [key: string, text: string][] {
  return listRows(
    database,
    'select key, text from build_remembered where key >= ? and key < ?',
    start,
    `${start}\uFFFF`,
  )
}

/** The rows of a query as lists of their columns, which is faster than objects for tens of thousands. */
function listRows<Row>(database: DatabaseSync, query: string, ...values: string[]): Row[] {
  const statement = database.prepare(query)
  statement.setReturnArrays(true)
  return statement.all(...values) as unknown as Row[] // the columns of the query; the tables are strict
}
