import { toSocialImageUrl } from '#engine/model/images/social-image.ts'
import type { Payload } from '#engine/model/payload-types.ts'
import type { Card } from './drawing/create-card-painter.ts'

/** The social image of a page: its URL and what it shows. */
export interface PageCard {
  url: string
  card: Card
}

/**
 * The card of a page, and its URL. Only the first page of a list has one, and only in the language of its text: what else is
 * shown at that address links to the same image.
 */
export function toCard(
  payload: Pick<Payload, 'locale' | 'textLocale' | 'address' | 'title' | 'trail'>,
): PageCard | undefined {
  const { locale, textLocale, address, title, trail } = payload
  if (locale !== textLocale || address.page !== 1) return undefined
  return { url: toSocialImageUrl(locale, address.path), card: { title, section: trail[0]?.title } }
}
