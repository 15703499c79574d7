import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readPublicFiles } from './read-public-files.ts'

test('what programs keep beside public files is not published', () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = ['.well-known/security.txt', 'a.txt']
  for (const name of [
    ...files,
    '.DS_Store',
    'a.txt~',
    'video/.film.mp4.part',
    '.git/config',
    '.well-known/._security.txt',
  ]) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), '')
  }
  expect([...readPublicFiles(folder).keys()]).toEqual(files)
})
