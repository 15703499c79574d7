import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { scanTree } from '#engine/content/source/scan-tree.ts'
import { contentOption, resolveContent } from '#engine/program/content-option.ts'
import { createProgram, runProgram } from '#engine/program/create-program.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { entities, type Entity } from './entities.ts'
import { planEntry, type EntryRequest } from './plan-entry.ts'
import { RequestError } from './request-error.ts'
import { toFactsSchema } from './to-facts-schema.ts'
import { toFieldHelp } from './to-field-help.ts'

const program = createProgram(
  'npm run new --',
  'Begins an entry: its folder, its facts and its texts, in which required fields are marked.',
)
for (const entity of entities) addCommand(entity)

/** Each collection is a command, and the fields of its entries are options of it. */
function addCommand(entity: Entity): void {
  const collection = entity.name
  const command = program.command(collection).addOption(contentOption)
  const isPage = collection === 'pages'
  if (isPage) command.argument('<address>', 'address of the page: /ho-tro/trach-nhiem')
  else command.option('--slug <slug>', 'last part of the address, where it is not made from the title')
  command.argument('<title...>', 'title in Vietnamese')
  for (const [field, help] of toFieldHelp(toFactsSchema(entity))) command.option(`--${field} <value>`, help)
  command.action(async () => {
    const { content, slug, ...given }: Record<string, string> & { content: string; slug?: string } = command.opts()
    const [path, words] = isPage ? [command.args[0], command.args.slice(1)] : [undefined, command.args]
    await writeEntry(resolveContent(content), { collection, path, title: words.join(' '), slug, given })
  })
}

async function writeEntry(directory: string, wish: Omit<EntryRequest, 'content'>): Promise<void> {
  const plan = planEntry({ ...wish, content: scanTree(directory) })
  const folder = join(directory, plan.folder)
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(plan.files)) {
    const file = join(folder, name)
    await writeFile(file, text, { flag: 'wx' })
    console.info(relative('', file))
  }
  console.info(told(say`Fill in the empty fields; npm run site -- content check lists them.`))
}

await runProgram(() => program.parseAsync(), [RequestError])
