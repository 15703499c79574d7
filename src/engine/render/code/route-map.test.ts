import { expect, test } from 'vitest'
import { toRouteMap } from './route-map.ts'

const target = 'src/site/map/routes.gen.ts'
const toFile = (file: string, path: string, options: string, imports = '') => ({
  file: `routes/${file}`,
  path,
  text: `${imports}\nexport const Route = createFileRoute('${path}')({ ${options} component: Page })`,
})

test('an address, its kind and its parameters are read from the file of its route', () => {
  const files = [
    toFile('b.tsx', '/b', '...listRoute(),'),
    toFile('a/index.tsx', '/a', "loader: (args) => loadPage('section', args),"),
    toFile('a/$slug.tsx', '/a/$slug', "params: slugParams, loader: (args) => loadPage('news', args),"),
    toFile('$.tsx', '/$', "params: splatParams, loader: (args) => loadPage('page', args),"),
    toFile('b/$code.tsx', '/b/$code', 'params: codeParams(terms),', "import { terms } from '#features/b/terms.ts'"),
    toFile('c/$kind.tsx', '/c/$kind', 'params: kindParams(kinds),', "import { kinds } from '../../src/c/kinds.ts'"),
  ]
  expect(toRouteMap(files, target))
    .toBe(`// Written by \`npm run site -- routes\` from the files of routes/: do not edit.

import { terms } from '#features/b/terms.ts'
import { kinds } from '../../c/kinds.ts'

/** The kind of page, or the collection, that each route loads by its name. Lists are not among them. */
export const pageKinds = {
  '/$': 'page',
  '/a': 'section',
  '/a/$slug': 'news',
} as const

/** The values of parameters with a known set of them. */
export const parameterValues = {
  '/b/$code': { code: terms },
  '/c/$kind': { kind: kinds },
} as const

type StaticPath =
  | '/a'
  | '/b'

interface PatternParams {
  '/$': { _splat: string }
  '/a/$slug': { slug: string }
  '/b/$code': { code: (typeof terms)[number] }
  '/c/$kind': { kind: (typeof kinds)[number] }
}

declare module '#engine/model/site/register.ts' {
  interface Register {
    staticPath: StaticPath
    patternParams: PatternParams
  }
}
`)
})

test.each([
  [
    'values that are not imported',
    'params: codeParams(terms),',
    /^routes\/a\.tsx: codeParams\(…\) must be given an imported/,
  ],
  [
    'values that are written down',
    "params: codeParams(['x']),",
    /^routes\/a\.tsx: codeParams\(…\) must be given an imported/,
  ],
  ['a file that cannot be parsed', 'params: ,', /^routes\/a\.tsx: /],
])('%s are errors with their file', (_, options, message) => {
  expect(() => toRouteMap([toFile('a.tsx', '/a/$code', options)], target)).toThrow(message)
})
