import { relative, resolve, sep } from 'node:path'
import { listFiles } from '#engine/content/disk/files.ts'
import { readContent } from '#engine/content/read-content.ts'
import { ConfigError } from '#engine/model/config/parse-settings.ts'
import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import { contentOption, resolveContent } from '#engine/program/content-option.ts'
import { createProgram, runProgram } from '#engine/program/create-program.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { site } from '#site/site.ts'
import { findUnanswered } from './find-unanswered.ts'
import { readSitemap } from './read-sitemap.ts'
import { toRuleLines } from './to-rule-lines.ts'

const program = createProgram(
  'npm run site -- report addresses',
  'Lists the addresses of a former site that nothing here answers, as rules for redirects.yaml, each with the nearest page: a proposal for somebody to look at. Information: it fails nothing.',
)
  .argument(
    '<sitemap>',
    'a file: sitemap.xml, its index with the others beside it, packed ones, or a list with an address a line',
  )
  .addOption(contentOption)
  .parse()
const { content: name } = program.opts()
const [file] = program.processedArgs

async function main(): Promise<void> {
  const { addresses, missing } = await readSitemap(file)
  const { content } = await readContent(site, resolveContent(name), { now: parseSiteConfig(process.env).clock() })
  const publicFolder = resolve('public')
  const files = new Set(
    (await listFiles(publicFolder)).map((path) => `/${relative(publicFolder, path).split(sep).join('/')}`),
  )
  const found = await findUnanswered(addresses, { site, content, files })
  for (const url of missing) console.info(`# ${told(say`Not read: ${url} is not beside the index`)}`)
  console.info(
    `# ${told(say`Of ${addresses.length} addresses nothing answers ${found.length}; for ${found.filter(({ nearest }) => nearest !== undefined).length} there is a page that is near`)}`,
  )
  for (const line of toRuleLines(found)) console.info(line)
}

await runProgram(main, [ConfigError])
