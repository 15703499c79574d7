import { createHash } from 'node:crypto'
import { toPayloadUrl } from '#engine/model/urls/address.ts'
import type { OpenStore } from '#engine/store/open-store.ts'
import { readAnswer, type Answer } from '../answer.ts'
import type { HttpCache } from './http-cache.ts'
import { toRequest, type ReleaseEvent, type Step } from './mixed-requests.ts'
import type { ReleaseSeries } from './release-series.ts'

interface Visits {
  cache: HttpCache
  /** The same output as the server's, to know what it should answer. */
  store: OpenStore
  series: ReleaseSeries
  steps: readonly Step[]
  events: readonly ReleaseEvent[]
  /** Lets time pass for the cache. */
  wait: (seconds: number) => void
}

interface OpenPage {
  /** The number of its release. */
  release: number
  /** The addresses that its HTML names, and that of its payload. */
  names: readonly string[]
}

/** How many releases there are before the first request. */
const firstReleases = 2

/**
 * Sends the requests of many visitors through a cache while releases are published and rolled back. Returns what was wrong:
 * a page in another language or of another release, a status, an encoding that was not asked for, an address that a page
 * names and that cannot be had.
 */
export async function checkVisits({ cache, store, series, steps, events, wait }: Visits): Promise<string[]> {
  const faults: string[] = []
  const tags = new Map<string, string>()
  const contents = new Map<string, string>()
  const opened: OpenPage[] = []
  const loaded = new Set<string>()
  const hashOf = createHashReader()
  const namesOf = createNameReader(store)
  const changeRelease = createReleaseChanges(series, store)
  const interval = Math.ceil(steps.length / (events.length + 1))

  for (const [index, step] of steps.entries()) {
    const event = index % interval === 0 ? events[index / interval] : undefined
    if (event) {
      changeRelease(event)
      loaded.clear()
    }
    wait(step.seconds)
    const release = store.current()
    const { path, record } = toAddress(step, { store, series, urls: [...series.urls] })
    const request = toRequest(path, step)
    const visitor = JSON.stringify(request)
    const tag = step.isReturning ? tags.get(visitor) : undefined
    const headers = { ...request.headers, ...(tag !== undefined && { 'If-None-Match': tag }) }
    const answer = await readAnswer(await cache.fetch(request.path, { method: request.method, headers }))
    const report = (fault: string) =>
      faults.push(`${index}: ${step.kind} ${visitor} of release ${release.number}: ${answer.status}, ${fault}`)

    const hash = answer.sent.length > 0 ? hashOf(answer) : undefined
    for (const fault of findFaults(answer, step, { expected: record?.hash, sent: hash })) report(fault)
    const etag = answer.get('ETag')
    if (etag !== null) tags.set(visitor, etag)
    if (step.kind === 'code' && hash !== undefined) {
      if ((contents.get(path) ?? hash) !== hash) report('another content than before, though it may be kept for ever')
      contents.set(path, hash)
    }
    if (step.kind === 'page' && record) {
      const payload = toPayloadUrl(release.build, step.locale, { path, page: 1 })
      opened.push({ release: release.number, names: [...(await namesOf(record)), payload] })
    }
    // Of this page, or of one that was opened a while ago. After a rollback, pages of later releases load anew.
    const open = step.isOpen ? opened[index % opened.length] : step.kind === 'page' ? opened.at(-1) : undefined
    if (!open || open.release > release.number) continue
    for (const name of open.names) {
      // Until the next release, the same request has the same answer.
      const load = `${name} ${step.encoding}`
      if (loaded.has(load)) continue
      loaded.add(load)
      const { status } = await cache.fetch(name, { headers: request.headers })
      if (status !== 200) report(`${name}, which a page of release ${open.release} names, answers ${status}`)
    }
  }
  return faults
}

interface Hashes {
  expected: string | undefined
  sent: string | undefined
}

function findFaults(
  answer: Answer,
  { kind, locale, encoding, method }: Step,
  { expected: hash, sent: own }: Hashes,
): string[] {
  const faults: string[] = []
  const expected = { page: 200, payload: 200, code: 200, file: 200, missing: 404, redirect: 307 }[kind]
  const isKnown = answer.status === 304
  if (answer.status !== expected && !(isKnown && expected === 200)) faults.push(`instead of ${expected}`)
  const sent = answer.get('Content-Encoding')
  if (sent !== null && (encoding === 'identity' || !(encoding ?? '').includes(sent)))
    faults.push(`in ${sent}, not in ${encoding}`)
  if (kind === 'page' || kind === 'missing') {
    if (answer.get('Content-Language') !== locale) faults.push(`in the language ${answer.get('Content-Language')}`)
    const isShown = kind === 'missing' && method === 'GET' // the HTML of a page is that of the release
    if (isShown && !answer.body.includes(`<html lang="${locale}"`)) faults.push('HTML in another language')
  }
  if (hash !== undefined && !(answer.get('ETag') ?? '').startsWith(`"${hash}`)) faults.push('of another release')
  if (hash !== undefined && own !== undefined && own !== hash) faults.push('with the content of another release')
  return faults
}

/** The address that a step asks for, and the file that must answer: of a page or a payload, that of the current release. */
function toAddress(
  { kind, index, locale }: Step,
  { store, series, urls }: { store: OpenStore; series: ReleaseSeries; urls: readonly string[] },
) {
  const release = store.current()
  const path = series.paths[index % series.paths.length] ?? '/'
  if (kind === 'page') return { path, record: release.findPage(path, locale, 1) }
  if (kind === 'missing') return { path: `/khong-co-${index % 50}` }
  if (kind === 'redirect') return { path: '/lien-he' }
  const pick = (wanted: (url: string) => boolean) => {
    const found = urls.filter((url) => wanted(url) && release.findFile(url) !== undefined)
    return found[index % found.length] ?? '/robots.txt'
  }
  const url =
    kind === 'payload'
      ? toPayloadUrl(release.build, locale, { path, page: 1 })
      : pick(
          (one) =>
            one.startsWith('/assets/') === (kind === 'code') &&
            !one.startsWith('/_i18n/') &&
            !one.startsWith('/_icons/'),
        )
  return { path: url, record: release.findFile(url) }
}

/** The addresses of scripts, styles and fonts in a page; read once for each content. */
function createNameReader(store: OpenStore) {
  const known = new Map<string, string[]>()
  return async (record: Parameters<OpenStore['read']>[0]): Promise<string[]> => {
    const html = known.has(record.hash) ? '' : new TextDecoder().decode(await store.read(record, undefined))
    const names = known.get(record.hash) ?? [...new Set(html.match(/\/assets\/[\w.-]+/g))]
    known.set(record.hash, names)
    return names
  }
}

function createReleaseChanges(series: ReleaseSeries, store: OpenStore) {
  let build = 1
  let version = firstReleases
  return (event: ReleaseEvent): void => {
    const { output } = series
    const numbers = output.releases().map(({ number }) => number)
    const current = store.current().number
    if (event === 'content' || event === 'code') {
      if (event === 'code') build++
      version++
      series.publish(build, version)
    } else if (event === 'back') output.activate(numbers.findLast((number) => number < current) ?? current)
    else output.activate(numbers.at(-1) ?? current)
  }
}

/** The hash of what an answer decodes to; the same bytes are decoded once. */
function createHashReader() {
  const known = new Map<string, string>()
  return (answer: Answer): string => {
    const sent = toHash(answer.sent)
    const hash = known.get(sent) ?? (answer.get('Content-Encoding') === null ? sent : toHash(answer.body))
    known.set(sent, hash)
    return hash
  }
}

function toHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 24)
}
