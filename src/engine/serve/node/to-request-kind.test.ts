import { expect, test } from 'vitest'
import { toRequestKind } from './to-request-kind.ts'

test.each([
  ['/', 'page'],
  ['/tin-tuc/tin-tuc-moi-nhat', 'page'],
  ['/quan-he-co-dong/bao-cao/bao-cao.pdf', 'file'],
  ['/feed.xml', 'file'],
  ['/assets/browser-a1b2c3d.js', 'asset'],
  ['/_payload/3df6a4defba2/vi/tin-tuc.json', 'payload'],
  ['/_i18n/3df6a4defba2/vi/messages.json', 'messages'],
  ['/_search/3df6a4defba2/vi/index.json', 'search'],
  ['/_ipx/w_640&f_webp&q_80/news/a/cover.jpg', 'image'],
  ['/_icons/lucide.json', 'icons'],
  ['/_build/latest.json', 'other'],
  ['/_anything/else', 'other'],
  ['/__proto__/a', 'other'],
  ['/constructor/a', 'page'],
  ['/healthz', 'probe'],
  ['/readyz', 'probe'],
])('%s → %s', (path, kind) => {
  expect(toRequestKind(path)).toBe(kind)
})
