import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { firmPages, siteName } from '#brand'
import { siteCommands } from '../site/site-commands.ts'
import { makeSite, toPartial } from './make-site.ts'
import { toFirm } from './to-firm.ts'
import { toLeftOut } from './to-left-out.ts'

const parent = mkdtempSync(join(tmpdir(), 'new-site-'))
const project = resolve('.')
const now = new Date('2026-11-21T08:00+07:00')
const firm = toFirm({
  name: `Công ty "Ánh \\ Dương" & 'Bạn' <b>{{short}}`,
  short: 'A & B.',
  origin: 'https://ab.example',
  color: '#7a2e5c',
})
const target = join(parent, 'trang của A & B')
const read = (path: string) => readFileSync(join(target, path), 'utf8')
const make = (folder: string) => makeSite({ project, target: folder, firm, leftOut: ['/landing'], now })

beforeAll(async () => {
  await make(target)
})
afterAll(() => rmSync(parent, { recursive: true }))

test('names are those that were given, whatever signs they have', () => {
  expect(parse(read('content/profile/cong-ty/entry.yaml'))).toMatchObject({
    names: { vi: firm.name, en: firm.name, short: 'A & B.' },
    publishedAt: '2026-11-21T08:00+07:00',
  })
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'a-b-website',
    imports: { '#brand': './src/brand/brand.ts' },
  })
  expect(JSON.parse(read('package-lock.json'))).toMatchObject({
    name: 'a-b-website',
    packages: { '': { name: 'a-b-website' } },
  })
  expect(JSON.parse(read('public/site.webmanifest'))).toMatchObject({ name: 'A & B.' })
  expect(read('README.md')).toContain(String.raw`Công ty "Ánh \\ Dương" & 'Bạn' \<b\>\{\{short\}\}`)
  expect(read('src/brand/firm.ts')).toContain("export const defaultOrigin = 'https://ab.example'")
})

test('nothing in it names the first firm, nor a command that it has not', () => {
  const word = new RegExp(`(?<![\\p{L}\\d])${siteName}(?![\\p{L}\\d])`, 'iu')
  const files = readdirSync(target, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  expect(files.length).toBeGreaterThan(2000)
  const named = files
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => word.test(path.slice(parent.length)) || word.test(readFileSync(path, 'utf8')))
  expect(named).toEqual([])
  const absent = siteCommands.filter(({ program }) => !existsSync(join(target, program))).map(({ name }) => name)
  expect(absent).toContain('new')
  const list = read('docs/commands.md')
  expect(absent.filter((name) => new RegExp(`^\\| \`npm run site -- ${name}[ \`]`, 'm').test(list))).toEqual([])
})

test('its own programs find no fault in it', () => {
  symlinkSync(resolve('node_modules'), join(target, 'node_modules'), 'junction')
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['src/desk/site/site.js', ...args], {
      cwd: target,
      encoding: 'utf8',
      env: { ...process.env, SOURCE_DATE_EPOCH: String(now.getTime() / 1000) },
    })
    return { status, printed: stdout + stderr }
  }
  expect(run('brand', 'check')).toMatchObject({ status: 0 })
  expect(run('routes', '--check')).toEqual({ status: 0, printed: '' })
  expect(run('new', 'x')).toMatchObject({ status: 2, printed: expect.stringContaining("unknown command 'new'") })
})

test('a folder in the way is left, and what an ended run has left is made anew', async () => {
  const other = join(parent, 'other')
  mkdirSync(toPartial(other))
  writeFileSync(join(toPartial(other), 'a.txt'), '')
  await expect(make(other)).rejects.toThrow('other.partial is in the way')
  writeFileSync(join(toPartial(other), '.new-site'), '')
  await make(other)
  expect(existsSync(toPartial(other))).toBe(false)
  expect(existsSync(join(other, '.new-site'))).toBe(false)
  expect(existsSync(join(other, 'a.txt'))).toBe(false)
})

test('a failure leaves nothing', async () => {
  const other = join(parent, 'full')
  mkdirSync(other)
  writeFileSync(join(other, 'a.txt'), '')
  await expect(make(other)).rejects.toThrow('ENOTEMPTY')
  expect(readdirSync(other)).toEqual(['a.txt'])
  expect(existsSync(toPartial(other))).toBe(false)
})

test('the pages that it leaves out are all that it does not begin', () => {
  const required = [
    '/',
    firmPages.about,
    firmPages.introduction,
    firmPages.awards,
    '/ho-tro',
    '/ho-tro/lien-he',
    '/a',
    '/a/b',
    '/a/b/c',
    '/d/e',
  ]
  expect(toLeftOut(required)).toEqual([
    '/a',
    '/a/*',
    '/d/e',
    '/dieu-khoan-va-dieu-kien/bao-ve-du-lieu-ca-nhan',
    '/ve-chung-toi/giai-thuong',
  ])
})
