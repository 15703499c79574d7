import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findCircles, toFolderGraph, type ImportGraph } from './find-circles.ts'
import { findMissingStyles } from './find-missing-styles.ts'
import { findUnusedExports } from './find-unused-exports.ts'
import { findViolations } from './find-violations.ts'
import { layers } from './layers.ts'
import { readImports, type SourceText } from './read-imports.ts'

/** Tests, and files that only tests use. */
const isForTests = /(?:\.test|\.test-d|-fixture)\.tsx?$/

function readSources(directory: string, kind = /\.tsx?$/): SourceText[] {
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((item) => item.isFile() && kind.test(item.name))
    .map((item) => join(item.parentPath, item.name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

const sourcesAndTests = [...readSources('src'), ...readSources('routes')]
const sources = sourcesAndTests.filter(({ path }) => !isForTests.test(path))

const graph: ImportGraph = new Map(
  sources.map((source) => [
    source.path,
    new Set(
      readImports(source).flatMap(({ target }) => (target !== undefined && /\.tsx?$/.test(target) ? [target] : [])),
    ),
  ]),
)

const link = (from: string, ...to: string[]) => [from, new Set(to)] as const

/** The generated tree imports the routes, and they are typed by what it declares: that circle is the router's own. */
const isGenerated = (file: string) => file.endsWith('.gen.ts')

test('every import is one that the table of layers allows', () => {
  expect(sources.length).toBeGreaterThan(100)
  expect(findViolations(sources)).toEqual([])
})

test('a page has the styles of every class that its components use', () => {
  expect(findMissingStyles(sources, readSources('src', /\.css$/))).toEqual([])
})

/** Called by name: by a pool of threads, by the code that the build writes, as the renderer, and as the files of another site. */
const isCalledByName =
  /page-worker\.ts: |import-chunk\.ts: |app\/render\.tsx: |^tests\/sites\/|^routes\/|\.gen\.ts: |^tests\/types\//

const viteConfig = { path: 'vite.config.ts', text: readFileSync('vite.config.ts', 'utf8') }

test('every exported value is imported somewhere', () => {
  const found = findUnusedExports([...sourcesAndTests, ...readSources('tests'), viteConfig])
  expect(found.filter((one) => !isCalledByName.test(one))).toEqual([])
})

/** Asked for by the specification, and not on a page yet. */
const isAhead = /ui\/progress\.tsx: /

test('the program, or another site, uses every value that is exported: nothing is there for tests alone', () => {
  const uses = (path: string, name: string) => {
    const text = sources.find((source) => source.path === path)?.text ?? ''
    return (text.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1
  }
  const found = findUnusedExports([...sources, ...readSources('tests/sites'), viteConfig]).filter((one) => {
    const [path = '', name = ''] = one.split(': ')
    return !isCalledByName.test(one) && !isAhead.test(one) && !uses(path, name)
  })
  expect(found).toEqual([])
})

test.each([
  ['by its name', "import { a } from './a.ts'", []],
  ['by its name, from elsewhere', "import { a as b } from '#lib/a.ts'", []],
  ['as a whole', "import * as a from './a.ts'", []],
  ['while the program runs', "const a = await import('./a.ts')", []],
  ['to be exported again', "export { a } from './a.ts'", ['src/lib/b.ts: a']],
  ['another name', "import { b } from './a.ts'", ['src/lib/a.ts: a']],
  ['another file', "import { a } from './c.ts'", ['src/lib/a.ts: a']],
  ['only its type', 'export type B = 1', ['src/lib/a.ts: a']],
])('an export that nobody imports is found; imported: %s', (_case, text, unused) => {
  const exporting = { path: 'src/lib/a.ts', text: 'export const a = 1; export interface A {}' }
  expect(findUnusedExports([exporting, { path: 'src/lib/b.ts', text }])).toEqual(unused)
})

test('no layer of the table leads back to itself', () => {
  const table = Object.entries(layers).map(([name, { layers, types = [] }]) => link(name, ...layers, ...types))
  expect(findCircles(new Map(table))).toEqual([])
})

test('no file leads back to itself, types included', () => {
  expect(findCircles(graph)).toEqual([])
})

test('no folder leads back to itself, types included', () => {
  const written = new Map([...graph].filter(([file]) => !isGenerated(file)))
  expect(findCircles(toFolderGraph(written))).toEqual([])
})

test('the views of routes are held to what their loaders give', () => {
  // Within an attribute, `useLoaderData` takes the type that the attribute expects: any payload would compile.
  const inAttributes = sources.filter(({ text }) => /=\{Route\.useLoaderData\(\)\}/.test(text))
  expect(inAttributes.map(({ path }) => path)).toEqual([])
})

test.each([
  ['src/lib/x.ts', "import { readFile } from 'node:fs'", 'lib must not import node:fs'],
  ['src/lib/x.ts', "import { a } from '#engine/model/locale/locale.ts'", 'lib must not import engine/model'],
  ['src/engine/model/x.ts', "import { useState } from 'react'", 'engine/model must not import react'],
  ['src/engine/model/x.ts', "import { readFile } from 'node:fs'", 'engine/model must not import node:fs'],
  [
    'src/engine/model/x.ts',
    "import type { A } from '#features/fees/payload.ts'",
    'engine/model must not import a type of features',
  ],
  [
    'src/engine/model/x.ts',
    "import { a } from '#features/jobs/collection.ts'",
    'engine/model must not import collections',
  ],
  [
    'src/engine/content/x.ts',
    "import { a } from '#features/jobs/build/check-jobs.ts'",
    'engine/content must not import feature-build',
  ],
  [
    'src/engine/render/x.ts',
    "import type { A } from '#features/lists/payload.ts'",
    'engine/render must not import a type of features',
  ],
  ...['content', 'render', 'graph', 'outputs', 'search', 'publish', 'store', 'serve/export'].map(
    (layer): [string, string, string] => [
      `src/engine/${layer}/x.ts`,
      "import { publish } from '#engine/cli/publish.ts'",
      `engine/${layer} must not import engine/cli`,
    ],
  ),
  ['src/desk/x.ts', "import { publish } from '#engine/cli/publish.ts'", 'desk must not import engine/cli'],
  ['src/site/x.ts', "import { publish } from '#engine/cli/publish.ts'", 'site-build must not import engine/cli'],
  ['src/engine/render/x.ts', "import { a } from '#engine/outputs/output-plan.ts'", 'must not import engine/outputs'],
  ['src/engine/render/x.ts', "import { a } from '#engine/graph/parts.ts'", 'must not import engine/graph'],
  ['src/engine/graph/x.ts', "import { a } from '#engine/outputs/output-plan.ts'", 'must not import engine/outputs'],
  ['src/engine/outputs/x.ts', "import { createGraph } from '#engine/graph/create-graph.ts'", 'not import engine/graph'],
  ['src/engine/outputs/x.ts', "import { openOutput } from '#engine/store/open-output.ts'", 'not import engine/store'],
  ['src/engine/outputs/x.ts', "import { a } from '#engine/search/search-key.ts'", 'must not import engine/search'],
  ['src/engine/publish/x.ts', "import { a } from '#site/site.ts'", 'engine/publish must not import site-build'],
  [
    'src/features/jobs/build/x.ts',
    "import { a } from '#features/fees/feature.ts'",
    'feature-build must not import feature',
  ],
  ['src/engine/model/x.ts', "import { a } from '#app/route-tree.gen.ts'", 'engine/model must not import app'],
  [
    'src/features/fees/collection.ts',
    "import { a } from './build/check-fees.ts'",
    'collections must not import feature-build',
  ],
  ['src/features/fees/collection.ts', "import { useState } from 'react'", 'collections must not import react'],
  [
    'src/features/fees/collection.ts',
    "import { a } from '#engine/content/source/diagnostics.ts'",
    'collections must not import engine/content',
  ],
  ['src/features/fees/fees-view.tsx', "import { fees } from './collection.ts'", 'features must not import collections'],
  [
    'src/features/fees/fees-view.tsx',
    "import { a } from './build/to-fees-payload.ts'",
    'features must not import feature-build',
  ],
  ['src/features/fees/fees-view.tsx', "import * as v from 'valibot'", 'features must not import valibot'],
  ['src/features/fees/fees-view.tsx', "import { a } from '#data/pages.ts'", 'features must not import data'],
  [
    'src/features/fees/fees-view.tsx',
    "import { a } from '#engine/render/pages/to-payloads.ts'",
    'features must not import engine/render',
  ],
  ['src/features/fees/fees-view.tsx', "export * from '#shell/header.tsx'", 'features must not import shell'],
  ['src/features/fees/build/x.ts', "import { useState } from 'react'", 'feature-build must not import react'],
  ['src/features/fees/build/x.ts', "import { a } from '#site/site.ts'", 'feature-build must not import site-build'],
  ['src/features/fees/build/x.tsx', '', 'contains JSX, and feature-build has none'],
  ['src/engine/content/x.ts', "import { render } from '#app/render.tsx'", 'engine/content must not import app'],
  ['src/engine/publish/x.ts', "import { render } from '#app/render.tsx'", 'engine/publish must not import app'],
  [
    'src/engine/publish/x.ts',
    "import { createApp } from '#engine/serve/app.ts'",
    'engine/publish must not import engine/serve',
  ],
  ['src/desk/x.ts', "import { a } from '#app/render.tsx'", 'desk must not import app'],
  ['src/data/x.ts', "import { PageView } from '#features/pages/page-view.tsx'", 'data must not import features'],
  ['src/data/x.ts', "import { useState } from 'react'", 'data must not import react'],
  ['src/i18n/x.ts', "import { a } from '#ui/tag.tsx'", 'i18n must not import ui'],
  ['src/ui/x.tsx', "import { Link } from '@tanstack/react-router'", 'ui must not import @tanstack/react-router'],
  ['src/ui/x.tsx', "import type { A } from '#engine/model/payload.ts'", 'ui must not import a type of engine/model'],
  ['src/shell/x.tsx', "const x = () => import('#features/pages/page-view.tsx')", 'shell must not import features'],
  ['src/app/x.tsx', "import { a } from '#engine/content/read-content.ts'", 'app must not import engine/content'],
  ['src/app/x.tsx', "import { createApp } from '#engine/serve/app.ts'", 'app must not import engine/serve'],
  ['src/engine/serve/x.ts', "import { join } from 'node:path'", 'engine/serve must not import node:path'],
  ['src/engine/serve/x.ts', "import { a } from '#ui/tag.tsx'", 'engine/serve must not import ui'],
  ['routes/x.tsx', "import { a } from '#engine/content/read-content.ts'", 'routes must not import engine/content'],
  ['src/shell/x.tsx', "import { a } from '../ui/tag.tsx'", 'leaves shell by a relative path'],
  ['src/features/fees/x.tsx', "import { a } from '../jobs/job-view.tsx'", 'leaves features/fees by a relative path'],
  ['src/ui/x.tsx', "import { a } from '#ui/tag.tsx'", 'is in the same folder of src'],
  ['src/engine/content/x.ts', "import { now } from './content-fixture.ts'", 'is for tests alone'],
  ['src/helpers/x.ts', '', 'its folder is no layer'],
])('a planted import is found: %s %s', (path, text, message) => {
  expect(findViolations([{ path, text }]).join('\n')).toContain(message)
})

test.each([
  ['no imports', [link('a/x.ts')], [], []],
  ['a chain', [link('a/x.ts', 'a/y.ts'), link('a/y.ts', 'b/z.ts'), link('b/z.ts')], [], []],
  ['two files', [link('a/x.ts', 'b/y.ts'), link('b/y.ts', 'a/x.ts')], [['a/x.ts', 'b/y.ts']], [['a', 'b']]],
  [
    'three files, one beside them',
    [link('a/x.ts', 'a/y.ts'), link('a/y.ts', 'a/z.ts'), link('a/z.ts', 'a/x.ts'), link('a/w.ts', 'a/x.ts')],
    [['a/x.ts', 'a/y.ts', 'a/z.ts']],
    [],
  ],
  [
    'folders alone',
    [link('a/x.ts', 'b/y.ts'), link('b/y.ts'), link('b/z.ts', 'a/w.ts'), link('a/w.ts')],
    [],
    [['a', 'b']],
  ],
  ['a folder and one in it', [link('a/x.ts', 'a/b/y.ts'), link('a/b/z.ts', 'a/w.ts')], [], [['a', 'a/b']]],
])('circles are found: %s', (_case, links, files, folders) => {
  const planted: ImportGraph = new Map(links)
  expect(findCircles(planted)).toEqual(files)
  expect(findCircles(toFolderGraph(planted))).toEqual(folders)
})
