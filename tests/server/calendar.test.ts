import ICAL from 'ical.js'
import { afterAll, describe, expect, test } from 'vitest'
import { locales } from '#engine/model/locale/locale.ts'
import { readOutput } from '../site/read-output.ts'
import { siteOutput } from '../site/site.ts'
import { createHandlerTarget, createNodeTarget } from './targets.ts'

const targets = [await createHandlerTarget(), await createNodeTarget()]
const path = '/lich-su-kien.vi.ics'

describe.each(targets)('$name', ({ fetch, close }) => {
  afterAll(close)

  test.each(locales)('the calendar in %s is one of UTF-8, whatever the visitor reads', async (locale) => {
    const answer = await fetch(`/lich-su-kien.${locale}.ics`, { headers: { 'Accept-Language': 'fr' } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('Content-Language')).toBe(locale)
    expect(answer.headers.get('Content-Disposition')).toBe(`inline; filename=lich-su-kien.${locale}.ics`)
    expect(answer.headers.get('Cache-Control')).toBe('public, no-cache')
  })

  test('a program that has it gets nothing again', async () => {
    const tag = (await fetch(path)).headers.get('ETag') ?? ''
    const again = await fetch(path, { headers: { 'If-None-Match': tag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  test.each(['/lich-su-kien.ics', '/lich-su-kien.fr.ics', '/lich-su-kien/', '/lich-su-kien/nothing.vi.ics'])(
    '%s is not found',
    async (other) => expect((await fetch(other)).status).toBe(404),
  )
})

describe('the files of the site', async () => {
  const { fetch } = await createHandlerTarget()
  const parse = async (url: string) => {
    const calendar = new ICAL.Component(ICAL.parse(await (await fetch(url)).text()))
    return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  }
  const urls = [...readOutput(siteOutput).files.keys()].filter((url) => url.endsWith('.ics'))

  test.each(locales)('each event in %s has one, and the calendar has all', async (locale) => {
    const own = urls.filter((url) => url.startsWith('/lich-su-kien/') && url.endsWith(`.${locale}.ics`))
    const single = await Promise.all(own.map(parse))
    expect(single.map((events) => events.length)).toEqual(own.map(() => 1))
    const all = await parse(`/lich-su-kien.${locale}.ics`)
    expect(all.length).toBeGreaterThan(20)
    const toLines = (events: typeof all) => events.map(({ component }) => component.toString()).toSorted()
    expect(toLines(all)).toEqual(toLines(single.flat()))
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(all.length)
  })

  test('an event is the same one in every language', async () => {
    const [first, ...others] = await Promise.all(
      locales.map(async (locale) =>
        (await parse(`/lich-su-kien.${locale}.ics`)).map(({ uid, startDate, sequence }) => [
          uid,
          startDate.toString(),
          sequence,
        ]),
      ),
    )
    for (const other of others) expect(other).toEqual(first)
  })
})
