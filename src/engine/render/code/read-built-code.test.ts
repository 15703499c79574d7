import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hashFile } from '#engine/content/disk/file-hashes.ts'
import { hashBytes } from '#engine/content/disk/files.ts'
import { hashProgram, type BuiltCode } from './built-code.ts'
import { keptTextFormat } from './kept-text.ts'
import { readBuiltCode } from './read-built-code.ts'

/** A folder of built code, with the text of its `code.json`. */
async function writeCode(): Promise<{ directory: string; kept: string }> {
  const directory = mkdtempSync(join(tmpdir(), 'code-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  await mkdir(join(directory, 'client/assets'), { recursive: true })
  await mkdir(join(directory, 'renderer'))
  writeFileSync(join(directory, 'client/assets/browser.js'), 'start()')
  writeFileSync(join(directory, 'renderer/render.js'), 'export {}')
  const links = { styles: [], links: '' }
  const template = { typeface: '', layers: '', start: '', site: links, routes: {}, styles: {}, styleHashes: [] }
  const program = await hashProgram(directory, hashFile)
  const text = JSON.stringify({ program, template, assets: ['/assets/browser.js'] } satisfies BuiltCode)
  const kept = keptTextFormat.write({ sum: hashBytes(text), text })
  writeFileSync(join(directory, 'code.json'), kept)
  return { directory, kept }
}

test('code as it was built is read', async () => {
  const { directory } = await writeCode()
  expect(await readBuiltCode(directory, hashFile)).toMatchObject({ assets: ['/assets/browser.js'] })
})

test.each<[string, (directory: string, kept: string) => void]>([
  ['no folder', (directory) => rmSync(directory, { recursive: true, force: true })],
  ['no description', (directory) => rmSync(join(directory, 'code.json'))],
  [
    'a description that ends early',
    (directory, kept) => writeFileSync(join(directory, 'code.json'), kept.slice(0, 40)),
  ],
  [
    'a description of another version',
    (directory, kept) => writeFileSync(join(directory, 'code.json'), kept.replace('"version":1', '"version":0')),
  ],
  [
    'a description of another shape',
    (directory) => {
      const text = JSON.stringify({ program: '', assets: 1 })
      writeFileSync(join(directory, 'code.json'), keptTextFormat.write({ sum: hashBytes(text), text }))
    },
  ],
  ['no JSON', (directory) => writeFileSync(join(directory, 'code.json'), '')],
  [
    'an edited description',
    (directory, kept) => writeFileSync(join(directory, 'code.json'), kept.replace('browser.js', 'other.js')),
  ],
  ['an edited file', (directory) => writeFileSync(join(directory, 'client/assets/browser.js'), 'stop()')],
  ['an empty file', (directory) => writeFileSync(join(directory, 'renderer/render.js'), '')],
  ['a file too few', (directory) => rmSync(join(directory, 'renderer/render.js'))],
  ['a file too many', (directory) => writeFileSync(join(directory, 'client/assets/other.js'), '')],
])('code with %s is not used', async (_what, damage) => {
  const { directory, kept } = await writeCode()
  damage(directory, kept)
  expect(await readBuiltCode(directory, hashFile)).toBeUndefined()
})
