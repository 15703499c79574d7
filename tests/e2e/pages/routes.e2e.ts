import { expect } from '@playwright/test'
import { allPaths } from '../support/site.ts'
import { test } from '../support/test.ts'

// The URLs of the specification, independent of the code.
const specified = [
  '/',
  '/trang-chu',
  '/landing',
  '/landing-video',
  '/ho-tro',
  '/ho-tro/lien-he',
  '/ho-tro/bieu-phi',
  '/ho-tro/kien-thuc',
  '/ho-tro/huong-dan-giao-dich',
  '/ho-tro/cac-cau-hoi-thuong-gap',
  '/ve-shs',
  '/ve-shs/giai-thuong',
  '/ve-shs/co-cau-to-chuc',
  '/ve-shs/gioi-thieu-shs',
  '/ve-shs/van-hoa-tai-shs',
  '/ve-shs/doi-ngu-lanh-dao',
  '/ve-shs/chang-duong-phat-trien',
  '/tin-tuc',
  '/tin-tuc/thong-bao',
  '/tin-tuc/tin-tuc-moi-nhat',
  '/phan-tich',
  '/phan-tich/bao-cao-nganh',
  '/phan-tich/bao-cao-vi-mo',
  '/phan-tich/bao-cao-cong-ty',
  '/phan-tich/bao-cao-chuyen-de',
  '/phan-tich/bao-cao-chien-luoc',
  '/phan-tich/nhan-dinh-thi-truong',
  '/trung-tam-phan-tich',
  '/trung-tam-phan-tich/nhan-dinh-thi-truong',
  '/trung-tam-phan-tich/bao-cao-nganh',
  '/trung-tam-phan-tich/bao-cao-vi-mo',
  '/trung-tam-phan-tich/bao-cao-cong-ty',
  '/trung-tam-phan-tich/bao-cao-chuyen-de',
  '/trung-tam-phan-tich/bao-cao-chien-luoc',
  '/quan-he-co-dong',
  '/quan-he-co-dong/du-lieu',
  '/quan-he-co-dong/bao-cao-dinh-ky/bao-cao-tai-chinh',
  '/quan-he-co-dong/dai-hoi-co-dong/thuong-nien',
  '/quan-he-co-dong/cong-bo-thong-tin/bat-thuong',
  '/quan-he-co-dong/quan-tri-doanh-nghiep/dieu-le',
  '/san-pham-dich-vu',
  '/san-pham-dich-vu/ngan-hang-dau-tu',
  '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-no',
  '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von',
  '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-tai-chinh-khac',
  '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-chao-ban-co-phieu',
  '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-niem-yet-co-phieu',
  '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-mua-ban-va-sap-nhap',
  '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-tai-cau-truc-doanh-nghiep',
  '/san-pham-dich-vu/moi-gioi-chung-khoan',
  '/san-pham-dich-vu/moi-gioi-chung-khoan/luu-ky-co-phieu',
  '/san-pham-dich-vu/moi-gioi-chung-khoan/quan-ly-co-dong',
  '/san-pham-dich-vu/moi-gioi-chung-khoan/dich-vu-tai-chinh',
  '/san-pham-dich-vu/moi-gioi-chung-khoan/luu-ky-trai-phieu',
  '/san-pham-dich-vu/moi-gioi-chung-khoan/giao-dich-truc-tuyen',
  '/thong-cao-bao-chi',
  '/co-hoi-nghe-nghiep',
  '/dieu-khoan-va-dieu-kien',
]

/** One page of each route with a slug. */
const details = [
  '/ho-tro/huong-dan-giao-dich/',
  '/co-hoi-nghe-nghiep/',
  '/tin-tuc/',
  '/thong-bao/',
  '/nhan-dinh-thi-truong/',
  '/bao-cao-dinh-ky/',
  '/bao-cao-phan-tich/',
  '/cong-bo-thong-tin/',
  '/quan-tri-doanh-nghiep/',
  '/quan-he-co-dong/du-lieu/',
  '/quan-he-co-dong/quan-ly-co-phan-co-phieu/',
  '/thong-cao-bao-chi/',
].map((prefix) => allPaths.find((path) => path.startsWith(prefix)) ?? `${prefix}(none)`)

function headingOf(html: string): string {
  return /<h1[^>]*>([^<]+)</.exec(html)?.[1] ?? ''
}

test('every URL of the specification answers in both languages with its own heading', async ({ baseURL }) => {
  // Without a shared cookie jar, which would keep the cookie of `?lang=en`.
  const read = async (path: string, language: string) => {
    const answer = await fetch(baseURL + path, { headers: { 'Accept-Language': language } })
    const html = await answer.text()
    // An untranslated page has no English URL, and keeps its Vietnamese heading.
    return {
      status: answer.status,
      heading: headingOf(html),
      isTranslated: /hreflang="en"/i.test(html.split('</head>', 1)[0] ?? ''),
    }
  }
  const headings = new Map<string, string>()
  for (const path of [...specified, ...details]) {
    const [vi, negotiated, chosen] = await Promise.all([
      read(path, 'vi'),
      read(path, 'en'),
      read(`${path}?lang=en`, 'vi'),
    ])
    expect([vi.status, negotiated.status, chosen.status], path).toEqual([200, 200, 200])
    expect(vi.heading, path).not.toBe('')
    expect(chosen, path).toEqual(negotiated)
    expect(negotiated.heading !== vi.heading, path).toBe(vi.isTranslated)
    // Only the two URLs of the same reports share a heading.
    if (path.startsWith('/phan-tich')) continue
    expect(headings.get(vi.heading), `${path} has the heading of another page`).toBeUndefined()
    headings.set(vi.heading, path)
  }
})

test('an unknown URL is not found in both languages', async ({ request }) => {
  for (const language of ['vi', 'en']) {
    const answer = await request.get('/khong-co', { headers: { 'Accept-Language': language } })
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain('Page Not Found: /khong-co')
  }
})

test('one of the two URLs of the reports is canonical', async ({ request }) => {
  for (const path of ['/phan-tich/bao-cao-nganh', '/trung-tam-phan-tich/bao-cao-nganh']) {
    const html = await (await request.get(path)).text()
    expect(html).toMatch(/rel="canonical" href="[^"]+\/trung-tam-phan-tich\/bao-cao-nganh"/)
  }
})

test('head, robots and sitemap agree', async ({ request }) => {
  const html = await (await request.get('/ve-shs?lang=en')).text()
  expect(html).toMatch(/<title>[^<]+<\/title>/)
  expect(html).toMatch(/rel="canonical" href="https:\/\/shs\.example\/ve-shs\?lang=en"/)
  for (const [language, url] of [
    ['vi', '/ve-shs'],
    ['en', '/ve-shs?lang=en'],
    ['x-default', '/ve-shs'],
  ]) {
    expect(html).toContain(`hrefLang="${language}" href="https://shs.example${url}"`)
  }
  for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:locale', 'og:type']) {
    expect(html).toContain(`property="${property}"`)
  }
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Sitemap: https://shs.example/sitemap.xml')
  expect(await (await request.get('/sitemap.xml')).text()).toContain('<loc>https://shs.example/sitemap/pages.xml</loc>')
})
