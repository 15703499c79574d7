import type { OpenStore } from '#engine/store/open-store.ts'
import { readAnswer, type Answer } from '../answer.ts'
import { findBrokenRules } from '../find-faults.ts'
import type { Target } from '../targets/target.ts'
import type { KnownContents } from './known-contents.ts'
import type { RandomRequest } from './random-requests.ts'

const statuses = [200, 204, 206, 304, 307, 308, 400, 404, 405, 410, 414, 416]

interface Reference {
  store: OpenStore
  contents: KnownContents
}

/** Sends a request, and says what is wrong with the answer: an empty list for every request that there can be. */
export async function checkAnswer(
  target: Target,
  request: RandomRequest,
  { store, contents }: Reference,
): Promise<string[]> {
  const { method, pathname, search, locale } = request
  const path = pathname + search
  const headers = await fillTag(target, path, request.headers)
  const answer = await readAnswer(await target.fetch(path, { method, headers }))
  const faults = findBrokenRules(answer, { method }, { store, isSecure: false })
  if (!statuses.includes(answer.status)) faults.push(`status ${answer.status}`)
  const isPage = answer.get('Content-Type') === 'text/html; charset=utf-8' && answer.get('Vary')?.includes('Cookie')
  if (isPage && answer.get('Content-Language') !== locale) {
    faults.push(`a page in ${answer.get('Content-Language')} for a visitor who reads ${locale}`)
  }
  faults.push(...findBadHeaders(answer))
  const foreign = await contents.explainForeign(answer, path, locale)
  if (foreign !== undefined) faults.push(`status ${answer.status}, ${answer.sent.length} bytes: ${foreign}`)
  if (method === 'HEAD') faults.push(...(await compareWithGet(target, path, { headers, answer })))
  return faults
}

/** The tag of what is asked for, in place of `{etag}`. */
async function fillTag(
  target: Target,
  path: string,
  headers: RandomRequest['headers'],
): Promise<Record<string, string>> {
  const asked = Object.entries(headers)
  if (!asked.some(([, value]) => value === '{etag}')) return { ...headers }
  const free = asked.filter(([name]) => !/^(?:if-|range)/i.test(name))
  const tag = (await target.fetch(path, { method: 'HEAD', headers: Object.fromEntries(free) })).headers.get('ETag')
  return Object.fromEntries(asked.map(([name, value]) => [name, value === '{etag}' ? (tag ?? '"none"') : value]))
}

/** A target on another site, or a cookie that is not the language. */
function findBadHeaders(answer: Answer): string[] {
  const location = answer.get('Location')
  const isOwn = location === null || /^\/(?![/\\])[!-~]*$/.test(location)
  const cookie = answer.get('Set-Cookie')
  const isLanguage = cookie === null || /^i18n_redirected=(?:vi|en); Path=\/; Max-Age=\d+; SameSite=Lax$/.test(cookie)
  return [...(isOwn ? [] : [`Location: ${location}`]), ...(isLanguage ? [] : [`Set-Cookie: ${cookie}`])]
}

/** HEAD has the status and the headers that GET has without a range. */
async function compareWithGet(
  target: Target,
  path: string,
  { headers, answer }: { headers: Readonly<Record<string, string>>; answer: Answer },
): Promise<string[]> {
  const free = Object.entries(headers).filter(([name]) => name !== 'Range')
  const other = await readAnswer(await target.fetch(path, { headers: Object.fromEntries(free) }))
  const isSame = answer.status === other.status && JSON.stringify(answer.headers) === JSON.stringify(other.headers)
  return isSame
    ? []
    : [
        `HEAD: ${answer.status} ${JSON.stringify(answer.headers)}, GET: ${other.status} ${JSON.stringify(other.headers)}`,
      ]
}
