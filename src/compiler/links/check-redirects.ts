import { readFile } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import type { Content } from '#features/content.ts'
import type { Texts } from '#model/entries/entry.ts'
import { pickText } from '#model/entries/translated.ts'
import { toExternalUrl } from '#model/urls/find-redirect.ts'
import { locales } from '#model/locale/locale.ts'
import { redirects, type ExternalRedirect, type PageRedirect, type RedirectRule } from '#model/urls/redirects.ts'
import type { BuildSettings } from '#model/config/site-config.ts'
import type { Diagnostics, Position } from '../source/diagnostics.ts'
import { suggest } from '../source/did-you-mean.ts'
import { createPositionAt } from '../source/position-at.ts'
import type { Check } from '../check/content-check.ts'
import { allPaths } from '#site/site-map.ts'
import { listFiles } from '../disk/files.ts'

const rulesFile = 'src/model/urls/redirects.ts'

/** What rules are held against. */
export interface RedirectSurroundings {
  content: Content
  /** Pages that are there and could not be read. */
  refused: ReadonlySet<string>
  /** URLs of the files that stand beside the pages. */
  files: ReadonlySet<string>
  settings: BuildSettings
  /** The text that the rules are written in, for their places. */
  source: string
}

interface Known extends RedirectSurroundings {
  texts: ReadonlyMap<string, Texts>
  /** The rule that an address follows: the first that has it. */
  byPath: ReadonlyMap<string, RedirectRule>
}

/** The check of the site's own rules, to be run with those of its content. */
export function ownRedirectsCheck(publicDirectory: string, settings: BuildSettings): Check {
  return async ({ content, refused, diagnostics }) => {
    const [source, paths] = await Promise.all([readFile(rulesFile, 'utf8'), listFiles(publicDirectory)])
    const files = new Set(paths.map((path) => `/${relative(publicDirectory, path).split(sep).join('/')}`))
    checkRedirects(redirects, { content, refused, files, settings, source }, diagnostics)
  }
}

/** The compiler knows that each target's route exists; here, that its page does, and that the rule can be reached. */
export function checkRedirects(
  rules: readonly RedirectRule[],
  surroundings: RedirectSurroundings,
  diagnostics: Diagnostics,
): void {
  const known: Known = {
    ...surroundings,
    texts: new Map([...allPaths(surroundings.content)].map(({ path, texts }) => [path, texts])),
    byPath: new Map(rules.toReversed().map((rule) => [rule.from, rule])),
  }
  const positions = findPositions(rules, surroundings.source)
  for (const [index, rule] of rules.entries()) {
    for (const problem of [...findSourceProblems(rule, known), ...findTargetProblems(rule, known)]) {
      diagnostics.error(rulesFile, positions[index] ?? start, `"${rule.from}" ${problem}`)
    }
  }
}

const pathForm = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/

/** What the server keeps for itself, and for files that the build names. */
const machineForm = /^\/(?:_|assets\/|(?:healthz|readyz)$)/

function* findSourceProblems(rule: RedirectRule, { texts, files, byPath }: Known): Generator<string> {
  const { from } = rule
  if (!pathForm.test(from)) {
    const meant = toPathForm(from)
    const hint = pathForm.test(meant) ? ` Did you mean "${meant}"?` : ''
    yield `can have no rule: a path is letters, digits and . _ ~ - between single slashes.${hint}`
  } else if (machineForm.test(from)) yield 'can have no rule: the server answers there'
  if (texts.has(from)) yield 'is a page of the site: remove the rule, or the page'
  if (files.has(from)) yield 'is a file of the site: remove the rule, or the file'
  if (byPath.get(from) !== rule) yield 'has a rule already'
}

function* findTargetProblems(rule: RedirectRule, known: Known): Generator<string> {
  if ('external' in rule) {
    const url = toExternalUrl(rule, known.settings)
    if (!URL.canParse(url)) yield `leads nowhere: ${url} is no URL`
    else if (new URL(url).origin === known.settings.origin)
      yield `leads to this site by ${url}: name the page by toHref`
    return
  }
  const { href, anchor } = rule
  const texts = known.texts.get(href)
  if (texts && anchor !== undefined) {
    for (const locale of locales) {
      const { anchors } = pickText(texts, locale)
      if (anchors.includes(anchor)) continue
      yield `leads nowhere: ${href} (${locale}) has no heading "#${anchor}".${suggest(anchor, anchors)}`
    }
  } else if (known.refused.has(href)) return
  else if (!texts && known.byPath.has(href)) yield describeWay(rule, known.byPath)
  else if (!texts) yield `leads nowhere: no page has the address ${href}.${suggest(href, [...known.texts.keys()])}`
}

/** Of a rule that leads to a rule: by which stations, and whether that ends. */
function describeWay(rule: PageRedirect, byPath: ReadonlyMap<string, RedirectRule>): string {
  const stations: string[] = [rule.from]
  let next: RedirectRule | undefined = rule
  while (next && !stations.includes(toTarget(next))) {
    stations.push(toTarget(next))
    next = byPath.get(toTarget(next))
  }
  if (next) return `leads in a circle: ${[...stations, toTarget(next)].join(' → ')}`
  return `leads to another rule: ${stations.join(' → ')}. Name the end at once`
}

function toTarget(rule: PageRedirect | ExternalRedirect): string {
  return 'external' in rule ? rule.external : rule.href
}

/** The path that was probably meant: without query, with each slash once and forward. */
function toPathForm(from: string): string {
  const segments = from.split(/[?#]/, 1)[0]?.split(/[\\/]+/) ?? []
  return `/${segments.filter(Boolean).join('/')}`
}

const start: Position = { line: 1, column: 1 }

/** Where each rule's own address stands: the rules come in the order of the text. */
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
