import { mkdir, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import { from, publishPages, to, useExportFolder } from '../export/export-fixture.ts'
import { exportForNginx } from './export-for-nginx.ts'

useExportFolder()

const publish = (text: string) => publishPages(text, { type: 'text/plain; charset=utf-8' })

const run = (more: { keep?: number; root?: string; environment?: Record<string, string> } = {}) => {
  const { keep = 5, root, environment = {} } = more
  return exportForNginx({ from, to, keep, root, config: parseSiteConfig(environment) })
}

const read = (file: string) => readFile(join(to, 'current', file), 'utf8')
const inode = async (file: string) => (await stat(join(to, 'current', file))).ino
const time = async (file: string) => (await stat(join(to, 'current', file))).mtimeMs

test('an export has each text in three encodings, all else once, and two parts of a configuration', async () => {
  publish('two')
  const { directory, fileCount } = await run()
  expect(fileCount).toBe(7)
  expect(await readlink(join(to, 'current'))).toBe(`releases/${basename(directory)}`)
  const items = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = items.filter((item) => item.isFile()).map((item) => join(item.parentPath, item.name))
  const texts = ['files/robots.txt', 'pages/en/~404.html']
  const pages = ['list.html', 'list~2.html', 'list~last.html', '~.html', '~404.html'].map((name) => `pages/vi/${name}`)
  expect(files.map((file) => file.slice(directory.length + 1)).toSorted()).toEqual(
    [
      ...['br', 'gzip', 'identity'].flatMap((tree) => [...texts, ...pages].map((file) => `${tree}/${file}`)),
      'bytes/files/film.mp4',
      'empty',
      'http.conf',
      'server.conf',
      'README.md',
      'site.json',
    ].toSorted(),
  )
  expect(await read('identity/pages/vi/list~last.html')).toBe('two')
  expect(await read('server.conf')).toContain(`root "${directory}";`)
})

test('the time of a file, of which nginx makes its tag, follows from its content, encoding and nothing else', async () => {
  publish('two')
  await run()
  const page = 'pages/vi/list.html'
  const times = [await time(`br/${page}`), await time(`gzip/${page}`), await time(`identity/${page}`)]
  expect(new Set(times).size).toBe(3)
  await rm(to, { recursive: true })
  await run()
  expect([await time(`br/${page}`), await time(`gzip/${page}`), await time(`identity/${page}`)]).toEqual(times)
  const second = await time('br/pages/vi/list~2.html')
  publish('new')
  await run()
  expect(await time(`br/${page}`)).toBe(times[0])
  expect(await time('br/pages/vi/list~2.html')).not.toBe(second)
})

test('what has not changed is a link to the same file', async () => {
  publish('two')
  await run()
  const [kept, changed] = [await inode('bytes/files/film.mp4'), await inode('br/pages/vi/list~2.html')]
  publish('new')
  await run()
  expect(await inode('bytes/files/film.mp4')).toBe(kept)
  expect(await inode('br/pages/vi/list~2.html')).not.toBe(changed)
  expect(await read('identity/pages/vi/list~2.html')).toBe('new')
})

test('the same release is exported once, and again for other settings, or another folder on the server', async () => {
  publish('two')
  const { directory } = await run()
  expect((await run()).directory).toBe(directory)
  expect((await run({ environment: { SITE_HOSTS: 'en.shs.example=en' } })).directory).not.toBe(directory)
  const { directory: other } = await run({ root: '/srv/shs' })
  expect(await readFile(join(other, 'server.conf'), 'utf8')).toContain(`root "/srv/shs/releases/${basename(other)}";`)
})

test('the oldest exports are deleted, never the current one', async () => {
  const names: string[] = []
  for (const text of ['a', 'b', 'c', 'd']) {
    publish(text)
    names.push(basename((await run({ keep: 2 })).directory))
  }
  expect((await readdir(join(to, 'releases'))).toSorted()).toEqual(names.slice(2).toSorted())
})

test('a folder of other files is not touched', async () => {
  publish('two')
  await mkdir(to)
  await writeFile(join(to, 'letter.txt'), '')
  await expect(run()).rejects.toThrow('export has other files than exports')
  expect(await readdir(to)).toEqual(['letter.txt'])
})

test('what an export that was killed has left is removed', async () => {
  publish('two')
  await mkdir(join(to, 'releases/new/br'), { recursive: true })
  const { directory } = await run()
  expect(await readdir(join(to, 'releases'))).toEqual([basename(directory)])
})

test('without an output, the message says what to do', async () => {
  await expect(run()).rejects.toThrow('There is no built site in')
})
