import { expect, test } from 'vitest'
import { siteOutput } from '../site/site.ts'
import { createHandlerTarget } from './targets.ts'

// How many links each kind of visitor follows from the home page to the first step of what they came for.

const { fetch } = await createHandlerTarget({}, siteOutput)
const home = '/trang-chu'
const limit = 2

/** The fewest links from the home page to each address that is at most two links away. */
async function countClicks(language: string): Promise<Map<string, number>> {
  const clicks = new Map<string, number>()
  let paths = [home]
  for (let count = 1; count <= limit; count++) {
    const answers = await Promise.all(paths.map(async (path) => (await fetch(`${path}?lang=${language}`)).text()))
    const hrefs = answers.flatMap((html) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href))
    const found = [...new Set(hrefs.map((href) => href.split(/[?#]/)[0] ?? href))].filter((href) => !clicks.has(href))
    for (const href of found) clicks.set(href, count)
    paths = found.filter((href) => href.startsWith('/') && !/\.\w+$/.test(href))
  }
  return clicks
}

/** A step, and the address that is or begins it. */
const steps: readonly [visitor: string, step: string, address: RegExp][] = [
  ['retail', 'open an account', /^https:\/\/mo-tai-khoan\.example\/$/],
  ['retail', 'sign in', /^https:\/\/giao-dich\.example\/$/],
  ['retail', 'call the hotline', /^tel:\+842431000000$/],
  ['retail', 'lock an account', /^tel:\+842431000009$/],
  ['retail', 'fees', /^\/ho-tro\/bieu-phi$/],
  ['retail', 'trading hours', /^\/ho-tro\/thoi-gian-giao-dich$/],
  ['retail', 'the margin list', /^\/ho-tro\/danh-muc-ky-quy$/],
  ['institution', 'how to begin', /^\/san-pham-dich-vu\/khach-hang-to-chuc$/],
  ['institution', 'write to the desk', /^mailto:tochuc@/],
  ['issuer', 'write to the desk for equity', /^mailto:thitruongvon@/],
  ['issuer', 'write to the desk for debt', /^mailto:thitruongno@/],
  ['shareholder', 'write to investor relations', /^mailto:quanhecodong@/],
  ['shareholder', 'dividends', /^\/quan-he-co-dong\/co-phieu$/],
  ['shareholder', 'dividends as a file', /^\/tai-lieu\/co-tuc\/.*\.csv$/],
  ['shareholder', 'general meetings', /^\/quan-he-co-dong\/dai-hoi-co-dong$/],
  ['journalist', 'write to the press desk', /^mailto:baochi@/],
  ['journalist', 'the media kit', /^\/ve-shs\/bo-tai-lieu-bao-chi$/],
  ['candidate', 'a job', /^\/co-hoi-nghe-nghiep\/[\w-]+$/],
  ['candidate', 'apply', /^mailto:tuyendung@/],
  ['everyone', 'complain', /^\/ho-tro\/khieu-nai$/],
  ['everyone', 'official channels', /^\/ho-tro\/kenh-chinh-thuc$/],
  ['everyone', 'privacy', /^\/dieu-khoan-va-dieu-kien\/bao-ve-du-lieu-ca-nhan$/],
  ['everyone', 'accessibility', /^\/ho-tro\/kha-nang-tiep-can$/],
]

test.each(['vi', 'en'])('%s: each first step is at most two clicks from the home page', async (language) => {
  const addresses = [...(await countClicks(language)).keys()]
  const missed = steps.filter(([, , address]) => !addresses.some((href) => address.test(href)))
  expect(missed.map(([visitor, step]) => `${visitor}: ${step}`)).toEqual([])
})
