import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FileRecord, KeptBuild, SiteManifest } from '#model/config/site-manifest.ts'
import { retainEarlierBuilds } from './retain-earlier-builds.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A release with its own asset, a shared asset, and the files of its build. */
async function release(build: string, keep: number, previous?: string): Promise<KeptBuild[]> {
  const directory = join(folder, build)
  const urls = [
    `/assets/app-${build}.js`,
    '/assets/shared.css',
    `/_payload/${build}/vi/a.json`,
    `/_i18n/${build}/vi/messages.json`,
    `/_build/meta/${build}.json`,
    '/_build/latest.json',
    '/robots.txt',
  ]
  const files: Record<string, FileRecord> = {}
  for (const url of urls) {
    const file = `files${url}`
    const path = join(directory, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, build)
    await writeFile(`${path}.br`, build)
    files[url] = { file, type: 'text/plain', hash: build, encodings: ['br'], cache: 'immutable' }
  }
  const manifest = { build, files } as SiteManifest // only the fields that are read
  await writeFile(join(directory, 'site.json'), JSON.stringify(manifest))
  await retainEarlierBuilds({ previous: previous && join(folder, previous), directory, manifest, keep })
  return JSON.parse(await readFile(join(directory, 'kept.json'), 'utf8'))
}

test('files of earlier builds are retained, and all other files are current', async () => {
  expect(await release('a', 10)).toEqual([])
  const kept = await release('b', 10, 'a')
  expect(kept.map(({ build }) => build)).toEqual(['a'])
  expect(Object.keys(kept[0]?.files ?? {}).toSorted()).toEqual([
    '/_build/meta/a.json',
    '/_i18n/a/vi/messages.json',
    '/_payload/a/vi/a.json',
    '/assets/app-a.js',
    '/assets/shared.css',
  ])
  expect(await readFile(join(folder, 'b/files/assets/app-a.js'), 'utf8')).toBe('a')
  expect(await readFile(join(folder, 'b/files/assets/app-a.js.br'), 'utf8')).toBe('a')
  expect(await readFile(join(folder, 'b/files/assets/shared.css'), 'utf8')).toBe('b')
  expect(await readFile(join(folder, 'b/files/_build/latest.json'), 'utf8')).toBe('b')
})

test('the given number of builds is retained, even after their releases are deleted', async () => {
  await release('a', 3)
  await release('b', 3, 'a')
  expect((await release('c', 3, 'b')).map(({ build }) => build)).toEqual(['b', 'a'])
  await rm(join(folder, 'a'), { recursive: true })
  expect((await release('d', 3, 'c')).map(({ build }) => build)).toEqual(['c', 'b'])
  expect(await readFile(join(folder, 'd/files/_payload/b/vi/a.json'), 'utf8')).toBe('b')
  expect(await readdir(join(folder, 'd/files/_payload'))).toEqual(['b', 'c', 'd'])
})

test('no earlier build is retained if the number is one', async () => {
  await release('a', 1)
  expect(await release('b', 1, 'a')).toEqual([])
})

test('a build replaces an earlier one with the same id', async () => {
  await release('a', 10)
  await release('b', 10, 'a')
  await rm(join(folder, 'again'), { recursive: true, force: true })
  const directory = join(folder, 'again')
  await mkdir(directory)
  const manifest = { build: 'b', files: {} } as SiteManifest // only the fields that are read
  await writeFile(join(directory, 'site.json'), JSON.stringify(manifest))
  await retainEarlierBuilds({ previous: join(folder, 'b'), directory, manifest, keep: 10 })
  const kept: KeptBuild[] = JSON.parse(await readFile(join(directory, 'kept.json'), 'utf8'))
  expect(kept.map(({ build }) => build)).toEqual(['a'])
})
