import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import type { Content } from '#features/content.ts'
import { toHref } from '#model/urls/href.ts'
import type { RedirectRule } from '#model/urls/redirects.ts'
import { parseSiteConfig, toBuildSettings } from '#model/config/site-config.ts'
import { siteContent, siteMoment } from '../../../tests/site/site.ts'
import { checkRedirects, ownRedirectsCheck } from './check-redirects.ts'
import { toReport } from '../check/content-check.ts'
import { Diagnostics } from '../source/diagnostics.ts'
import { readContent } from '../read-content.ts'

let content: Content
beforeAll(async () => {
  content = (await readContent(siteContent, { now: siteMoment })).content
})

const settings = toBuildSettings(parseSiteConfig({ SITE_ORIGIN: 'https://shs.example' }))
const files = new Set(['/favicon.ico'])
const page = toHref('/ve-shs')

function problemsOf(rules: readonly RedirectRule[], changes: { source?: string; meetingUrl?: string } = {}): string[] {
  const { source = '', meetingUrl = settings.meetingUrl } = changes
  const diagnostics = new Diagnostics()
  checkRedirects(
    rules,
    { content, refused: new Set(), files, settings: { ...settings, meetingUrl }, source },
    diagnostics,
  )
  return diagnostics.list.map(({ message }) => message)
}

test('the rules of this site are without fault', async () => {
  const diagnostics = new Diagnostics()
  const check = ownRedirectsCheck('public', settings)
  const report = toReport(new Map(), diagnostics)
  await check({
    content,
    folder: 'content',
    hidden: new Map(),
    refused: new Set(),
    links: [],
    now: siteMoment,
    today: '',
    report,
    diagnostics,
  })
  expect(diagnostics.list).toEqual([])
})

test.each<[string, RedirectRule[], string[]]>([
  ['a rule', [{ from: '/a/b.html', href: page, status: 308 }], []],
  ['a rule for an entry that has gone', [{ from: '/tin-tuc/da-go', href: page }], []],
  ['a rule to a heading', [{ from: '/a', href: toHref('/ve-shs/doi-ngu-lanh-dao'), anchor: 'ban-dieu-hanh' }], []],
  ['a rule to another site', [{ from: '/a', external: 'https://other.example/x?y#z' }], []],
  ['a rule to the configuration', [{ from: '/a', external: 'meetingUrl' }], []],

  [
    'a page',
    [{ from: '/ve-shs/giai-thuong', href: page }],
    ['"/ve-shs/giai-thuong" is a page of the site: remove the rule, or the page'],
  ],
  [
    'a page of a known set',
    [{ from: '/trung-tam-phan-tich/bao-cao-nganh', external: 'meetingUrl' }],
    ['"/trung-tam-phan-tich/bao-cao-nganh" is a page of the site: remove the rule, or the page'],
  ],
  [
    'a file',
    [{ from: '/favicon.ico', href: page }],
    ['"/favicon.ico" is a file of the site: remove the rule, or the file'],
  ],
  ['an asset', [{ from: '/assets/a.js', href: page }], ['"/assets/a.js" can have no rule: the server answers there']],
  ['a payload', [{ from: '/_payload/a', href: page }], ['"/_payload/a" can have no rule: the server answers there']],
  ['a check of health', [{ from: '/readyz', href: page }], ['"/readyz" can have no rule: the server answers there']],
  [
    'an address twice',
    [
      { from: '/a', href: page },
      { from: '/a', external: 'meetingUrl' },
    ],
    ['"/a" has a rule already'],
  ],

  [
    'an entry that is not there',
    [{ from: '/a', href: toHref('/tin-tuc/$slug', { slug: 'tin-tuc-moi-nhatt' }) }],
    [
      '"/a" leads nowhere: no page has the address /tin-tuc/tin-tuc-moi-nhatt. Did you mean "/tin-tuc/tin-tuc-moi-nhat"?',
    ],
  ],
  [
    'a heading that is not there',
    [{ from: '/a', href: toHref('/ve-shs/doi-ngu-lanh-dao'), anchor: 'ban-dieu-han' }],
    ['vi', 'en'].map(
      (locale) =>
        `"/a" leads nowhere: /ve-shs/doi-ngu-lanh-dao (${locale}) has no heading "#ban-dieu-han". Did you mean "ban-dieu-hanh"?`,
    ),
  ],
  [
    'a rule that leads to itself',
    [{ from: '/a', href: toHref('/$', { _splat: 'a' }) }],
    ['"/a" leads in a circle: /a → /a'],
  ],
  [
    'rules that lead to each other',
    [
      { from: '/a', href: toHref('/$', { _splat: 'b' }) },
      { from: '/b', href: toHref('/$', { _splat: 'a' }) },
    ],
    ['"/a" leads in a circle: /a → /b → /a', '"/b" leads in a circle: /b → /a → /b'],
  ],
  [
    'a rule that leads to a rule',
    [
      { from: '/a', href: toHref('/$', { _splat: 'b' }) },
      { from: '/b', href: page },
    ],
    ['"/a" leads to another rule: /a → /b → /ve-shs. Name the end at once'],
  ],
  [
    'a rule that leads to a rule that leaves the site',
    [
      { from: '/a', href: toHref('/$', { _splat: 'b' }) },
      { from: '/b', external: 'meetingUrl' },
    ],
    ['"/a" leads to another rule: /a → /b → meetingUrl. Name the end at once'],
  ],
  ['no URL', [{ from: '/a', external: 'https://' }], ['"/a" leads nowhere: https:// is no URL']],
  [
    'this site by its URL',
    [{ from: '/a', external: 'https://shs.example/a' }],
    ['"/a" leads to this site by https://shs.example/a: name the page by toHref'],
  ],
])('%s', (_case, rules, problems) => {
  expect(problemsOf(rules)).toEqual(problems)
})

test.each<[`/${string}`, string]>([
  ['/', ''],
  ['/a/', ' Did you mean "/a"?'],
  ['//a', ' Did you mean "/a"?'],
  ['/a//b', ' Did you mean "/a/b"?'],
  ['/\\a', ' Did you mean "/a"?'],
  ['/a?b', ' Did you mean "/a"?'],
  ['/a#b', ' Did you mean "/a"?'],
  ['/a/../b', ''],
  ['/a/.', ''],
  ['/$slug', ''],
  ['/a b', ''],
  ['/a%2fb', ''],
  ['/quản-trị', ''],
  ['/a\r\nb', ''],
])('the address %j can have no rule', (from, meant) => {
  expect(problemsOf([{ from, href: page }])).toContain(
    `"${from}" can have no rule: a path is letters, digits and . _ ~ - between single slashes.${meant}`,
  )
})

test('a setting that leads back to this site', () => {
  const meetingUrl = 'https://shs.example/dai-hoi-dong-co-dong'
  expect(problemsOf([{ from: '/a', external: 'meetingUrl' }], { meetingUrl })).toEqual([
    `"/a" leads to this site by ${meetingUrl}: name the page by toHref`,
  ])
})

test('every fault is named at once, with its place in the table', async () => {
  const source = await readFile('src/model/urls/redirects.ts', 'utf8')
  const lines = source.split('\n')
  const diagnostics = new Diagnostics()
  const rules: RedirectRule[] = [
    { from: '/lien-he', href: toHref('/tin-tuc/$slug', { slug: 'khong-co' }) },
    { from: '/not-in-the-file', href: toHref('/tin-tuc/$slug', { slug: 'khong-co' }) },
    { from: '/bieu-phi', external: 'https://' },
  ]
  checkRedirects(rules, { content, refused: new Set(), files, settings, source }, diagnostics)
  const placeOf = (from: string) => {
    const line = lines.findIndex((text) => text.includes(`'${from}'`))
    return { line: line + 1, column: (lines[line] ?? '').indexOf(`'${from}'`) + 1 }
  }
  expect(diagnostics.list.map(({ file, line, column }) => ({ file, line, column }))).toEqual([
    { file: 'src/model/urls/redirects.ts', ...placeOf('/lien-he') },
    { file: 'src/model/urls/redirects.ts', line: 1, column: 1 },
    { file: 'src/model/urls/redirects.ts', ...placeOf('/bieu-phi') },
  ])
})
