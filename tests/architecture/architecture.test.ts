import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findViolations, type SourceText } from './find-violations.ts'

/** Tests, and what only tests use. */
const isForTests = /(?:\.test|\.test-d|-fixture)\.tsx?$/

function readSources(directory: string): SourceText[] {
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((item) => item.isFile() && /\.tsx?$/.test(item.name) && !isForTests.test(item.name))
    .map((item) => join(item.parentPath, item.name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

const sources = [...readSources('src'), ...readSources('routes')]

test('every import is one that the table of rooms allows', () => {
  expect(sources.length).toBeGreaterThan(100)
  expect(findViolations(sources)).toEqual([])
})

test.each([
  ['src/lib/x.ts', "import { readFile } from 'node:fs'", 'lib must not import node:fs'],
  ['src/lib/x.ts', "import { a } from '#model/locale.ts'", 'lib must not import #model/locale.ts'],
  ['src/model/x.ts', "import { useState } from 'react'", 'model must not import react'],
  [
    'src/model/x.ts',
    "import { routeTree } from '#app/route-tree.gen.ts'",
    'model must not import #app/route-tree.gen.ts',
  ],
  ['src/build/x.ts', "import { render } from '#app/render.tsx'", 'build must not import #app/render.tsx'],
  ['src/build/x.ts', "import { createApp } from '#server/app.ts'", 'build must not import #server/app.ts'],
  ['src/build/x.tsx', '', 'has JSX, and its room has none'],
  [
    'src/data/x.ts',
    "import { PageView } from '#features/pages/page-view.tsx'",
    'data must not import #views/page-view.tsx',
  ],
  ['src/ui/x.tsx', "import { Link } from '@tanstack/react-router'", 'ui must not import @tanstack/react-router'],
  ['src/ui/x.tsx', "import type { Payload } from '#site/payloads.ts'", 'ui must not import #model/payload.ts'],
  ['src/views/x.tsx', "import { navTree } from '#model/nav.ts'", 'views must not import #model/nav.ts'],
  ['src/views/x.tsx', "export * from '#shell/header.tsx'", 'views must not import #shell/header.tsx'],
  [
    'src/shell/x.tsx',
    "const x = () => import('#features/pages/page-view.tsx')",
    'shell must not import #views/page-view.tsx',
  ],
  ['src/server/x.ts', "import { join } from 'node:path'", 'server must not import node:path'],
  ['src/views/x.tsx', "import { a } from '../ui/tag.tsx'", 'leaves the room by a relative path'],
  ['src/views/x.tsx', "import { a } from '#views/y.tsx'", 'is in the same room'],
  ['src/build/x.ts', "import { now } from './content/content-fixture.ts'", 'is for tests alone'],
  ['src/helpers/x.ts', '', '"helpers" is no room'],
])('a planted violation is found: %s %s', (path, text, message) => {
  expect(findViolations([{ path, text }]).join('\n')).toContain(message)
})
