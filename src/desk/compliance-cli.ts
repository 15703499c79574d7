import { readContent } from '#engine/content/read-content.ts'
import { ConfigError } from '#engine/model/config/parse-settings.ts'
import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import { contentOption, resolveContent } from '#engine/program/content-option.ts'
import { createProgram, runProgram } from '#engine/program/create-program.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { site } from '#site/site.ts'
import { toComplianceReport } from './to-compliance-report.ts'
import { toUnrecordedBlock } from './to-unrecorded-block.ts'

const command = 'npm run site -- report compliance'
const { content: name } = createProgram(
  command,
  'Lists what is overdue and what is due next, what is late, what lacks its English text and what will expire. Information: it fails nothing.',
)
  .addOption(contentOption)
  .parse()
  .opts()

async function main(): Promise<void> {
  const now = parseSiteConfig(process.env).clock()
  const { content, diagnostics, lock } = await readContent(site, resolveContent(name), { now })
  console.info(toComplianceReport(content, now))
  if (lock) console.info(toUnrecordedBlock(content, now, lock))
  if (diagnostics.errors.length > 0) {
    console.info(
      `\n${told(say`Some entries could not be read and are not in this report: npm run site -- content check names them.`)}`,
    )
  }
}

await runProgram(main, [ConfigError])
