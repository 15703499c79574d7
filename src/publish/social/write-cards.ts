import { availableParallelism } from 'node:os'
import type { ByteCache } from '#compiler/disk/byte-cache.ts'
import { inParallel } from '#lib/in-parallel.ts'
import type { SiteManifest } from '#model/config/site-manifest.ts'
import { toSocialImageUrl } from '#model/images/social-image.ts'
import type { Payload } from '#site/payloads.ts'
import { writeOutput } from '../output/write-output.ts'
import type { Card } from './draw-card.ts'
import { makeCard, toCardName } from './make-card.ts'

/** The social cards of all pages in the languages of their texts, by URL. */
export function toCards(payloads: readonly Payload[]): Map<string, Card> {
  const own = payloads.filter(({ locale, textLocale, address }) => locale === textLocale && address.page === 1)
  return new Map(
    own.map(({ locale, address, title, trail }) => [
      toSocialImageUrl(locale, address.path),
      { title, section: trail[0]?.title },
    ]),
  )
}

export function getCard(card: Card, cache: ByteCache): Promise<Uint8Array> {
  return cache.get(toCardName(card), () => makeCard(card))
}

/** Writes all social images, which are cached. Returns their records by URL. */
export async function writeCards(
  outDirectory: string,
  payloads: readonly Payload[],
  cache: ByteCache,
): Promise<SiteManifest['files']> {
  const written = await inParallel([...toCards(payloads)], availableParallelism() + 1, async ([url, card]) => {
    const bytes = await getCard(card, cache)
    return [url, await writeOutput(outDirectory, { file: `files${url}`, bytes, cache: 'day' })] as const
  })
  return Object.fromEntries(written)
}
