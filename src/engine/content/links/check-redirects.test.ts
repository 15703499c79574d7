import { beforeAll, expect, test } from 'vitest'
import { parseSiteConfig, toBuildSettings } from '#engine/model/config/site-config.ts'
import type { Content } from '#engine/model/entries/content.ts'
import type { RedirectRule } from '#engine/model/urls/redirects.ts'
import { site } from '#site/site.ts'
import { siteContent, siteMoment } from '../../../../tests/site/site.ts'
import { toReport } from '../check/content-check.ts'
import { ContentIndex } from '../check/content-index.ts'
import { readInMemory, scanContent } from '../examine-in-memory-fixture.ts'
import { parseRedirects } from '../redirects/read-redirects.ts'
import { Diagnostics } from '../source/diagnostics.ts'
import { checkRedirects, createCodePositions } from './check-redirects.ts'

let content: Content
beforeAll(async () => {
  content = (await readInMemory(scanContent(siteContent), { now: siteMoment })).content
})

const settings = toBuildSettings(parseSiteConfig({ SITE_ORIGIN: 'https://shs.example' }))
const files = new Set(['/favicon.ico'])
const page = '/ve-shs'

const reportTo = (diagnostics: Diagnostics) =>
  toReport(
    () => ({ name: '', sources: { facts: () => '', matter: () => '', text: () => '' }, mentions: [] }),
    diagnostics,
    { name: 'redirects', class: 'site' },
  )

const input = () => ({
  site,
  content,
  index: new ContentIndex(site, content),
  invalid: new Set<string>(),
  hidden: new Map([['news/x', { status: 'draft' as const, publishedAt: '', path: '/tin-tuc/x' }]]),
  isGone: (path: string) => path === '/tin-tuc/gone',
  files,
  settings,
})

function problemsOf(rules: readonly RedirectRule[]): string[] {
  const diagnostics = new Diagnostics()
  checkRedirects([{ file: 'a', rules, positionOf: () => ({ line: 1, column: 1 }) }], input(), reportTo(diagnostics))
  return diagnostics.list.map(({ message, severity }) => `${severity === 'warning' ? 'warning: ' : ''}${message}`)
}

test.each<[string, RedirectRule[], string[]]>([
  ['a rule', [{ from: '/a/b.html', to: page, status: 308 }], []],
  ['a rule for a removed entry', [{ from: '/tin-tuc/da-go', to: page, status: 308 }], []],
  ['letters outside of ASCII', [{ from: '/quản-trị', to: page, status: 308 }], []],
  [
    'the same letters, escaped and with their marks apart',
    [
      { from: '/quản-trị', to: page, status: 308 },
      { from: encodeURI('/quản-trị'.normalize('NFD')).toLowerCase(), to: page, status: 308 },
    ],
    ['"/qua%cc%89n-tri%cc%a3" already has a rule; remove one of the two'],
  ],
  ['a rule to a heading', [{ from: '/a', to: '/ve-shs/doi-ngu-lanh-dao#ban-dieu-hanh', status: 308 }], []],
  ['a rule to another site', [{ from: '/a', to: 'https://other.example/x?y#z', status: 308 }], []],

  [
    'a page',
    [{ from: '/ve-shs/giai-thuong', to: page, status: 308 }],
    ['"/ve-shs/giai-thuong" is the path of a page; remove the rule or the page'],
  ],
  [
    'a page of a known set',
    [{ from: '/trung-tam-phan-tich/bao-cao-nganh', to: 'https://other.example/', status: 308 }],
    ['"/trung-tam-phan-tich/bao-cao-nganh" is the path of a page; remove the rule or the page'],
  ],
  [
    'a file',
    [{ from: '/favicon.ico', to: page, status: 308 }],
    ['"/favicon.ico" is the path of a file; remove the rule or the file'],
  ],
  [
    'an asset',
    [{ from: '/assets/a.js', to: page, status: 308 }],
    ['"/assets/a.js" is reserved for the server; choose another path'],
  ],
  [
    'a payload',
    [{ from: '/_payload/a', to: page, status: 308 }],
    ['"/_payload/a" is reserved for the server; choose another path'],
  ],
  [
    'a health check',
    [{ from: '/readyz', to: page, status: 308 }],
    ['"/readyz" is reserved for the server; choose another path'],
  ],
  [
    'an address twice',
    [
      { from: '/a', to: page, status: 308 },
      { from: '/a', to: 'https://other.example/', status: 308 },
    ],
    ['"/a" already has a rule; remove one of the two'],
  ],

  [
    'an unknown entry',
    [{ from: '/a', to: '/tin-tuc/tin-tuc-moi-nhatt', status: 308 }],
    [
      '"/a" has an invalid target: no page has the address /tin-tuc/tin-tuc-moi-nhatt. Did you mean "/tin-tuc/tin-tuc-moi-nhat"?',
    ],
  ],
  [
    'an unknown heading',
    [{ from: '/a', to: '/ve-shs/doi-ngu-lanh-dao#ban-dieu-han', status: 308 }],
    ['vi', 'en'].map(
      (locale) =>
        `"/a" has an invalid target: /ve-shs/doi-ngu-lanh-dao (${locale}) has no heading "#ban-dieu-han". Did you mean "ban-dieu-hanh"?`,
    ),
  ],
  [
    'a loop of one rule',
    [{ from: '/a', to: '/a', status: 308 }],
    ['"/a" starts a redirect loop: /a → /a; remove one of its rules'],
  ],
  [
    'a loop of two rules',
    [
      { from: '/a', to: '/b', status: 308 },
      { from: '/b', to: '/a', status: 308 },
    ],
    [
      '"/a" starts a redirect loop: /a → /b → /a; remove one of its rules',
      '"/b" starts a redirect loop: /b → /a → /b; remove one of its rules',
    ],
  ],
  [
    'a chain of two rules',
    [
      { from: '/a', to: '/b', status: 308 },
      { from: '/b', to: page, status: 308 },
    ],
    ['"/a" starts a redirect chain: /a → /b → /ve-shs; use the last address as target'],
  ],
  [
    'a chain of two rules to another site',
    [
      { from: '/a', to: '/b', status: 308 },
      { from: '/b', to: 'https://other.example/', status: 308 },
    ],
    ['"/a" starts a redirect chain: /a → /b → https://other.example/; use the last address as target'],
  ],
  [
    'an address within a network',
    [{ from: '/a', to: 'https://192.168.1.1/x', status: 308 }],
    [
      '"/a" has an invalid target: https://192.168.1.1/x leads to 192.168.1.1, which is this machine or within a network: visitors cannot reach it. Write the public address',
    ],
  ],
  ['a page in a language', [{ from: '/a', to: '/ve-shs?lang=en', status: 308 }], []],
  ['all below a path', [{ from: '/a/*', to: '/tin-tuc/*', status: 308 }], []],
  ['all below a path to one page', [{ from: '/tin-tuc/*', to: page, status: 308 }], []],
  ['all below a path without it', [{ from: '/en/*', to: '/*?lang=en', status: 308 }], []],
  ['a query of a page', [{ from: '/?p=1', to: page, status: 308 }], []],
  ['a document', [{ from: '/a.pdf', to: '/favicon.ico', status: 308 }], []],
  [
    'a page as one of its queries',
    [{ from: '/tin-tuc?trang=2', to: page, status: 308 }],
    ['"/tin-tuc?trang=2" would hide the page /tin-tuc, which reads "trang" itself; remove the rule'],
  ],
  [
    'a query twice, in another order',
    [
      { from: '/?a=1&b=2', to: page, status: 308 },
      { from: '/?b=2&a=1', to: page, status: 308 },
    ],
    ['"/?b=2&a=1" already has a rule; remove one of the two'],
  ],
  [
    'the rest in the target alone',
    [{ from: '/a', to: '/tin-tuc/*', status: 308 }],
    ['"/a" has /* in its target alone: write it at the end of both, or of none'],
  ],
  [
    'below a path that has no page',
    [{ from: '/a/*', to: '/tin-tucc/*', status: 308 }],
    ['"/a/*" has an invalid target: no page has an address below /tin-tucc. Did you mean "/tin-tuc"?'],
  ],
  [
    'below a path into itself',
    [{ from: '/tin-tuc/*', to: '/tin-tuc/*', status: 308 }],
    ['"/tin-tuc/*" leads to /tin-tuc/*, which "/tin-tuc/*" leads on; use the last address as target'],
  ],
  [
    'an unknown language',
    [{ from: '/a', to: '/ve-shs?lang=fr', status: 308 }],
    ['"/a" has an invalid target: unknown language "fr"; the languages are vi, en. Did you mean "vi"?'],
  ],
  [
    'a filter that the page has not',
    [{ from: '/a', to: '/ve-shs?trang=2', status: 308 }],
    ['"/a" has an invalid target: /ve-shs is not paginated; remove "trang"'],
  ],
  [
    'a draft',
    [{ from: '/a', to: '/tin-tuc/x', status: 308 }],
    ['"/a" has an invalid target: /tin-tuc/x is not published (status: draft)'],
  ],
  [
    'what was taken down',
    [
      { from: '/a', to: '/tin-tuc/gone', status: 308 },
      { from: '/tin-tuc/gone', to: page, status: 308 },
    ],
    [
      'warning: "/a" leads to /tin-tuc/gone, which was taken down: it is not found until it leads elsewhere',
      'warning: "/tin-tuc/gone" was taken down, and answers that it is gone; remove the rule',
    ],
  ],
  [
    'an invalid URL',
    [{ from: '/a', to: 'https://', status: 308 }],
    ['"/a" has an invalid target: https:// is not an address; write /path, or https://…'],
  ],
  [
    'a URL of this site',
    [{ from: '/a', to: 'https://shs.example/a', status: 308 }],
    ['"/a" has a target on this site: https://shs.example/a; write its path alone'],
  ],
])('%s', (_case, rules, problems) => {
  expect(problemsOf(rules)).toEqual(problems)
})

test.each<[string, string]>([
  ['/', ''],
  ['/a/', ' Did you mean "/a"?'],
  ['//a', ' Did you mean "/a"?'],
  ['/a//b', ' Did you mean "/a/b"?'],
  ['/\\a', ' Did you mean "/a"?'],
  ['/a?b', ''],
  ['/*', ''],
  ['/a?p=1&p=2', ''],
  ['https://cu.example/a/', ' Did you mean "/a"?'],
  ['/a#b', ' Did you mean "/a"?'],
  ['/a/../b', ''],
  ['/a/.', ''],
  ['/$slug', ''],
  ['/a b', ''],
  ['/a%2fb', ''],
  ['/quản trị', ''],
  ['/quản-trị/%zz', ''],
  ['/a\r\nb', ''],
])('the path %j is invalid', (from, hint) => {
  expect(problemsOf([{ from, to: page, status: 308 }])).toContain(
    `"${from}" is an invalid path: use letters, digits and . _ ~ - between single slashes, with /* or ?name=value at its end.${hint}`,
  )
})

test('errors of the code and of the content are reported where the rules are written', () => {
  const code = "import { a } from 'b'\n\n  { from: '/lien-he', to: x },\n  { from: '/bieu-phi', to: y },\n"
  const yaml = '# Cũ\n/mot: /ve-shs\n/hai:\n  to: /ve-sh\n\n"/ba": https://\n'
  const diagnostics = new Diagnostics()
  const ofCode = [
    { from: '/bieu-phi', to: '/khong-co', status: 308 },
    { from: '/not-in-the-file', to: '/khong-co', status: 308 },
  ] as const
  checkRedirects(
    [
      { file: 'src/a.ts', rules: ofCode, positionOf: createCodePositions(code) },
      parseRedirects({ name: 'content/redirects.yaml', text: yaml }, diagnostics),
    ],
    input(),
    reportTo(diagnostics),
  )
  expect(diagnostics.list.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)).toEqual([
    'src/a.ts:4:11 "/bieu-phi" has an invalid target: no page has the address /khong-co.',
    'src/a.ts:1:1 "/not-in-the-file" has an invalid target: no page has the address /khong-co.',
    'content/redirects.yaml:3:1 "/hai" has an invalid target: no page has the address /ve-sh. Did you mean "/ve-shs"?',
    'content/redirects.yaml:6:1 "/ba" has an invalid target: https:// is not an address; write /path, or https://…',
  ])
})

const file = (text: string) => {
  const diagnostics = new Diagnostics()
  const { rules } = parseRedirects({ name: 'redirects.yaml', text }, diagnostics)
  return { rules, problems: diagnostics.list.map(({ line, column, message }) => `${line}:${column} ${message}`) }
}

test.each<[string, string, object[], unknown[]]>([
  ['nothing', '# x\n', [], []],
  ['an address alone', '/a: /b\n', [{ from: '/a', to: '/b', status: 308 }], []],
  ['a status', '/a: { to: /b, status: 307, note: Tờ rơi }\n', [{ from: '/a', to: '/b', status: 307 }], []],
  ['a query and a prefix', '/?p=1: /b\n/c/*: /d/*\n', [{ from: '/?p=1' }, { from: '/c/*', to: '/d/*' }], []],
  ['a number', '/a: 1\n', [], [expect.stringMatching(/^1:5 /)]],
  ['no target', '/a: { status: 307 }\n', [], [expect.stringMatching(/^1:5 Missing field "\/a\.to"/)]],
  [
    'an unknown field',
    '/a: { to: /b, stauts: 307 }\n',
    [],
    [expect.stringMatching(/^1:15 Unknown field .* Did you mean "status"/)],
  ],
  ['another status', '/a: { to: /b, status: 200 }\n', [], [expect.stringMatching(/^1:23 /)]],
  ['an address twice', '/a: /b\n/a: /c\n', [], [expect.stringMatching(/^2:1 /)]],
  ['a list', '- /a\n', [], [expect.stringMatching(/^1:1 Must be fields/)]],
])('a file with %s', (_case, text, rules, problems) => {
  expect(file(text)).toEqual({ rules: rules.map((one) => expect.objectContaining(one)), problems })
})
