import { spawnSync } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '../../src/engine/model/locale/locale.ts'
import { built, copyProject, findPort, serve } from '../releases/project.ts'
import { readOutput, type BuiltSite } from '../site/read-output.ts'
import { addLanguage, mark, writeText } from './add-language.ts'

// Adds an invented third language to a copy of the project: a row in the list of languages, a catalogue and texts. Nothing
// else may need a change: the copy must compile, build and be served in three languages. Part of npm run site -- test full.

const problems: string[] = []
const expect = (what: string, isTrue: boolean) => {
  console.info(`  ${isTrue ? 'ok    ' : 'FAILED'}  ${what}`)
  if (!isTrue) problems.push(what)
}

const project = await copyProject()
try {
  await addLanguage(project)
  for (const folder of ['news/tin-a', 'pages/ve-shs/gioi-thieu-shs']) await writeText(project, folder)
  await expectTypes()
  await built(project)
  const site = readOutput(join(project.directory, 'dist'))
  const added = 'eo' as Locale // of the copy
  expectTranslated(site.readPage('/tin-tuc/tin-a', added))
  expectUntranslated(site.readPage('/tin-tuc/tin-b', added))
  expectFigures(site.readPage('/ve-shs/gioi-thieu-shs', added))
  expectFiles(site)
  await expectServed()
} finally {
  await rm(project.directory, { recursive: true, force: true })
}
console.info(
  problems.length === 0
    ? 'a language needs its row, its words of footnotes, its catalogue and its texts'
    : `${problems.length} failed`,
)
if (problems.length > 0) process.exitCode = 1

/** The program must compile; tests name the languages that they are about. */
async function expectTypes(): Promise<void> {
  const config = {
    extends: './tsconfig.json',
    include: ['src', 'routes', '*.config.ts'],
    exclude: ['src/**/*.test.ts', 'src/**/*-fixture.ts'],
  }
  await writeFile(join(project.directory, 'tsconfig.program.json'), JSON.stringify(config))
  const args = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.program.json']
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: project.directory, encoding: 'utf8' })
  if (status !== 0) console.error(stdout)
  expect('the program compiles', status === 0)
}

function expectTranslated(html: string): void {
  expect('a translated page is in the new language', html.includes('<html lang="eo"'))
  expect('with its texts', html.includes(`${mark('Titolo')}</h1>`) && html.includes(mark('Teksto.')))
  expect('with the interface', html.includes(mark('News')))
  const [, links = ''] = /class="language-links"><ul>(.*?)<\/ul>/.exec(html) ?? []
  const offered = Array.from(links.matchAll(/href="\?lang=(\w+)"/g), ([, locale]) => locale)
  expect(`with a switch between three languages: ${offered.join(', ')}`, offered.join() === 'vi,en,eo')
  const alternates = html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)"/g)
  const named = Array.from(alternates, ([, locale]) => locale)
  expect(`with alternates: ${named.join(', ')}`, named.join() === 'vi,en,eo,x-default')
  expect('with its name for Open Graph', html.includes('property="og:locale" content="eo"'))
}

function expectUntranslated(html: string): void {
  expect('an untranslated page has the interface too', html.includes('<html lang="eo"') && html.includes(mark('News')))
  expect('with the Vietnamese text, marked as such', /<h1[^>]* lang="vi"[^>]*>tin-b</.test(html))
  expect('whose address is the canonical one', /rel="canonical" href="[^"?]*\/tin-tuc\/tin-b"/.test(html))
  const form = { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' } as const
  const moment = `08:30, ${new Date('2026-10-01').toLocaleDateString('eo', form)}`
  expect(`dates are in its form: ${moment}`, html.includes(`>${moment}</time>`))
}

function expectFigures(html: string): void {
  const [, amount = ''] = /VND\u00a0(\d+(?:[.,\u00a0\u202f]\d{3})+)/.exec(html) ?? []
  const figures = BigInt(amount.replace(/\D/g, ''))
  expect(`amounts are in its form: VND ${amount}`, figures > 0n && amount === figures.toLocaleString('eo'))
}

function expectFiles({ release, files, readFile }: BuiltSite): void {
  const figures = readFile('/tai-lieu/du-lieu/so-lieu-tai-chinh-hop-nhat.eo.csv')
  expect('the data files have its words', figures.includes(mark('Total assets')))
  const fees = readFile('/tai-lieu/bieu-phi/eo-fee-schedule.csv')
  expect('the fee schedule has its words', fees.includes(mark('Any channel')))
  const sitemaps = [...files.keys()].filter((url) => url.startsWith('/sitemap/news-')).map(readFile)
  expect(
    'a sitemap has its addresses',
    sitemaps.some((text) => text.includes('/tin-tuc/tin-a?lang=eo')),
  )
  expect('a feed has its texts', readFile('/feed.eo.atom').includes('xml:lang="eo"'))
  const catalogue = readFile(`/_i18n/${release.build}/eo/messages.json`)
  expect('browsers load no texts of the build', !catalogue.includes('"build.'))
}

async function expectServed(): Promise<void> {
  const server = await serve(project, await findPort())
  try {
    const byAddress = await fetch(`${server.origin}/ve-shs?lang=eo`)
    const byBrowser = await fetch(`${server.origin}/ve-shs`, { headers: { 'Accept-Language': 'eo' } })
    expect('?lang=eo is served', (await byAddress.text()).includes('<html lang="eo"'))
    expect('it is served to whoever asks for it', (await byBrowser.text()).includes('<html lang="eo"'))
  } finally {
    await server.stop()
  }
}
