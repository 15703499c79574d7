import { DatabaseSync } from 'node:sqlite'
import type { BuildGraph, GraphChanges } from './build-graph.ts'
import { createGraph } from './create-graph.ts'
import { openGraphTables } from './graph-tables.ts'
import type { Part } from './parts.ts'
import type { Subject } from './subjects.ts'

/** The values of subjects; null removes one. */
export type Values = Readonly<Record<string, string | null>>

/** A graph with its subjects, and what it has stored so far. */
export class TestGraph {
  graph: BuildGraph
  readonly #values = new Map<string, string>()
  readonly #tables = openGraphTables(new DatabaseSync(':memory:'))

  constructor() {
    this.graph = createGraph(this.#tables.load())
  }

  /** Begins a revision with some values changed. `news/a facts` is a part of an entry, `title` a value. */
  revise(values: Values): this {
    for (const [name, value] of Object.entries(values)) {
      if (value === null) this.#values.delete(name)
      else this.#values.set(name, value)
    }
    const subjects = new Map<string, Subject>()
    for (const [name, value] of this.#values) {
      const [key = '', part = 'value'] = name.split(' ')
      const group = key.includes('/') ? { group: key.slice(0, key.indexOf('/')) } : {}
      subjects.set(key, { key, ...group, hashes: { ...subjects.get(key)?.hashes, [part]: value } })
    }
    this.graph.revise(subjects.values())
    return this
  }

  read(name: string): string {
    const [key = '', part = 'value'] = name.split(' ')
    this.graph.recordRead(key, part as Part) // the names in these tests
    return this.#values.get(name) ?? '-'
  }

  /** Plans an output that reads these values. */
  plan(key: string, names: readonly string[]): 'kept' | 'stale' {
    return this.planOf(key, () => names.map((name) => this.read(name)).join())
  }

  planOf(key: string, toInput: () => string): 'kept' | 'stale' {
    return this.graph.plan(key, () => ({ input: toInput() })).state
  }

  /** Ends the revision, and stores what changed. */
  commit(): GraphChanges {
    const changes = this.graph.commit()
    this.#tables.write(changes)
    return changes
  }

  /** As the next process does: with what is stored. */
  restart(): this {
    this.graph = createGraph(this.#tables.load())
    return this
  }
}
