import type { DatabaseSync } from 'node:sqlite'
import type { OutputFile } from '#engine/store/output-file.ts'
import { toOutputFile } from './files/to-output-file.ts'
import type { PreparedOutput } from './output-plan.ts'
import { toCardName } from './social/card-name.ts'
import { makeCard } from './social/make-card.ts'
import type { CardCache } from './social/open-card-cache.ts'
import type { PageCard } from './social/to-card.ts'

export interface CardSource {
  cache: Omit<CardCache, 'prune' | 'keepUsed'>
  /** The image in place of cards that are not drawn yet. */
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
