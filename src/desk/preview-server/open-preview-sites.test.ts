import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { stoppedClock } from '#lib/clock.ts'
import { openChangeStore } from '../changes/open-change-store.ts'
import { parsePeople } from '../people/read-people.ts'
import type { Person } from '../protocol/people.ts'
import { openPreviewSites } from './open-preview-sites.ts'

const people = parsePeople(
  `people:
  - { name: An, email: an@shs.example, roles: [writer] }
  - { name: Bình, email: binh@shs.example, roles: [approver] }
  - { name: Chi, email: chi@shs.example, roles: [admin] }
  - { name: Dũng, email: dung@shs.example, roles: [writer] }
embargo: [binh@shs.example]
`,
  'desk.yaml',
)
const [an, binh, chi, dung] = people.people as [Person, Person, Person, Person] // as they stand above

async function start() {
  const state = mkdtempSync(join(tmpdir(), 'previews-'))
  const content = join(state, 'content')
  const left = join(state, 'preview/left')
  for (const folder of [content, left]) mkdirSync(folder, { recursive: true })
  const changes = await openChangeStore({
    content,
    state,
    clock: stoppedClock(new Date('2026-11-30T08:00:00+07:00')),
    people,
    warn: () => undefined,
  })
  onTestFinished(() => {
    changes.close()
    rmSync(state, { recursive: true })
  })
  for (const path of ['news/open', 'news/secret'])
    await changes.put(path, [{ name: 'vi.md', base: '', bytes: new TextEncoder().encode(path) }], an)
  const events: string[] = []
  const sites = openPreviewSites({
    places: { content, state, out: '', cache: '' },
    changes,
    logError: () => undefined,
    open: ({ name, reader }) => {
      const shown = () => [...changes.overlays(reader).keys()].join(' ')
      return {
        answer: async () => void events.push(`${name}: ${shown()}`),
        connect: () => Promise.resolve(),
        close: async () => void events.push(`${name} ends`),
      }
    },
  })
  const ask = async (person: Person) => {
    await sites.answer(person, {} as IncomingMessage, {} as ServerResponse) // no site looks at them
    return (events.at(-1) ?? '').split(': ')
  }
  return { changes, ask, events, left }
}

test('who may read a change under embargo looks at it, and nobody else does', async () => {
  const { changes, ask, left } = await start()
  expect(existsSync(left)).toBe(false)
  const everybody = ['everybody', 'news/open news/secret']
  expect([await ask(an), await ask(dung)]).toEqual([everybody, everybody])
  await changes.set('news/secret', { isEmbargoed: true }, { by: an, subject: 'Embargo' })
  const [[ofAn, shownToAn], [ofBinh, shownToBinh]] = [await ask(an), await ask(binh)]
  expect([shownToAn, shownToBinh]).toEqual(['news/open news/secret', 'news/open news/secret'])
  expect(new Set([ofAn, ofBinh, 'everybody']).size).toBe(3)
  // An administrator is not among those who are named.
  for (const person of [chi, dung]) expect(await ask(person)).toEqual(['everybody', 'news/open'])
  await changes.set('news/secret', { isEmbargoed: false }, { by: an, subject: 'End the embargo of' })
  expect(await ask(an)).toEqual(everybody)
})

test('the one that nobody has asked for longest ends', async () => {
  const { changes, ask, events } = await start()
  await changes.put('news/other', [{ name: 'vi.md', base: '', bytes: new TextEncoder().encode('a') }], dung)
  for (const path of ['news/secret', 'news/other'])
    await changes.set(path, { isEmbargoed: true }, { by: an, subject: 'Embargo' })
  const [first] = await ask(an)
  for (const person of [binh, dung]) await ask(person)
  expect(events.some((event) => event.endsWith('ends'))).toBe(false)
  await ask(chi)
  expect(events).toContain(`${first} ends`)
})
