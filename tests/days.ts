import { resolve } from 'node:path'
import { site } from '#site/site.ts'
import { toComplianceReport } from '../src/desk/to-compliance-report.ts'
import { settingsChecks } from '../src/engine/content/links/settings-checks.ts'
import { openContent, type ContentReader } from '../src/engine/content/open-content.ts'
import { ContentError } from '../src/engine/content/source/diagnostics.ts'
import { toPayloadContexts, toPayloads } from '../src/engine/graph/payload-context-fixture.ts'
import { parseSiteConfig, toBuildSettings } from '../src/engine/model/config/site-config.ts'
import { locales } from '../src/engine/model/locale/locale.ts'
import { toSiteMoment } from '../src/engine/model/locale/site-time.ts'
import { createProgram } from '../src/engine/program/create-program.ts'
import { machineClock } from '../src/lib/clock.ts'
import { say, type Message } from '../src/lib/say/message.ts'
import { told } from '../src/lib/say/speech.ts'
import { siteContent } from './site/site.ts'

createProgram(
  'npm run site -- test days',
  'Checks and renders the current content at later times. An error, or a page that cannot be made then, fails today; overdue reports are only information.',
).parse()

const dayMs = 24 * 60 * 60 * 1000
const config = parseSiteConfig({})
const now = machineClock()
const year = now.getUTCFullYear()

const moments: readonly (readonly [name: Message, moment: Date])[] = [
  [say`today`, now],
  [say`in 30 days`, new Date(now.getTime() + 30 * dayMs)],
  [say`in a year`, new Date(now.getTime() + 365 * dayMs)],
  [say`in three years`, new Date(now.getTime() + 3 * 365 * dayMs)],
  [say`the last minute of the year in UTC`, new Date(`${year}-12-31T23:59:00Z`)],
  [say`the last minute of the year in Vietnam`, new Date(`${year}-12-31T23:59:00+07:00`)],
]

let failed = 0
for (const folder of ['content', siteContent]) {
  const reader = openContent(site, resolve(folder))
  for (const [name, moment] of moments) {
    try {
      const { pages, files, warnings } = await make(reader, moment)
      console.info(told(say`  ok  ${folder}, ${name}: ${pages} pages, ${files} files, ${warnings} warnings`))
    } catch (error) {
      failed++
      console.error(told(say`  FAILED  ${folder}, ${name} (${toSiteMoment(moment)})`))
      console.error(error instanceof ContentError ? error.message : error)
    }
  }
  reader.close()
}
if (failed > 0) process.exitCode = 1

/** Makes all that a build makes from content, without writing it. @throws where that fails. */
async function make(reader: ContentReader, moment: Date): Promise<{ pages: number; files: number; warnings: number }> {
  // Without the check of security.txt, which is to end: it is renewed by hand each year.
  const checks = settingsChecks('public', toBuildSettings(config))
  const read = await reader.read({ now: moment, checks })
  const { content, nextChange, diagnostics } = read
  if (diagnostics.errors.length > 0) throw new ContentError(diagnostics.list)
  if (nextChange !== undefined && Date.parse(nextChange) <= moment.getTime()) {
    throw new Error(`The next change is at ${nextChange}, which has passed`)
  }
  const contexts = toPayloadContexts(read, config.origin)
  const pages = locales.reduce((sum, locale) => sum + toPayloads(contexts[locale]).length, 0)
  const made = Array.from(site.planOutputs({ contexts, build: 'days' }), (plan) => plan.prepare()).length
  toComplianceReport(content, moment)
  return { pages, files: made, warnings: diagnostics.list.length }
}
