import assert from 'node:assert/strict'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { ContentError } from '#engine/content/source/diagnostics.ts'
import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import { createSiteSearch } from '#engine/model/search/create-site-search.ts'
import { recordProgress } from '#engine/outputs/progress-fixture.ts'
import { openPublisher } from '#engine/publish/open-publisher.ts'
import { createApp } from '#engine/serve/app.ts'
import { openStore } from '#engine/store/open-store.ts'
import { rollBack } from '#engine/store/releases/roll-back.ts'
import { withOutput } from '#engine/store/releases/with-output.ts'
import { openTakeDownContent } from '#engine/store/take-down/open-take-down-content.ts'
import { takeDown } from '#engine/store/take-down/take-down.ts'
import { publishSite } from '../../build/publish-site.ts'
import { site } from './site.ts'

// Run by `minimal-site.test.ts` with --conditions=minimal, in a folder of its own.

const [folder = ''] = process.argv.slice(2)
const config = { ...parseSiteConfig({}), clock: () => new Date('2026-11-21T08:00-03:00') }
const toOptions = (name: string) => ({
  site,
  contentDirectory: join(folder, 'content'),
  outDirectory: join(folder, name),
  cacheDirectory: join(folder, `${name}-cache`),
  publicDirectory: join(folder, 'public'),
  config,
  keep: 3,
  progress: recordProgress(),
})
const options = toOptions('dist')

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}
/** A word in every fact and in every field of the frontmatter that no collection makes public. */
const internal = 'Marlinspike'
const toText = (title: string, body: string, more = '') =>
  `---\ntitle: ${title}\nsummary: About ${title.toLowerCase()}.\n${more}---\n\n${body}\n`
const writeNote = (slug: string, title: string, body: string) =>
  Promise.all([
    write(`content/notes/${slug}/entry.yaml`, `source: ${internal}\npublishedAt: 2026-10-12T08:30-03:00\n`),
    write(`content/notes/${slug}/en.md`, toText(title, body, `translator: ${internal}\n`)),
  ])
const ask = async (path: string) => {
  const answer = await createApp(openStore(options.outDirectory), config).fetch(
    new Request(`https://notes.test${path}`),
  )
  return { status: answer.status, text: await answer.text() }
}

await write('public/.well-known/security.txt', await readFile('public/.well-known/security.txt', 'utf8'))
for (const [path, title] of [
  ['', 'Harbour'],
  ['/notes', 'All notes'],
  ['/people', 'People'],
] as const) {
  await write(`content/pages${path}/entry.yaml`, 'order: 10\n')
  await write(`content/pages${path}/en.md`, toText(title, 'Words.'))
}
await writeNote('tides', 'Tides', 'High water is at noon, see [the moorings](/notes/moorings).')
await writeNote('moorings', 'Moorings', 'Forty berths.')
const writePerson = (phone: string) =>
  write(
    'content/people/keeper/entry.yaml',
    `role: Harbour keeper\nphone: ${phone}\npublishedAt: 2026-10-12T08:30-03:00\n`,
  )
await writePerson(internal)
await write('content/people/keeper/en.md', toText('Ada', 'Keeps the harbour.'))

// Built and served.
const publisher = openPublisher(options)
await publisher.publish()
assert.match(
  (await ask('/notes/tides')).text,
  /<h1>Tides<\/h1>.*High water.*og:site_name" content="Harbour Notes"|Harbour Notes.*High water/s,
)
assert.match((await ask('/notes')).text, /<a href="\/notes\/moorings">Moorings<\/a>/)
assert.match((await ask('/people')).text, /Ada, Harbour keeper/)
assert.equal((await ask('/tin-tuc')).status, 404)
// Redirected by the first site.
assert.equal((await ask('/lien-he')).status, 404)

// Searched.
const store = openStore(options.outDirectory)
const { build } = store.current()
const search = createSiteSearch({
  build,
  locale: 'en',
  readFile: async (url) => {
    const record = await store.current().findFile(url)
    assert(record, url)
    return store.read(record, undefined)
  },
})
const searchFor = async (q: string) => (await search.find({ q, page: 1 })).hits.map(({ href }) => href)
assert.deepEqual(await searchFor('berths'), ['/notes/moorings'])

// Nothing is public by default: a fact that no list names is in none of the bytes, and is not found.
const countFiles = (word: string) =>
  Array.from(store.listFiles(), ({ record }) => store.readStored(record.hash)).filter(({ coding, bytes }) =>
    Buffer.from(coding === 0 ? bytes : brotliDecompressSync(bytes))
      .toString('latin1')
      .toLowerCase()
      .includes(word.toLowerCase()),
  ).length
assert.notEqual(countFiles('Harbour keeper'), 0)
assert.equal(countFiles(internal), 0)
assert.deepEqual(await searchFor('Harbour keeper'), ['/people'])
assert.deepEqual(await searchFor(internal), [])
const madeBefore = { ...options.progress.counts.made }
await writePerson(`${internal} 2`)
await publisher.publish()
assert.deepEqual(options.progress.counts.made, madeBefore)

// Checked: nothing of a wrong text is published.
await writeNote('tides', 'Tides', 'See [the moorings](/notes/morings).')
await assert.rejects(publisher.publish(), (error) => {
  assert(error instanceof ContentError)
  assert.match(
    error.message,
    /notes\/tides\/en\.md:7:\d+ Dead link: .*\/notes\/morings.* Did you mean "\/notes\/moorings"\?/,
  )
  return true
})
assert.match((await ask('/notes/tides')).text, /High water/)

// Published incrementally: as from nothing.
await writeNote('tides', 'Tides', 'Low water is at six, see [the moorings](/notes/moorings).')
await publisher.publish()
const { made } = options.progress.counts
assert.match((await ask('/notes/tides')).text, /Low water/)
await publisher.mergeSearch()
await publishSite(toOptions('again'))
const toLines = (name: string) =>
  Array.from(openStore(join(folder, name)).listFiles(), ({ key, record }) =>
    JSON.stringify([key, record.hash]),
  ).toSorted()
assert.deepEqual(toLines('dist'), toLines('again'))

// Redirected, by content: each release has its own rules, and a rule makes no page anew.
const askMoved = async (path: string) => {
  const answer = await createApp(openStore(options.outDirectory), config).fetch(
    new Request(`https://notes.test${path}`),
  )
  return `${answer.status} ${answer.headers.get('Location')}`
}
await write('content/redirects.yaml', '/old/*: /notes/*\n/?post=7: /notes/tides\n/berths: /notes/moorings\n')
const pagesBefore = options.progress.counts.made.pages
await publisher.publish()
assert.equal(options.progress.counts.made.pages, pagesBefore)
assert.equal(await askMoved('/old/tides?a=1'), '308 /notes/tides?a=1')
assert.equal(await askMoved('/?post=7'), '308 /notes/tides')
assert.equal(await askMoved('/?q=7'), '200 null')
assert.equal(await askMoved('/berths'), '308 /notes/moorings')
await write('content/redirects.yaml', '/berths: /people\n')
await publisher.publish()
assert.equal(await askMoved('/berths'), '308 /people')
assert.equal(await askMoved('/old/tides'), '404 null')
await rollBack(options.outDirectory, { now: config.clock() })
assert.equal(await askMoved('/berths'), '308 /notes/moorings')
await write('content/redirects.yaml', '/berths: /notes/moorings\n/notes/*: /people\n')
await publisher.publish({ isShown: true })
assert.equal(await askMoved('/notes/mooring'), '308 /people')
await write('content/redirects.yaml', '/berths: /notes/moorings\n/notes/*: /people\n/c: /peple\n')
await assert.rejects(publisher.publish(), /redirects\.yaml:3:1 "\/c" has an invalid target.* Did you mean "\/people"\?/)
await write('content/redirects.yaml', '/berths: /notes/moorings\n/notes/*: /people\n')

// Taken down.
await publisher.close()
const said = await openTakeDownContent(site, options.contentDirectory)
await writeNote('tides', 'Tides', 'Low water is at six.')
await withOutput(options.outDirectory, (output) =>
  takeDown(output, { address: '/notes/moorings', at: '2026-11-21T08:00-03:00' }, said),
)
assert.equal((await ask('/notes/moorings')).status, 410)
await publishSite(options)
assert.doesNotMatch((await ask('/notes')).text, /Moorings/)
assert.equal((await ask('/notes/moorings')).status, 410)
// Gone, though a rule leads on from all below; and what led to it leads nowhere.
assert.equal(await askMoved('/berths'), '404 null')
assert.equal(await askMoved('/notes/mooring'), '308 /people')
await cp(join(folder, 'dist'), join(folder, 'kept'), { recursive: true })
await rm(join(folder, 'kept'), { recursive: true })
console.info(JSON.stringify(made))
