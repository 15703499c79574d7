import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError, parseSiteConfig } from '#model/config/site-config.ts'
import { examineContent } from '#compiler/read-content.ts'
import { isUsageError } from '#publish/is-usage-error.ts'
import { toComplianceReport } from './to-compliance-report.ts'

const usage = 'npm run report:compliance -- [--content DIR]'

/** What is late, what lacks its English text, what will expire. Information: it fails nothing. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { content: { type: 'string', default: 'content' } } })
  const directory = resolve(values.content)
  if (!existsSync(directory)) {
    console.error(`There is no folder ${values.content}. Name the content's folder: ${usage}`)
    process.exitCode = 1
    return
  }
  const now = parseSiteConfig(process.env).clock()
  const { content, diagnostics } = await examineContent(directory, { now })
  console.info(toComplianceReport(content, now))
  if (diagnostics.errors.length > 0) {
    console.info('\nSome entries could not be read and are not in this report: npm run check:content names them.')
  }
}

main().catch((error: unknown) => {
  if (isUsageError(error)) console.error(`${error.message}\n${usage}`)
  else console.error(error instanceof ConfigError ? error.message : error)
  process.exitCode = 1
})
