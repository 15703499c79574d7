import type { Row } from '../row.ts'
import { file, notFound, text } from './expectations.ts'

const photo = 'news/lai-suat-ty-gia-va-gia-co-phieu-ba-kenh-truyen-dan/cover.jpg'
const drawing = 'guides/dat-lenh-gioi-han-dung-gia-dung-khoi-luong/man-hinh-dat-lenh.svg'
const webp = `/_ipx/w_640&f_webp&q_80/${photo}`
const unknown = text(400, 'There is no such variant of images')
const absent = text(404, 'Not found')

/** Other ways to write the address of a file. */
const sameAs: readonly (readonly [path: string, url: string, type: string])[] = [
  [webp, webp, 'image/webp'],
  [`/_ipx/w_640,f_webp,q_80/${photo}`, webp, 'image/webp'],
  [`/_ipx/q_80%26w_640%26f_webp/${photo}`, webp, 'image/webp'],
  [`/_ipx/f_webp&q_80&w_640/${photo}`, webp, 'image/webp'],
  [`/_ipx/w_640&f_avif&q_60/${photo}`, `/_ipx/w_640&f_avif&q_60/${photo}`, 'image/webp'],
  [`/_ipx/_/${drawing}`, `/_ipx/_/${drawing}`, 'image/svg+xml'],
  [`/_ipx/w_640&f_webp&q_80/${drawing}`, `/_ipx/_/${drawing}`, 'image/svg+xml'],
]

const refused: readonly (readonly [path: string, expected: typeof unknown])[] = [
  [`${webp}?x=1`, unknown],
  [`${webp}?lang=en`, unknown],
  [`/_ipx/w_641&f_webp&q_80/${photo}`, unknown],
  [`/_ipx/w_99999999999&f_webp&q_80/${photo}`, unknown],
  [`/_ipx/w_640&f_webp&q_-1/${photo}`, unknown],
  [`/_ipx/w_640&f_gif&q_80/${photo}`, unknown],
  [`/_ipx/rotate_90&f_webp&q_80/${photo}`, unknown],
  [`/_ipx/${'w_640&'.repeat(500)}f_webp/${photo}`, unknown],
  [`/_ipx/_/${photo}`, unknown],
  ['/_ipx/w_640&f_webp&q_80/khong-co.jpg', absent],
  ['/_ipx/w_640&f_webp&q_80/%00.jpg', absent],
  ['/_ipx/w_640&f_webp&q_80/%', absent],
  ['/_ipx/w_640&f_webp&q_80/http:%2f%2fevil.test%2fa.jpg', absent],
  ['/_ipx', absent],
  ['/_ipx/', absent],
  ['/_social/vi/khong-co.png', absent],
  ['/_social/fr/ve-shs.png', absent],
]

export const images: readonly Row[] = [
  ...sameAs.map(([path, url, type]): Row => [`image: ${path}`, { path }, file(url, type, 'day')]),
  ...refused.map(([path, expected]): Row => [`image: ${path} is refused`, { path }, expected]),
  [
    'image: HEAD',
    { path: webp, method: 'HEAD' },
    { status: 200, headers: { 'Content-Type': 'image/webp', 'Content-Length': /^\d+$/ }, body: '' },
  ],
  ['image: a source does not exist', { path: `/${photo}` }, notFound()],
]
