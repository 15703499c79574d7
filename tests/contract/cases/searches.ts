import type { Row } from '../row.ts'
import { page, text, toHtmlHeaders } from './expectations.ts'

const search = (query: string, more = '') => `/tim-kiem?q=${encodeURIComponent(query)}${more}`

/** Markup that a query must not become. */
const injected = [/<(?:script>|img|b>|i>)/, 'onerror="']

/** The answer to a query, which no build has made. Its tag is of what it is made from. */
const found = (shown: string | RegExp, headers = {}) => ({
  status: 200,
  headers: { ...toHtmlHeaders('vi'), ETag: /^"[0-9a-f]{24}"$/, ...headers },
  shows: [shown, 'class="search-results"'],
  hides: injected,
})

const queries: readonly (readonly [name: string, path: string, shown: string | RegExp])[] = [
  ['words', search('bieu phi'), /<a href="\/ho-tro\/bieu-phi[^"]*"><mark>Biểu phí<\/mark>/],
  ['a page beyond the last', search('bao cao', '&trang=999'), /trang (\d+)\/\1</],
  ['invalid filters', search('bao cao', '&muc=khong-co&nam=abc&trang=-1'), /trang 1\//],
  ['a section', search('bao cao', '&muc=tin-tuc'), /<a href="[^"]*muc=tin-tuc" aria-current="true">/],
  ['quotes', search('"x"'), 'value="&quot;x&quot;"'],
  ['markup', search('</script></title>"><img src=x onerror="1"><b>'), 'value="&lt;/script&gt;'],
  ['500 letters', search('x'.repeat(500)), 'Từ khoá quá dài'],
  ['nothing that exists', search('zzzqqqxxx'), /Không tìm thấy trang nào phù\shợp/],
  ['control characters', '/tim-kiem?q=%00%0d%0aSet-Cookie:a%1b', 'value="'],
  ['bytes that are no text', '/tim-kiem?q=%ff%fe%e1%ba', 'value="'],
  ['a broken escape', '/tim-kiem?q=%E1%ZZ%', 'value="'],
  ['nearly 8 KB', search('a b '.repeat(800)), 'value="'],
]

export const searches: readonly Row[] = [
  ...['/tim-kiem', '/tim-kiem?q=', '/tim-kiem?q=%20%09&muc=tin-tuc'].map((path): Row => [
    `search: ${path} is the page of the build`,
    { path },
    page('/tim-kiem', 'vi'),
  ]),
  ...queries.map(([name, path, shown]): Row => [`search: ${name}`, { path }, found(shown)]),
  [
    'search: in the language of the parameter',
    { path: search('margin', '&lang=en') },
    found('<html lang="en">', { 'Content-Language': 'en', 'Set-Cookie': /^i18n_redirected=en;/ }),
  ],
  [
    'search: in the language of the browser',
    { path: search('margin & co', '&muc=ho-tro'), headers: { 'Accept-Language': 'en-GB' } },
    found('href="?q=margin+%26+co&amp;muc=ho-tro&amp;lang=vi"', { 'Content-Language': 'en' }),
  ],
  ['search: HEAD', { path: search('phi'), method: 'HEAD' }, { status: 200, headers: toHtmlHeaders('vi'), body: '' }],
  [
    'search: who has the answer gets no other',
    { path: search('phi'), headers: { 'If-None-Match': '*' } },
    { status: 304, headers: { 'Content-Length': null, ETag: /^"/ }, body: '' },
  ],
  ['search: more than 8 KB', { path: search('x'.repeat(9000)) }, text(414, 'This URL is too long')],
]
