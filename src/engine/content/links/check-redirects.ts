import { readFile } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import type { BuildSettings } from '#engine/model/config/site-config.ts'
import { allPaths } from '#engine/model/content/content-site.ts'
import type { Content } from '#engine/model/entries/content.ts'
import { pickText } from '#engine/model/entries/translated.ts'
import { locales } from '#engine/model/locale/locale.ts'
import {
  redirectsFile,
  type ExternalRedirect,
  type PageRedirect,
  type RedirectRule,
} from '#engine/model/urls/redirects.ts'
import { say, type Message } from '#lib/say/message.ts'
import { defineCheck, type Check, type Report } from '../check/content-check.ts'
import type { ContentIndex } from '../check/content-index.ts'
import { listFiles } from '../disk/files.ts'
import { findHostProblem } from '../markdown/find-host-problem.ts'
import type { Position } from '../source/diagnostics.ts'
import { didYouMean } from '../source/did-you-mean.ts'
import { createPositionAt } from '../source/position-at.ts'

/** The site that rules are checked against. */
export interface RedirectInput {
  content: Content
  index: ContentIndex
  /** The paths of pages that exist but are invalid. */
  invalid: ReadonlySet<string>
  /** The URLs of public files. */
  files: ReadonlySet<string>
  settings: BuildSettings
  /** The source code of the rules, for the positions of errors. */
  source: string
}

interface RuleContext extends RedirectInput {
  /** The rule for each path; of several, the first. */
  byPath: ReadonlyMap<string, RedirectRule>
}

/** The check of the rules of this site. */
export function redirectsCheck(publicDirectory: string, settings: BuildSettings): Check {
  return defineCheck('redirects', 'site', async ({ site, content, checked, index, invalid, report }) => {
    if (checked.pages.size === 0) return
    const [source, paths] = await Promise.all([readFile(redirectsFile, 'utf8'), listFiles(publicDirectory)])
    const files = new Set(paths.map((path) => `/${relative(publicDirectory, path).split(sep).join('/')}`))
    checkRedirects(site.redirects, { content, index, invalid, files, settings, source }, report)
  })
}

/** Types ensure that the route of each target exists; this check, that its page does and that the rule is used. */
export function checkRedirects(
  rules: readonly RedirectRule[],
  input: RedirectInput,
  report: Pick<Report, 'errorInFile'>,
): void {
  const context: RuleContext = {
    ...input,
    byPath: new Map(rules.toReversed().map((rule) => [rule.from, rule])),
  }
  const positions = findPositions(rules, input.source)
  for (const [index, rule] of rules.entries()) {
    for (const problem of [...findSourceProblems(rule, context), ...findTargetProblems(rule, context)]) {
      report.errorInFile(redirectsFile, positions[index] ?? start, say`"${rule.from}" ${problem}`)
    }
  }
}

const pathPattern = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/

/** Paths of the server and of files that the build names. */
const reservedPattern = /^\/(?:_|assets\/|(?:healthz|readyz)$)/

function* findSourceProblems(rule: RedirectRule, { index, files, byPath }: RuleContext): Generator<Message> {
  const { from } = rule
  if (!pathPattern.test(from)) {
    const normalized = normalizePath(from)
    const hint = pathPattern.test(normalized) ? say` Did you mean "${normalized}"?` : ''
    yield say`is an invalid path: use letters, digits and . _ ~ - between single slashes.${hint}`
  } else if (reservedPattern.test(from)) yield say`is reserved for the server; choose another path`
  if (index.textsAt(from)) yield say`is the path of a page; remove the rule or the page`
  if (files.has(from)) yield say`is the path of a file; remove the rule or the file`
  if (byPath.get(from) !== rule) yield say`already has a rule; remove one of the two`
}

function* findTargetProblems(rule: RedirectRule, context: RuleContext): Generator<Message> {
  if ('external' in rule) {
    const url = rule.external
    if (!URL.canParse(url)) yield say`has an invalid target: ${url} is not a URL`
    else if (new URL(url).origin === context.settings.origin)
      yield say`has a target on this site: ${url}; use toHref instead of a URL`
    else {
      const problem = findHostProblem(url)
      if (problem !== undefined) yield say`has an invalid target: ${url} ${problem}`
    }
    return
  }
  const { href, anchor } = rule
  const texts = context.index.textsAt(href)
  if (texts && anchor !== undefined) {
    for (const locale of locales) {
      const { anchors } = pickText(texts, locale)
      if (anchors.includes(anchor)) continue
      yield say`has an invalid target: ${href} (${locale}) has no heading "#${anchor}".${didYouMean(anchor, anchors)}`
    }
  } else if (context.invalid.has(href)) return
  else if (!texts && context.byPath.has(href)) yield describeChain(rule, context.byPath)
  else if (!texts) {
    yield say`has an invalid target: no page has the address ${href}.${didYouMean(
      href,
      [...allPaths(context.content)].map(({ path }) => path),
    )}`
  }
}

/** The message for a rule whose target is another rule: a redirect chain or loop. */
function describeChain(rule: PageRedirect, byPath: ReadonlyMap<string, RedirectRule>): Message {
  const chain: string[] = [rule.from]
  let next: RedirectRule | undefined = rule
  while (next && !chain.includes(toTarget(next))) {
    chain.push(toTarget(next))
    next = byPath.get(toTarget(next))
  }
  if (next) return say`starts a redirect loop: ${[...chain, toTarget(next)].join(' → ')}; remove one of its rules`
  return say`starts a redirect chain: ${chain.join(' → ')}; use the last address as target`
}

function toTarget(rule: PageRedirect | ExternalRedirect): string {
  return 'external' in rule ? rule.external : rule.href
}

/** The path without a query, with single forward slashes. */
function normalizePath(from: string): string {
  const segments = from.split(/[?#]/, 1)[0]?.split(/[\\/]+/) ?? []
  return `/${segments.filter(Boolean).join('/')}`
}

const start: Position = { line: 1, column: 1 }

/** The position of the path of each rule; rules are in the order of the source code. */
function findPositions(rules: readonly RedirectRule[], source: string): Position[] {
  const positionAt = createPositionAt(source)
  let offset = 0
  return rules.map(({ from }) => {
    const found = source.indexOf(`'${from}'`, offset)
    if (found < 0) return start
    offset = found + 1
    return positionAt(found)
  })
}
