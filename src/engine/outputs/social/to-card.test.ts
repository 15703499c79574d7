import { expect, test } from 'vitest'
import { toHref } from '#engine/model/urls/href.ts'
import { toCard } from './to-card.ts'

const path = toHref('/ve-shs')
const payload = { locale: 'vi', textLocale: 'vi', address: { path, page: 1 }, title: 'A', trail: [] } as const
const link = (title: string) => ({ title, href: path })

test.each([
  ['no section', {}, { url: '/_social/vi/ve-shs.png', card: { title: 'A' } }],
  [
    'its outermost section',
    { trail: [link('B'), link('C')] },
    { url: '/_social/vi/ve-shs.png', card: { title: 'A', section: 'B' } },
  ],
  ['its language', { locale: 'en', textLocale: 'en' }, { url: '/_social/en/ve-shs.png', card: { title: 'A' } }],
  ['a text in another language', { locale: 'en' }, undefined],
  ['a later page', { address: { path, page: 2 } }, undefined],
] as const)('%s', (_name, change, card) => {
  expect(toCard({ ...payload, ...change, trail: [...('trail' in change ? change.trail : [])] })).toEqual(card)
})
