import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { parseSiteConfig, toBuildSettings } from '#engine/model/config/site-config.ts'
import type { Content } from '#engine/model/entries/content.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { redirectsFile, type RedirectRule } from '#engine/model/urls/redirects.ts'
import { site } from '#site/site.ts'
import { siteContent, siteMoment } from '../../../../tests/site/site.ts'
import { toReport } from '../check/content-check.ts'
import { ContentIndex } from '../check/content-index.ts'
import { readInMemory, scanContent } from '../examine-in-memory-fixture.ts'
import { Diagnostics } from '../source/diagnostics.ts'
import { checkRedirects, redirectsCheck } from './check-redirects.ts'

let content: Content
beforeAll(async () => {
  content = (await readInMemory(scanContent(siteContent), { now: siteMoment })).content
})

const settings = toBuildSettings(parseSiteConfig({ SITE_ORIGIN: 'https://shs.example' }))
const files = new Set(['/favicon.ico'])
const page = toHref('/ve-shs')

const reportTo = (diagnostics: Diagnostics) =>
  toReport(
    () => ({ name: '', sources: { facts: () => '', matter: () => '', text: () => '' }, mentions: [] }),
    diagnostics,
    { name: 'redirects', class: 'site' },
  )

function problemsOf(rules: readonly RedirectRule[], changes: { source?: string } = {}): string[] {
  const { source = '' } = changes
  const diagnostics = new Diagnostics()
  checkRedirects(
    rules,
    {
      content,
      index: new ContentIndex(site, content),
      invalid: new Set(),
      files,
      settings,
      source,
    },
    reportTo(diagnostics),
  )
  return diagnostics.list.map(({ message }) => message)
}

test('the rules of this site are valid', async () => {
  const diagnostics = new Diagnostics()
  const check = redirectsCheck('public', settings)
  await check.run({
    site,
    content,
    checked: content,
    index: new ContentIndex(site, content),
    folder: 'content',
    archive: undefined,
    takenDown: new Map(),
    isGone: () => false,
    hidden: new Map(),
    withheld: [],
    invalid: new Set(),
    links: [],
    now: siteMoment,
    present: siteMoment,
    today: '',
    mentionsOf: () => [],
    report: reportTo(diagnostics),
    reportBy: () => reportTo(diagnostics),
    sourceOf: () => '',
    lookAtTexts: () => undefined,
    drafts: [],
  })
  expect(diagnostics.list).toEqual([])
})

test.each<[string, RedirectRule[], string[]]>([
  ['a rule', [{ from: '/a/b.html', href: page, status: 308 }], []],
  ['a rule for a removed entry', [{ from: '/tin-tuc/da-go', href: page }], []],
  ['a rule to a heading', [{ from: '/a', href: toHref('/ve-shs/doi-ngu-lanh-dao'), anchor: 'ban-dieu-hanh' }], []],
  ['a rule to another site', [{ from: '/a', external: 'https://other.example/x?y#z' }], []],

  [
    'a page',
    [{ from: '/ve-shs/giai-thuong', href: page }],
    ['"/ve-shs/giai-thuong" is the path of a page; remove the rule or the page'],
  ],
  [
    'a page of a known set',
    [{ from: '/trung-tam-phan-tich/bao-cao-nganh', external: 'https://other.example/' }],
    ['"/trung-tam-phan-tich/bao-cao-nganh" is the path of a page; remove the rule or the page'],
  ],
  [
    'a file',
    [{ from: '/favicon.ico', href: page }],
    ['"/favicon.ico" is the path of a file; remove the rule or the file'],
  ],
  [
    'an asset',
    [{ from: '/assets/a.js', href: page }],
    ['"/assets/a.js" is reserved for the server; choose another path'],
  ],
  [
    'a payload',
    [{ from: '/_payload/a', href: page }],
    ['"/_payload/a" is reserved for the server; choose another path'],
  ],
  ['a health check', [{ from: '/readyz', href: page }], ['"/readyz" is reserved for the server; choose another path']],
  [
    'an address twice',
    [
      { from: '/a', href: page },
      { from: '/a', external: 'https://other.example/' },
    ],
    ['"/a" already has a rule; remove one of the two'],
  ],

  [
    'an unknown entry',
    [{ from: '/a', href: toHref('/tin-tuc/$slug', { slug: 'tin-tuc-moi-nhatt' }) }],
    [
      '"/a" has an invalid target: no page has the address /tin-tuc/tin-tuc-moi-nhatt. Did you mean "/tin-tuc/tin-tuc-moi-nhat"?',
    ],
  ],
  [
    'an unknown heading',
    [{ from: '/a', href: toHref('/ve-shs/doi-ngu-lanh-dao'), anchor: 'ban-dieu-han' }],
    ['vi', 'en'].map(
      (locale) =>
        `"/a" has an invalid target: /ve-shs/doi-ngu-lanh-dao (${locale}) has no heading "#ban-dieu-han". Did you mean "ban-dieu-hanh"?`,
    ),
  ],
  [
    'a loop of one rule',
    [{ from: '/a', href: toHref('/$', { _splat: 'a' }) }],
    ['"/a" starts a redirect loop: /a → /a; remove one of its rules'],
  ],
  [
    'a loop of two rules',
    [
      { from: '/a', href: toHref('/$', { _splat: 'b' }) },
      { from: '/b', href: toHref('/$', { _splat: 'a' }) },
    ],
    [
      '"/a" starts a redirect loop: /a → /b → /a; remove one of its rules',
      '"/b" starts a redirect loop: /b → /a → /b; remove one of its rules',
    ],
  ],
  [
    'a chain of two rules',
    [
      { from: '/a', href: toHref('/$', { _splat: 'b' }) },
      { from: '/b', href: page },
    ],
    ['"/a" starts a redirect chain: /a → /b → /ve-shs; use the last address as target'],
  ],
  [
    'a chain of two rules to another site',
    [
      { from: '/a', href: toHref('/$', { _splat: 'b' }) },
      { from: '/b', external: 'https://other.example/' },
    ],
    ['"/a" starts a redirect chain: /a → /b → https://other.example/; use the last address as target'],
  ],
  [
    'an address within a network',
    [{ from: '/a', external: 'https://192.168.1.1/x' }],
    [
      '"/a" has an invalid target: https://192.168.1.1/x leads to 192.168.1.1, which is this machine or within a network: visitors cannot reach it. Write the public address',
    ],
  ],
  ['an invalid URL', [{ from: '/a', external: 'https://' }], ['"/a" has an invalid target: https:// is not a URL']],
  [
    'a URL of this site',
    [{ from: '/a', external: 'https://shs.example/a' }],
    ['"/a" has a target on this site: https://shs.example/a; use toHref instead of a URL'],
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
])('the path %j is invalid', (from, hint) => {
  expect(problemsOf([{ from, href: page }])).toContain(
    `"${from}" is an invalid path: use letters, digits and . _ ~ - between single slashes.${hint}`,
  )
})

test('all errors are reported with their position in the source code', async () => {
  const source = await readFile(redirectsFile, 'utf8')
  const lines = source.split('\n')
  const diagnostics = new Diagnostics()
  const rules: RedirectRule[] = [
    { from: '/lien-he', href: toHref('/tin-tuc/$slug', { slug: 'khong-co' }) },
    { from: '/not-in-the-file', href: toHref('/tin-tuc/$slug', { slug: 'khong-co' }) },
    { from: '/bieu-phi', external: 'https://' },
  ]
  checkRedirects(
    rules,
    { content, index: new ContentIndex(site, content), invalid: new Set(), files, settings, source },
    reportTo(diagnostics),
  )
  const positionOf = (from: string) => {
    const line = lines.findIndex((text) => text.includes(`'${from}'`))
    return { line: line + 1, column: (lines[line] ?? '').indexOf(`'${from}'`) + 1 }
  }
  expect(diagnostics.list.map(({ file, line, column }) => ({ file, line, column }))).toEqual([
    { file: redirectsFile, ...positionOf('/lien-he') },
    { file: redirectsFile, line: 1, column: 1 },
    { file: redirectsFile, ...positionOf('/bieu-phi') },
  ])
})
