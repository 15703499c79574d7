import { readFile } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import type { BuildSettings } from '#engine/model/config/site-config.ts'
import { allPaths } from '#engine/model/content/content-site.ts'
import type { CodeRedirects } from '#engine/model/urls/define-redirects.ts'
import { toSourceKey } from '#engine/model/urls/redirect-table.ts'
import { parseSource, type RedirectRule } from '#engine/model/urls/redirects.ts'
import { say } from '#lib/say/message.ts'
import { defineCheck, type Check, type CheckContext } from '../check/content-check.ts'
import { listFiles } from '../disk/files.ts'
import type { Position } from '../source/diagnostics.ts'
import { createPositionAt } from '../source/position-at.ts'
import { findSourceProblems } from './find-redirect-source-problems.ts'
import { findTargetProblems } from './find-redirect-target-problems.ts'
import type { RedirectInput, RuleContext, RuleProblem } from './redirect-context.ts'

/** Some rules, and where each is written. */
export interface RuleFile {
  file: string
  rules: readonly RedirectRule[]
  positionOf: (rule: RedirectRule) => Position
}

/** The check of all rules: those of the code, and those of the content. */
export function redirectsCheck(publicDirectory: string, settings: BuildSettings): Check {
  return defineCheck('redirects', 'site', async (context) => {
    const { site, checked, redirects, report } = context
    if (checked.pages.size === 0) return
    const [ofCode, paths] = await Promise.all([readCodeRules(site.redirects), listFiles(publicDirectory)])
    const files = new Set(paths.map((path) => `/${relative(publicDirectory, path).split(sep).join('/')}`))
    checkRedirects([ofCode, redirects], { ...context, files, settings }, report)
  })
}

/** How many wrong targets get the nearest right one. */
const mostSuggestions = 50

/** Each target exists, no rule hides a page, and none leads to another. */
export function checkRedirects(
  written: readonly RuleFile[],
  input: RedirectInput,
  report: Pick<CheckContext['report'], 'errorInFile' | 'warnInFile'>,
): void {
  const rules = written.flatMap((one) => one.rules)
  let addresses: readonly string[] | undefined
  let suggestions = 0
  const context: RuleContext = {
    ...input,
    bySource: new Map(rules.toReversed().map((rule) => [toSourceKey(rule.from), rule])),
    prefixes: new Set(
      rules.flatMap(({ from }) => {
        const source = parseSource(from)
        return source?.isPrefix ? [source.path] : []
      }),
    ),
    derived: new Set<string>(input.site.listDerived(input.content).map(({ path }) => path)),
    suggest: () => {
      if (++suggestions > mostSuggestions) return []
      return (addresses ??= [...new Set(Array.from(allPaths(input.content), ({ path }) => path))])
    },
  }
  for (const { file, rules: own, positionOf } of written) {
    for (const rule of own) {
      for (const { message, isWarning } of findProblems(rule, context)) {
        const add = isWarning ? report.warnInFile : report.errorInFile
        add(file, positionOf(rule), say`"${rule.from}" ${message}`)
      }
    }
  }
}

function* findProblems(rule: RedirectRule, context: RuleContext): Generator<RuleProblem> {
  yield* findSourceProblems(rule, context)
  yield* findTargetProblems(rule, context)
}

const start: Position = { line: 1, column: 1 }

/** The rules of the code, in the order of its file. */
async function readCodeRules({ file, rules }: CodeRedirects): Promise<RuleFile> {
  const source = rules.length > 0 ? await readFile(file, 'utf8') : ''
  return { file, rules, positionOf: createCodePositions(source) }
}

export function createCodePositions(source: string): RuleFile['positionOf'] {
  const positionAt = createPositionAt(source)
  return ({ from }) => {
    const found = source.indexOf(`'${from}'`)
    return found < 0 ? start : positionAt(found)
  }
}
