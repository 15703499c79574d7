import { policyHeader } from '#engine/model/config/framed-policy.ts'
import { listParams } from '#engine/model/urls/search.ts'
import { createViewFinder } from '#engine/serve/find-view.ts'
import { importRenderer } from '#engine/serve/import-renderer.ts'
import { toFramedHeaders, toHeaderSettings, toSecurityHeaders } from '#engine/serve/security-headers.ts'
import type { OpenStore } from '#engine/store/open-store.ts'
import type { Answer } from './answer.ts'
import { fillPlaces, type Places } from './places.ts'
import type { Expected, ExpectedBody, PageBody, RowRequest } from './row.ts'

/** The reference of all answers: the content of the site, and what changes with its code. */
export interface Reference {
  store: OpenStore
  places: Places
}

/** How an answer differs from what a row expects; no lines if it does not. */
export async function findFaults(answer: Answer, expected: Expected, reference: Reference): Promise<string[]> {
  const faults: string[] = []
  if (answer.status !== expected.status) faults.push(`status ${answer.status} instead of ${expected.status}`)
  for (const [name, value] of Object.entries(expected.headers ?? {})) {
    const found = answer.get(name)
    const wanted = typeof value === 'string' ? fillPlaces(value, reference.places) : value
    const isRight = wanted instanceof RegExp ? found !== null && wanted.test(found) : found === wanted
    if (!isRight) faults.push(`${name}: ${found} instead of ${wanted}`)
  }
  if (expected.body !== undefined) {
    const wanted = await toBytes(expected.body, reference)
    if (!answer.body.equals(wanted)) {
      faults.push(`a body of ${answer.body.length} bytes, "${excerpt(answer.body)}", not of ${wanted.length} bytes`)
    }
  }
  const text = answer.body.toString()
  const has = (part: string | RegExp) => (typeof part === 'string' ? text.includes(part) : part.test(text))
  for (const part of expected.shows ?? []) if (!has(part)) faults.push(`the body does not show ${part}`)
  for (const part of expected.hides ?? []) if (has(part)) faults.push(`the body shows ${part}`)
  return faults
}

/** The rules for every answer to any request that one breaks. */
export function findBrokenRules(
  answer: Answer,
  { method = 'GET' }: Pick<RowRequest, 'method'>,
  { store, isSecure }: { store: OpenStore; isSecure: boolean },
): string[] {
  const faults: string[] = []
  const settings = toHeaderSettings(store.current().settings)
  const styleHashes = isPage(answer) ? store.current().styleHashes : []
  const policy = answer.get(policyHeader) ?? ''
  // Only a document that other sites may frame allows that; its row says which it is.
  const security = policy.endsWith('frame-ancestors *')
    ? { 'X-Frame-Options': null, 'Origin-Agent-Cluster': null, ...toFramedHeaders({ isSecure, policy }) }
    : toSecurityHeaders({ isSecure, ...settings, styleHashes })
  const forbidden = { 'X-Powered-By': null, ...(!isSecure && { 'Strict-Transport-Security': null }) }
  for (const [name, value] of Object.entries({ ...security, ...forbidden })) {
    if (answer.get(name) !== value) faults.push(`${name}: ${answer.get(name)} instead of ${value}`)
  }
  // A name is allowed, for programs that cannot leave it out, a version is not.
  if (/\d/.test(answer.get('Server') ?? '')) faults.push(`Server: ${answer.get('Server')} tells the version`)
  const length = answer.get('Content-Length')
  const hasBody = method === 'GET' && answer.status !== 304
  if (hasBody && length !== null && Number(length) !== answer.sent.length) {
    faults.push(`Content-Length: ${length} for ${answer.sent.length} bytes`)
  }
  if (!hasBody && method === 'HEAD' && answer.sent.length > 0) faults.push('HEAD has a body')
  const language = answer.get('Content-Language')
  const isHtml = answer.get('Content-Type')?.startsWith('text/html') === true
  if (hasBody && language !== null && isHtml) {
    if (!answer.body.toString().includes(`<html lang="${language}"`)) faults.push(`the page is not in ${language}`)
  }
  if (answer.status >= 500 && answer.status !== 503) faults.push(`status ${answer.status}`)
  return faults
}

/** True for documents, and for what tells a client that it has one, which some servers send without its type. */
function isPage(answer: Answer): boolean {
  const type = answer.get('Content-Type')
  if (type !== null || answer.status !== 304) return type?.startsWith('text/html') === true
  return answer.get('Vary')?.startsWith('Cookie') === true
}

/** How two answers differ, in anything but headers that may. */
export function compareAnswers(answer: Answer, other: Answer, mayDiffer: readonly string[]): string[] {
  const faults: string[] = []
  if (answer.status !== other.status) faults.push(`status ${answer.status}, of the handler ${other.status}`)
  if (!answer.body.equals(other.body))
    faults.push(`body "${excerpt(answer.body)}", of the handler "${excerpt(other.body)}"`)
  for (const name of findOtherHeaders(answer, other)) {
    if (!mayDiffer.includes(name)) faults.push(`${name}: ${answer.get(name)}, of the handler ${other.get(name)}`)
  }
  return faults
}

/** The names of the headers that differ, in lower case. */
export function findOtherHeaders(answer: Answer, other: Answer): string[] {
  const names = new Set([...answer.headers, ...other.headers].map(([name]) => name))
  return [...names].filter((name) => {
    if (answer.get(name) === other.get(name)) return false
    return name !== 'content-length' || !isCompressedOnRequest(answer) || !isCompressedOnRequest(other)
  })
}

/**
 * True if an answer was filled in and then compressed: its length is that of the platform's deflate, of which each has another.
 * What is stored has been compressed at build, and has a tag.
 */
function isCompressedOnRequest(answer: Answer): boolean {
  return answer.get('Content-Encoding') !== null && answer.get('Content-Length') !== null && answer.get('ETag') === null
}

async function toBytes(body: ExpectedBody, { store, places }: Reference): Promise<Buffer> {
  if (typeof body === 'string') return Buffer.from(fillPlaces(body, places))
  const release = store.current()
  if ('page' in body && (body.number ?? 1) > 1) return makeFurtherPage(store, body)
  const record =
    'page' in body
      ? release.findPage(body.page, body.locale, body.number ?? 1)
      : release.findFile(fillPlaces(body.file, places))
  if (!record) throw new Error(`The site of the tests has no ${JSON.stringify(body)}`)
  const bytes = Buffer.from(await store.read(record, undefined))
  return 'page' in body ? bytes : bytes.subarray(body.from ?? 0, (body.to ?? bytes.length - 1) + 1)
}

/** The further page of a list, which no release has. */
async function makeFurtherPage(store: OpenStore, { page: path, locale, number }: PageBody): Promise<Buffer> {
  const find = createViewFinder(store, importRenderer)
  const { build } = store.current()
  const view = await find(store.current(), { build, locale, path, search: `?${listParams.page}=${number}` })
  if (!view) throw new Error(`The list ${path} has no page ${number}`)
  return Buffer.from(await view.toHtml())
}

function excerpt(body: Buffer): string {
  return body.subarray(0, 80).toString().replaceAll(/\s+/g, ' ')
}
