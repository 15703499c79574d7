import { expect, test } from 'vitest'
import { toMediaType } from './to-media-type.ts'

// All extensions of the output, so that a new version of the library cannot change one unnoticed.
test.each([
  ['pages/vi/trang-chu.html', 'text/html; charset=utf-8'],
  ['assets/app-1.css', 'text/css; charset=utf-8'],
  ['assets/app-1.js', 'text/javascript; charset=utf-8'],
  ['bieu-phi.csv', 'text/csv; charset=utf-8'],
  ['a.json', 'application/json; charset=utf-8'],
  ['robots.txt', 'text/plain; charset=utf-8'],
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['site.webmanifest', 'application/manifest+json'],
  ['favicon.ico', 'image/x-icon'],
  ['a.jpg', 'image/jpeg'],
  ['a.png', 'image/png'],
  ['a.svg', 'image/svg+xml'],
  ['a.mp4', 'video/mp4'],
  ['a.webm', 'video/webm'],
  ['a.woff2', 'font/woff2'],
  ['a.pdf', 'application/pdf'],
  ['a.zip', 'application/zip'],
  ['a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['a.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
])('%s → %s', (file, type) => {
  expect(toMediaType(file)).toBe(type)
})

test.each(['a.swf', 'a', 'a.', 'LICENSE'])('the type of %s is unknown', (file) => {
  expect(() => toMediaType(file)).toThrow(`${file}: unknown file extension`)
})
