import { allPaths } from '#engine/model/content/content-site.ts'
import { isLocale, localeParam, locales, sourceLocale } from '#engine/model/locale/locale.ts'
import { toSourceKey } from '#engine/model/urls/redirect-table.ts'
import {
  isExternal,
  parseSource,
  parseTarget,
  type RedirectRule,
  type RedirectTarget,
} from '#engine/model/urls/redirects.ts'
import { say, type Message } from '#lib/say/message.ts'
import { isComplete } from '../check/content-check.ts'
import { findHostProblem } from '../markdown/find-host-problem.ts'
import { didYouMean } from '../source/did-you-mean.ts'
import { findSearchProblems } from './find-search-problems.ts'
import type { RuleContext, RuleProblem } from './redirect-context.ts'

/** The faults of where a rule leads. */
export function* findTargetProblems(rule: RedirectRule, context: RuleContext): Generator<RuleProblem> {
  const { to } = rule
  const target = parseTarget(to)
  if (target.keepsRest && parseSource(rule.from)?.isPrefix !== true) {
    yield { message: say`has /* in its target alone: write it at the end of both, or of none` }
  } else if (isExternal(to)) for (const message of findAddressProblems(to, context)) yield { message }
  else if (target.keepsRest) for (const message of findBaseProblems(target, context)) yield { message }
  else if (context.isGone(target.path)) {
    yield {
      message: say`leads to ${target.path}, which was taken down: it is not found until it leads elsewhere`,
      isWarning: true,
    }
  } else for (const message of findPageProblems(rule, target, context)) yield { message }
}

function* findAddressProblems(url: string, { settings }: RuleContext): Generator<Message> {
  const isAddress = URL.canParse(url) && new URL(url).protocol === 'https:'
  if (!isAddress || /[\s"\\]/.test(url))
    yield say`has an invalid target: ${url} is not an address; write /path, or https://…`
  else if (new URL(url).origin === settings.origin) yield say`has a target on this site: ${url}; write its path alone`
  else {
    const problem = findHostProblem(url)
    if (problem !== undefined) yield say`has an invalid target: ${url} ${problem}`
  }
}

/** A target that what is below the requested path follows: which pages there are below it, the request says. */
function* findBaseProblems({ path, query, anchor }: RedirectTarget, context: RuleContext): Generator<Message> {
  const cover = [...context.prefixes].find((prefix) => path === prefix || path.startsWith(`${prefix}/`))
  if (cover !== undefined) yield say`leads to ${path}/*, which "${cover}/*" leads on; use the last address as target`
  const bases = path === '' ? [] : listBases(context)
  if (path !== '' && !bases.includes(path)) {
    yield say`has an invalid target: no page has an address below ${path}.${didYouMean(path, context.suggest().length > 0 ? bases : [])}`
  }
  yield* findQueryProblems(query)
  if (/[\s"\\]/.test(query + anchor)) yield describeCharacters(query + anchor)
}

/** The paths of all pages, and those above them. */
function listBases({ content }: RuleContext): string[] {
  const bases = new Set<string>()
  for (const { path } of allPaths(content)) {
    for (let end = path.length; end > 0 && !bases.has(path.slice(0, end)); end = path.lastIndexOf('/', end - 1))
      bases.add(path.slice(0, end))
  }
  return [...bases]
}

function* findPageProblems(rule: RedirectRule, target: RedirectTarget, context: RuleContext): Generator<Message> {
  const { site, content, index, invalid, hidden, derived, bySource, files } = context
  const { path, query, anchor } = target
  if (invalid.has(path) || index.documents.has(path) || files.has(path)) return
  if (bySource.has(path) || (query !== '' && bySource.has(toSourceKey(`${path}?${query}`)))) {
    yield describeChain(rule, bySource)
    return
  }
  const isDerived = derived.has(path)
  if (!index.textsAt(path) && !isDerived) {
    const status = [...hidden.values()].find((one) => one.path === path)?.status
    yield status
      ? say`has an invalid target: ${path} is not published (status: ${status})`
      : say`has an invalid target: no page has the address ${path}.${didYouMean(path, context.suggest())}`
    return
  }
  if (/[\s"\\]/.test(query + anchor)) yield describeCharacters(query + anchor)
  else if (query !== '') {
    yield* findQueryProblems(query)
    const url = new URL(`${path}?${query}`, 'https://site.invalid')
    for (const problem of findSearchProblems(url, { site, content }, (name) => isComplete({ invalid }, name))) {
      yield say`has an invalid target: ${problem}`
    }
  }
  if (anchor !== '' && !isDerived) yield* findAnchorProblems(target, context)
}

function* findAnchorProblems({ path, query, anchor }: RedirectTarget, { index }: RuleContext): Generator<Message> {
  const chosen = new URLSearchParams(query).get(localeParam)
  for (const locale of isLocale(chosen) ? [chosen] : locales) {
    const anchors = index.anchorsAt(path, locale)
    if (anchors.includes(anchor)) continue
    yield say`has an invalid target: ${path} (${locale}) has no heading "#${anchor}".${didYouMean(anchor, anchors)}`
  }
}

function* findQueryProblems(query: string): Generator<Message> {
  const language = new URLSearchParams(query).get(localeParam)
  if (language === null || isLocale(language)) return
  yield say`has an invalid target: unknown language "${language}"; the languages are ${locales.join(', ')}. Did you mean "${sourceLocale}"?`
}

function describeCharacters(text: string): Message {
  return say`has an invalid target: "${text}" has a space, a quote or a backslash; write it as an address has it`
}

/** The message for a rule whose target is another rule: a redirect chain or loop. */
function describeChain(rule: RedirectRule, bySource: RuleContext['bySource']): Message {
  const chain: string[] = [rule.from]
  let next: RedirectRule | undefined = rule
  while (next && !chain.includes(next.to)) {
    chain.push(next.to)
    next = bySource.get(toSourceKey(next.to)) ?? bySource.get(parseTarget(next.to).path)
  }
  if (next) return say`starts a redirect loop: ${[...chain, next.to].join(' → ')}; remove one of its rules`
  return say`starts a redirect chain: ${chain.join(' → ')}; use the last address as target`
}
