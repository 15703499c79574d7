import { boolean, constantFrom, nat, record, sample } from 'fast-check'
import { locales, localeParam, type Locale } from '#engine/model/locale/locale.ts'

/** One of many visitors asks for something. */
export interface Step {
  kind: 'page' | 'payload' | 'code' | 'file' | 'missing' | 'redirect'
  /** Which of them. */
  index: number
  /** The language of the visitor, and what says so. */
  locale: Locale
  by: 'param' | 'cookie' | 'browser'
  encoding: 'br' | 'gzip' | 'identity' | undefined
  method: 'GET' | 'HEAD'
  /** True if the visitor has asked for the same before, and asks only for changes. */
  isReturning: boolean
  /** True if a page is open since an earlier release. */
  isOpen: boolean
  /** Since the last request. */
  seconds: number
}

export function sampleSteps(count: number, seed: number): Step[] {
  const step = record({
    kind: constantFrom('page', 'page', 'page', 'page', 'payload', 'payload', 'code', 'file', 'missing', 'redirect'),
    index: nat(),
    locale: constantFrom(...locales),
    by: constantFrom('param', 'cookie', 'browser'),
    encoding: constantFrom('br', 'br', 'gzip', 'identity', undefined),
    method: constantFrom('GET', 'GET', 'GET', 'GET', 'HEAD'),
    isReturning: boolean(),
    isOpen: constantFrom(false, false, false, true),
    seconds: constantFrom(0, 0, 1, 60, 3600),
  })
  return sample(step, { numRuns: count, seed })
}

/** Events of the site between requests. */
export type ReleaseEvent = 'content' | 'code' | 'back' | 'forward'

export function sampleEvents(count: number, seed: number): ReleaseEvent[] {
  return sample(constantFrom<ReleaseEvent[]>('content', 'content', 'code', 'back', 'back', 'forward'), {
    numRuns: count,
    seed,
  })
}

/** The request of a visitor for a page. */
export function toRequest(
  path: string,
  { locale, by, encoding, method }: Step,
): { path: string; method: string; headers: Record<string, string> } {
  const headers: Record<string, string> = { ...(encoding !== undefined && { 'Accept-Encoding': encoding }) }
  // A browser in the other language, so that what was chosen has to count.
  const other = locales.find((one) => one !== locale) ?? locale
  if (by !== 'browser') headers['Accept-Language'] = other
  else headers['Accept-Language'] = `${locale}, ${other};q=0.5`
  if (by === 'cookie') headers['Cookie'] = `i18n_redirected=${locale}`
  return { path: by === 'param' ? `${path}?${localeParam}=${locale}` : path, method, headers }
}
