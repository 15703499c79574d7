import { expect, test } from 'vitest'
import type { PageConfig } from '#engine/model/config/page-config.ts'
import { parseSiteConfig, toPublicConfig } from '#engine/model/config/site-config.ts'
import { mapLocales } from '#engine/model/locale/locale.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { loadTexts } from '#engine/render/code/load-texts.ts'
import type { PagePayload } from '#features/pages/payload.ts'
import { render } from './create-renderer.tsx'

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
  urgent: null,
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
    /the text "\w+" is not in the catalogue of "vi"; run "npm run site -- messages extract"/,
  ],
  ['the payload is that of another page', { payload: ofSection }, /its route shows a page/],
])('no page is made where %s', async (_case, change, message) => {
  await expect(render({ ...request, ...change })).rejects.toThrow(message)
})

const firm: NonNullable<PageConfig['firm']> = {
  sample: false,
  phone: '+842431000000',
  email: 'a@firm.example',
  licence: { number: '00/UBCK-GP', date: '2008-01-02' },
  texts: mapLocales((locale) => ({ name: `Firm (${locale})`, address: '1 Street', issuer: 'SSC' })),
}

test('without platforms an account begins at /landing, and there is no way to sign in', async () => {
  const { html } = await render(request)
  expect(html).toMatch(/<a href="\/landing" class="button[^>]*>Mở\stài\skhoản/)
  expect(html).not.toContain('Đăng nhập')
})

test('with them, the header leads there', async () => {
  const platforms = { account: 'https://account.example/', login: 'https://login.example/' }
  const { html } = await render({ ...request, config: { ...request.config, platforms } })
  expect(html).toMatch(/<a href="https:\/\/account.example\/" rel="noopener noreferrer"[^>]*>Mở\stài\skhoản/)
  expect(html).toMatch(/<a href="https:\/\/login.example\/" rel="noopener noreferrer"[^>]*>Đăng\snhập/)
})

test('the frame names the firm in the language of the page, where there is a profile', async () => {
  expect((await render(request)).html).not.toContain('tel:')
  const { html } = await render({ ...request, config: { ...request.config, firm } })
  expect(html).toContain('Firm (vi)')
  expect(html).not.toContain('Firm (en)')
  expect(html).toContain('href="tel:+842431000000"')
})
