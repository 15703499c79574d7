import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openOutput } from '#engine/store/open-output.ts'
import { toOptions, toText } from '#engine/store/store-fixture.ts'
import { folder, from, publishPages, to, useExportFolder } from './export-fixture.ts'
import { exportSite, type ExportManifest } from './export-site.ts'

useExportFolder()

const publish = (text: string) => publishPages(text, { headers: { 'Content-Language': 'vi' } })

const read = (file: string) => readFile(join(to, file), 'utf8')

async function listTree(): Promise<string[]> {
  const items = await readdir(to, { recursive: true, withFileTypes: true })
  const files = items.filter((item) => item.isFile())
  return files.map(({ parentPath, name }) => join(parentPath, name).slice(to.length + 1)).toSorted()
}

const plain = [
  'files/film.mp4',
  'files/robots.txt',
  'pages/en/~404.html',
  'pages/vi/list.html',
  'pages/vi/list~2.html',
  'pages/vi/~.html',
  'pages/vi/~404.html',
  'site.json',
]

test('an export has a file for each page and file, and a list of them', async () => {
  publish('two')
  expect(await exportSite({ from, to, isCompressed: false })).toBe(7)
  expect(await listTree()).toEqual(plain)
  expect(await read('pages/vi/list~2.html')).toBe('two')
  const manifest = JSON.parse(await read('site.json')) as ExportManifest // written by the export
  expect(manifest.pages['/list']?.vi?.map(({ file }) => file)).toEqual(['pages/vi/list.html', 'pages/vi/list~2.html'])
  expect(manifest.files['/robots.txt']).toMatchObject({ cache: 'revalidate', headers: { 'Content-Language': 'vi' } })
  expect(manifest.notFound.en?.file).toBe('pages/en/~404.html')
  expect(manifest).toMatchObject({ build: 'x', settings: toOptions('x').settings })
})

test('texts are written compressed too, on request, and an earlier export is replaced', async () => {
  publish('two')
  await exportSite({ from, to, isCompressed: false })
  publish('new')
  await exportSite({ from, to, isCompressed: true })
  const texts = plain.filter((file) => !/mp4|json/.test(file))
  expect(await listTree()).toEqual([...plain, ...texts.flatMap((file) => [`${file}.br`, `${file}.gz`])].toSorted())
  const compressed = await Promise.all(['br', 'gz'].map((end) => readFile(join(to, `pages/vi/list~2.html.${end}`))))
  const [br = Buffer.alloc(0), gz = Buffer.alloc(0)] = compressed
  expect([brotliDecompressSync(br), gunzipSync(gz)].map(String)).toEqual(['new', 'new'])
  expect(await readdir(folder)).toEqual(['dist', 'export'])
})

test('a folder of other files is not touched', async () => {
  publish('two')
  await mkdir(to)
  await writeFile(join(to, 'letter.txt'), '')
  await expect(exportSite({ from, to, isCompressed: false })).rejects.toThrow('export is no export of a site')
  expect(await listTree()).toEqual(['letter.txt'])
})

test('without an output, the message says what to do', async () => {
  await expect(exportSite({ from, to, isCompressed: false })).rejects.toThrow('There is no built site in')
})

test('ZIPs that a server would make are written as files', async () => {
  publish('two')
  const output = openOutput(from)
  const file = { size: 5, crc32: 0, modified: '2026-10-08T17:30', sha256: '', name: 'a/b.txt', url: '/tai-lieu/b.txt' }
  output.publish(toOptions('x'), (draft) =>
    draft.put('bundle', [
      toText('/tai-lieu/b.txt', 'Bytes'),
      toText('/tai-ve/list/2026.json', JSON.stringify({ name: 'list-2026', files: [file] })),
    ]),
  )
  output.close()
  await exportSite({ from, to, isCompressed: false })
  const { files } = JSON.parse(await read('site.json')) as ExportManifest // written by the export
  expect(files['/tai-ve/list/2026.zip']).toMatchObject({
    file: 'files/tai-ve/list/2026.zip',
    type: 'application/zip',
    headers: { 'Content-Disposition': 'attachment; filename="list-2026.zip"' },
  })
  const unzipped = unzipSync(await readFile(join(to, 'files/tai-ve/list/2026.zip')))
  expect(new TextDecoder().decode(unzipped['a/b.txt'])).toBe('Bytes')
})
