import { openByteCache } from '#compiler/disk/byte-cache.ts'
import { toVariants, type ImageAsset } from '#model/images/image-variants.ts'
import type { Payload } from '#site/payloads.ts'
import { getVariant, toImageType } from '../assets/write-images.ts'
import { getCard, toCards } from '../social/write-cards.ts'

interface DevImage {
  url: string
  type: string
  make: () => Promise<Uint8Array>
}

/** All images of a build, each made at its first request. */
export function toDevImages(
  contentDirectory: string,
  assets: readonly ImageAsset[],
  payloads: readonly Payload[],
): DevImage[] {
  const images = openByteCache('.cache/images')
  const cards = openByteCache('.cache/social')
  return [
    ...assets.flatMap((asset) =>
      toVariants(asset).map(({ url, modifiers }) => ({
        url,
        type: toImageType(modifiers),
        make: () => getVariant({ contentDirectory, cache: images }, asset, modifiers),
      })),
    ),
    ...[...toCards(payloads)].map(([url, card]) => ({ url, type: 'image/png', make: () => getCard(card, cards) })),
  ]
}
