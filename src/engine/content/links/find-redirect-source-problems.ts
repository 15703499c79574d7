import { localeParam } from '#engine/model/locale/locale.ts'
import { toSourceKey } from '#engine/model/urls/redirect-table.ts'
import { parseSource, toBarePath, type RedirectRule } from '#engine/model/urls/redirects.ts'
import { listParams, monthParam, typedParams } from '#engine/model/urls/search.ts'
import { say, type Message } from '#lib/say/message.ts'
import type { RuleContext, RuleProblem } from './redirect-context.ts'

/** Paths of the server and of files that the build names. */
const reservedPattern = /^\/(?:_|assets\/|(?:healthz|readyz)$)/

/** The parameters that pages read themselves. */
const ownParams = new Set<string>([localeParam, 'q', monthParam, ...Object.values(listParams), ...typedParams])

/** The faults of the address to which a rule applies. */
export function* findSourceProblems(rule: RedirectRule, context: RuleContext): Generator<RuleProblem> {
  const { index, files, bySource, isGone, derived, content } = context
  const { from } = rule
  const source = parseSource(from)
  if (!source) {
    yield { message: describeForm(from) }
    return
  }
  const { path, isPrefix, params } = source
  const other = bySource.get(toSourceKey(from))
  if (reservedPattern.test(path)) yield { message: say`is reserved for the server; choose another path` }
  const hasPage = index.textsAt(path) !== undefined || derived.has(path)
  if (params.length > 0) {
    const own = params.find(([name]) => ownParams.has(name))?.[0]
    if (hasPage && own !== undefined) {
      yield { message: say`would hide the page ${path}, which reads "${own}" itself; remove the rule` }
    } else if (hasPage && !content.pages.has(path)) {
      yield { message: say`is the path of a page; remove the rule or the page` }
    }
  } else if (hasPage && !isPrefix) yield { message: say`is the path of a page; remove the rule or the page` }
  if (files.has(path)) yield { message: say`is the path of a file; remove the rule or the file` }
  if (other !== rule) yield { message: say`already has a rule; remove one of the two` }
  if (!isPrefix && params.length === 0 && isGone(path)) {
    yield { message: say`was taken down, and answers that it is gone; remove the rule`, isWarning: true }
  }
}

function describeForm(from: string): Message {
  const normalized = normalizePath(from)
  const hint = normalized !== from && parseSource(normalized) ? say` Did you mean "${normalized}"?` : ''
  return say`is an invalid path: use letters, digits and . _ ~ - between single slashes, with /* or ?name=value at its end.${hint}`
}

/** The path with single forward slashes, without an anchor, and without a host. */
function normalizePath(from: string): string {
  const [address = '', query] =
    from
      .replace(/^https?:\/\/[^/]+/, '')
      .split('#', 1)[0]
      ?.split('?') ?? []
  const segments = address.split(/[\\/]+/).filter(Boolean)
  return toBarePath(`/${segments.join('/')}`) + (query === undefined || query === '' ? '' : `?${query}`)
}
