import { toSocialImageUrl } from '#engine/model/images/social-image.ts'
import type { Payload } from '#engine/model/payload-types.ts'
import type { DrawnCover } from '#lib/covers/drawn-cover.ts'
import { layOutCover } from '#lib/covers/lay-out-cover.ts'
import type { Card } from './drawing/create-card-painter.ts'
import type { CardCover } from './drawing/place-texts.ts'

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
  payload: Pick<Payload, 'locale' | 'textLocale' | 'address' | 'title' | 'trail'> & {
    drawn?: DrawnCover
  },
): PageCard | undefined {
  const { locale, textLocale, address, title, trail, drawn } = payload
  if (locale !== textLocale || address.page !== 1) return undefined
  const url = toSocialImageUrl(locale, address.path)
  return { url, card: { title, section: trail[0]?.title, ...(drawn && { cover: toCardCover(drawn) }) } }
}

/** The drawing of a cover as its card shows it: the same as at the head of the page. */
function toCardCover(cover: DrawnCover): CardCover {
  const { tone, kind, figure, note } = cover
  const { before, own, line, missing } = layOutCover(cover, 'card')
  return { tone, kind, figure, note, before, own, line, missing }
}
