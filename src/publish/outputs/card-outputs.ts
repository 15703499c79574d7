import type { DatabaseSync } from 'node:sqlite'
import type { OutputFile } from '#store/output-file.ts'
import { toOutputFile } from '../files/to-output-file.ts'
import { toCardName } from '../social/card-name.ts'
import { makeCard } from '../social/make-card.ts'
import type { CardCache } from '../social/open-card-cache.ts'
import type { PageCard } from '../social/to-card.ts'
import type { PreparedOutput } from './output-plan.ts'

export interface CardSource {
  cache: Omit<CardCache, 'prune'>
  /** What is shown for cards that are not drawn yet. */
  getDefault: () => Promise<Uint8Array>
}

/** A social image. Where it has not been drawn yet, a default one is shown, so that a publish does not wait for it. */
export interface PreparedCard extends PreparedOutput {
  /** The card to draw later. */
  missing: PageCard | undefined
}

export function prepareCard({ url, card }: PageCard, { cache, getDefault }: CardSource): PreparedCard {
  const name = toCardName(card)
  const isDrawn = cache.has(name)
  return {
    input: name,
    missing: isDrawn ? undefined : { url, card },
    make: async () => [toCardFile(url, isDrawn ? await cache.get(name, () => makeCard(card)) : await getDefault())],
  }
}

export function toCardFile(url: string, bytes: Uint8Array): OutputFile {
  return toOutputFile(url, bytes, { cache: 'day' })
}

/** The names of all cards of an output, also of those that are not drawn yet. */
export function listCardNames(database: DatabaseSync): string[] {
  // The input of the output of a card is its name: see `prepareCard`.
  const found = database.prepare("select input from build_output where key like 'card %'").all()
  return found.map(({ input }) => String(input))
}

/** The cards that are not drawn yet, in the file of the output. */
export interface MissingCards {
  /** By the key of the output. To be called in a transaction. */
  set: (key: string, card: PageCard | undefined) => void
  list: (limit: number) => { key: string; card: PageCard }[]
  count: () => number
}

export function openMissingCards(database: DatabaseSync): MissingCards {
  database.exec('create table if not exists build_missing_card (key text primary key, card text not null) strict')
  const put = database.prepare('insert or replace into build_missing_card values (?, ?)')
  const remove = database.prepare('delete from build_missing_card where key = ?')
  const select = database.prepare('select key, card from build_missing_card limit ?')
  const count = database.prepare('select count(*) as count from build_missing_card')
  return {
    set: (key, card) => void (card ? put.run(key, JSON.stringify(card)) : remove.run(key)),
    list: (limit) => select.all(limit).map(({ key, card }) => ({ key: String(key), card: JSON.parse(String(card)) })), // written by `set`
    count: () => Number(count.get()?.['count']),
  }
}
