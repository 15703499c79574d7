import { expect, test } from 'vitest'
import type { PagePayload } from '#features/pages/payload.ts'
import { parseSiteConfig, toPublicConfig } from '#model/config/site-config.ts'
import { toHref } from '#model/urls/href.ts'
import { loadTexts } from '#publish/code/load-texts.ts'
import { render } from './render.tsx'

const path = toHref('/ve-shs/van-hoa-tai-shs')
const { catalogues } = await loadTexts('.cache')

const payload: PagePayload = {
  kind: 'page',
  locale: 'vi',
  textLocale: 'vi',
  address: { path, page: 1 },
  title: 'Văn hoá',
  summary: 'Tóm tắt',
  html: '<p>Nội dung</p>',
  sample: false,
  trail: [],
  headings: [],
  section: null,
  head: {
    title: 'Văn hoá',
    description: 'Tóm tắt',
    canonical: 'https://a.example',
    links: [],
    type: 'website',
    image: '',
  },
}

const request = {
  build: 'b1',
  locale: 'vi',
  catalogue: catalogues.vi,
  config: toPublicConfig(parseSiteConfig({})),
  payload,
} as const

test('a page is rendered with its route', async () => {
  const { status, html, routeId } = await render(request)
  expect({ status, routeId }).toEqual({ status: 200, routeId: path })
  expect(html).toContain('<p>Nội dung</p>')
})

const withoutHeadings = { ...payload, headings: null as unknown as [] } // the compiler lets no builder make it
const ofSection = { ...payload, kind: 'section' as 'page' } // nor this one

test.each([
  ['a component fails', { payload: withoutHeadings }, /\(vi\) cannot be rendered: .*null/],
  [
    'a text is in no catalogue',
    { catalogue: {} },
    /the text "\w+" is not in the catalogue of "vi"; run "npm run i18n"/,
  ],
  ['the payload is that of another page', { payload: ofSection }, /its route shows a page/],
])('no page is made where %s', async (_case, change, message) => {
  await expect(render({ ...request, ...change })).rejects.toThrow(message)
})
