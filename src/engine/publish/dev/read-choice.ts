import { parse as parseCookies, serialize } from 'hono/utils/cookie'
import { previewAll, previewAt } from '#engine/model/config/preview.ts'
import { parsePreviewMoment, toPreviewMoment } from './preview-moment.ts'

/** The site that a visitor chose to see. */
export interface PreviewChoice {
  /** Undefined for the present. */
  at: Date | undefined
  /** True if lists, too, show what is not published yet. */
  isAll: boolean
}

/** The choice of a request; where its address makes one, how the browser is told to remember it. */
export type ReadChoice =
  | { kind: 'choice'; choice: PreviewChoice }
  | { kind: 'chosen'; location: string; cookies: readonly string[] }
  | { kind: 'bad moment'; value: string }

/** Cookies are those of a host: another server of it, such as that of another copy, has another port. */
const toCookieName = ({ port }: URL, name: string) => `preview-${name}-${port || '80'}`

export function readChoice(request: Request): ReadChoice {
  const url = new URL(request.url)
  const [at, all] = [url.searchParams.get(previewAt), url.searchParams.get(previewAll)]
  if (at === null && all === null) return { kind: 'choice', choice: readCookies(request, url) }
  const moment = at === null || at === '' ? undefined : parsePreviewMoment(at)
  if (at !== null && at !== '' && !moment) return { kind: 'bad moment', value: at }
  url.searchParams.delete(previewAt)
  url.searchParams.delete(previewAll)
  const cookies = [
    ...(at === null ? [] : [toCookie(toCookieName(url, previewAt), moment ? toPreviewMoment(moment) : '')]),
    ...(all === null ? [] : [toCookie(toCookieName(url, previewAll), all === '1' ? '1' : '')]),
  ]
  // Within the site: a path of two slashes would lead to another.
  return { kind: 'chosen', location: url.pathname.replace(/^\/+/, '/') + url.search, cookies }
}

function readCookies(request: Request, url: URL): PreviewChoice {
  const cookies = parseCookies(request.headers.get('Cookie') ?? '')
  const at = cookies[toCookieName(url, previewAt)] ?? ''
  return { at: parsePreviewMoment(at), isAll: cookies[toCookieName(url, previewAll)] === '1' }
}

/** Until the browser is closed; an empty value is forgotten at once. */
function toCookie(name: string, value: string): string {
  return serialize(name, value, { path: '/', sameSite: 'Lax', ...(value === '' && { maxAge: 0 }) })
}
