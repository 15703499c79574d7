import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { openListmonk } from '../../src/engine/alerts/open-listmonk.ts'
import { openTold } from '../../src/engine/alerts/open-told.ts'
import { sendAlerts } from '../../src/engine/alerts/send-alerts.ts'
import type { AlertService } from '../../src/engine/model/config/alert-service.ts'
import { rollBack, showLatest } from '../../src/engine/store/releases/roll-back.ts'
import { startNodeServer } from '../contract/targets/node-target.ts'
import { siteMoment } from '../site/site.ts'
import { access, startListmonk } from './listmonk-stand-in.ts'
import { prepareTestSites, type TestSite, type TestSites } from './test-site.ts'

// From a publish to a mail: what subscribers are told of the whole site, as its feed has it.

let sites: TestSites

beforeAll(async () => {
  sites = await prepareTestSites()
})

const uuid = '0d6f1c1e-0000-4000-8000-000000000001'
const reader = 'doc-gia@example.com'
const entry = 'content/news/tam'

/** A published site with a server, a service with a confirmed subscriber, and a run of the program, as a timer makes it. */
async function prepare() {
  const site = await sites.copy()
  const [server, listmonk] = [await startNodeServer(site.out), await startListmonk([uuid])]
  onTestFinished(async () => {
    await server.close()
    await listmonk.close()
  })
  const service: AlertService = { origin: listmonk.origin, lists: [{ path: '/', locale: 'vi', id: uuid }] }
  const run = async ({ limit = 10, isDry = false } = {}) => {
    const told = openTold(join(site.folder, 'alerts.sqlite'))
    try {
      const lines: string[] = []
      const send = isDry ? undefined : await openListmonk({ origin: listmonk.origin, ...access })
      const origin = `http://127.0.0.1:${server.port}`
      const failures = await sendAlerts({
        service,
        origin,
        told,
        limit,
        send,
        print: (line) => lines.push(String(line)),
      })
      return { lines, failures: failures.map(({ message }) => message) }
    } finally {
      told.close()
    }
  }
  const sent = () => listmonk.inbox.splice(0).map(({ to, subject }) => `${to}: ${subject}`)
  const subscribe = async () => {
    const body = new URLSearchParams({ email: reader, l: uuid, nonce: '' })
    expect((await fetch(`${listmonk.origin}/subscription/form`, { method: 'POST', body })).status).toBe(200)
    expect(sent()).toEqual([`${reader}: Confirm subscription`])
  }
  return { site, listmonk, run, sent, subscribe }
}

/** As editors write it: `2026-11-21T08:00+07:00`. */
const toSiteTime = (moment: Date): string =>
  `${new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 16)}+07:00`

/** Publishes an entry an hour later than before. */
async function publishEntry(site: TestSite, title: string, more = ''): Promise<void> {
  site.moment = new Date(site.moment.getTime() + 3_600_000)
  await site.write(`${entry}/entry.yaml`, `category: thi-truong\npublishedAt: ${toSiteTime(site.moment)}\n${more}`)
  await site.write(`${entry}/vi.md`, `---\ntitle: '${title}'\nsummary: Tóm tắt.\n---\n\nMột đoạn.\n`)
  await site.publish()
}

test('a new entry is in the inbox of a subscriber who has confirmed, once', async () => {
  const { site, listmonk, run, sent, subscribe } = await prepare()
  await subscribe()
  expect((await run()).lines).toEqual([expect.stringMatching(/^\/ \(vi\) begins: \d+ items are there already/)])
  await publishEntry(site, 'Tin chưa ai xác nhận')
  await run()
  expect(sent()).toEqual([])

  listmonk.confirm(reader)
  await rm(join(site.folder, entry), { recursive: true })
  await publishEntry(site, 'Giá {{ .Subscriber.Email }} & lãi <suất>')
  await run()
  const [mail] = listmonk.inbox
  expect(mail?.html).toContain('Giá {{ .Subscriber.Email }} &amp; lãi &lt;suất&gt;</a></h1>')
  expect(mail?.html).toContain('href="https://shs.example/tin-tuc/tam"')
  expect(sent()).toEqual([`${reader}: Giá {{ .Subscriber.Email }} & lãi <suất>`])
  expect((await run()).lines).toEqual(['/ (vi): nothing new'])
  expect(sent()).toEqual([])
})

test('a withdrawal is told; what a rollback hides and shows again is not', async () => {
  const { site, listmonk, run, sent, subscribe } = await prepare()
  await subscribe()
  listmonk.confirm(reader)
  await run()
  await publishEntry(site, 'Tin mới')
  await run()
  expect(sent()).toEqual([`${reader}: Tin mới`])

  await rollBack(site.out, { now: site.moment })
  await run()
  await showLatest(site.out)
  await run()
  expect(sent()).toEqual([])

  site.moment = new Date(site.moment.getTime() + 3_600_000)
  const withdrawal = `status: withdrawn\nwithdrawal:\n  at: ${toSiteTime(site.moment)}\n  reason: { vi: Sai số liệu., en: Wrong figures. }\n`
  await site.edit(`${entry}/entry.yaml`, (text) => text + withdrawal)
  await site.publish()
  await run()
  expect(sent()).toEqual([`${reader}: Đã thu hồi: Tin mới`])
})

test('what was imported is not told, however much it is; what happens to it afterwards is', async () => {
  const { site, listmonk, run, sent, subscribe } = await prepare()
  await subscribe()
  listmonk.confirm(reader)
  await run()
  const toMark = (at: Date) =>
    `imported: { source: old.example, ids: ['1'], at: ${toSiteTime(at)}, digest: ${'a'.repeat(64)} }\n`
  const mark = toMark(new Date(site.moment.getTime() + 2 * 3_600_000))
  await publishEntry(site, 'Tin cũ', mark)
  expect((await run({ limit: 0, isDry: true })).lines).toEqual([
    '/ (vi): 1 imported item is not sent',
    '/ (vi): nothing new',
  ])
  expect((await run({ limit: 0 })).lines).toEqual(['/ (vi): 1 imported item is not sent', '/ (vi): nothing new'])
  expect((await run()).lines).toEqual(['/ (vi): nothing new'])
  expect(sent()).toEqual([])

  site.moment = new Date(site.moment.getTime() + 3 * 3_600_000)
  const withdrawal = `status: withdrawn\nwithdrawal:\n  at: ${toSiteTime(site.moment)}\n  reason: { vi: Sai số liệu., en: Wrong figures. }\n`
  await site.edit(`${entry}/entry.yaml`, (text) => text + withdrawal)
  await site.publish()
  await run()
  expect(sent()).toEqual([`${reader}: Đã thu hồi: Tin cũ`])
})

test.each([
  ['before the service had the message', 'GET /api/campaigns'],
  ['after the service had it', 'POST /api/campaigns'],
  ['after the service had sent it', 'PUT /api/campaigns'],
])('a connection that breaks %s: the next run sends it, and once', async (_case, path) => {
  const { site, listmonk, run, sent, subscribe } = await prepare()
  await subscribe()
  listmonk.confirm(reader)
  await run()
  await publishEntry(site, 'Tin mới')
  Object.assign(listmonk.broken, { path, isBroken: true })
  expect((await run()).failures).toEqual([expect.stringContaining('cannot be reached')])
  listmonk.broken.isBroken = false
  expect((await run()).failures).toEqual([])
  expect(sent()).toEqual([`${reader}: Tin mới`])
  expect(listmonk.campaigns).toHaveLength(1)
})

test('more at once than is likely is refused, and a dry run sends nothing', async () => {
  const { site, listmonk, run, sent, subscribe } = await prepare()
  await subscribe()
  listmonk.confirm(reader)
  await run()
  for (const slug of ['tam-2', 'tam-3']) await site.addEntry(slug)
  site.moment = siteMoment
  await site.publish()
  expect((await run({ limit: 1 })).failures).toEqual([expect.stringContaining('has 2 new items, more than 1')])
  expect((await run({ isDry: true })).lines).toEqual(['/ (vi): would send “Tạm”', '/ (vi): would send “Tạm”'])
  expect(sent()).toEqual([])
  await run()
  expect(sent()).toHaveLength(2)
})
