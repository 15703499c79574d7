import { expect, test } from 'vitest'
import { toRoutes } from './to-routes.ts'

test('patterns of a section, and the start of the next', () => {
  expect(toRoutes(14).map(({ file, path }) => [file, path])).toEqual([
    ['routes/muc-0/route.tsx', undefined],
    ['routes/muc-0/index.tsx', '/muc-0'],
    ['routes/muc-0/gioi-thieu.tsx', '/muc-0/gioi-thieu'],
    ['routes/muc-0/tin-moi.tsx', '/muc-0/tin-moi'],
    ['routes/muc-0/tin-moi_/$slug.tsx', '/muc-0/tin-moi/$slug'],
    ['routes/muc-0/dich-vu/index.tsx', '/muc-0/dich-vu'],
    ['routes/muc-0/dich-vu/moi-gioi.tsx', '/muc-0/dich-vu/moi-gioi'],
    ['routes/muc-0/dich-vu/tu-van/index.tsx', '/muc-0/dich-vu/tu-van'],
    ['routes/muc-0/dich-vu/tu-van/phat-hanh.tsx', '/muc-0/dich-vu/tu-van/phat-hanh'],
    ['routes/muc-0/lien-he.tsx', '/muc-0/lien-he'],
    ['routes/muc-0/bao-cao/index.tsx', '/muc-0/bao-cao'],
    ['routes/muc-0/bao-cao/$code.tsx', '/muc-0/bao-cao/$code'],
    ['routes/muc-1/route.tsx', undefined],
    ['routes/muc-1/index.tsx', '/muc-1'],
  ])
})

test('each page links to the one before it', () => {
  const routes = toRoutes(14)
  expect(routes[4]?.text).toContain('<Link to="/muc-0/tin-moi" search={{ trang: 2, nam: 2026 }}>')
  expect(routes[5]?.text).toContain('<Link to="/muc-0/tin-moi/$slug" params={{ slug: \'a\' }}>')
  expect(routes[13]?.text).toContain('<Link to="/muc-0/bao-cao/$code" params=')
})

test('a larger site has the routes of a smaller one', () => {
  expect(toRoutes(40).slice(0, 25)).toEqual(toRoutes(25))
})
