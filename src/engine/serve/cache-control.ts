import type { CachePolicy } from '#engine/model/config/store.ts'

/** The header of each policy. */
export const cacheControl: Readonly<Record<CachePolicy, string>> = {
  immutable: 'public, max-age=31536000, immutable',
  day: 'public, max-age=86400',
  revalidate: 'public, no-cache',
}
