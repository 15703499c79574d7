import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

// The engine with another site: two collections, one language, a brand of its own, and nothing of the first site.

const run = promisify(execFile)
const folder = 'tests/sites/minimal'

test('it is built, served, searched, checked, published incrementally and taken down', async () => {
  const work = await mkdtemp(join(tmpdir(), 'minimal-'))
  onTestFinished(() => rm(work, { recursive: true }))
  const { stdout } = await run(process.execPath, ['--conditions=minimal', `${folder}/run.ts`, work])
  expect(JSON.parse(stdout)).toMatchObject({ pages: expect.any(Number), 'search index': expect.any(Number) })
})

test('its types are its own', async () => {
  await run('node_modules/.bin/tsc', ['-p', folder])
})

test('it has at most 150 lines of code', async () => {
  const files = await Promise.all(
    ['brand', 'brand-build', 'search-words', 'render', 'site'].map((name) => readFile(`${folder}/${name}.ts`, 'utf8')),
  )
  const lines = files
    .flatMap((text) => text.split('\n'))
    .filter((line) => !/^(?:import .*|\s*\/\/.*|\s*\/\*\*.*|\s*)$/.test(line))
  expect(lines.length).toBeLessThanOrEqual(150)
})
