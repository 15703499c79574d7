import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readSourceTree } from '#compiler/source/source-tree.ts'
import { entities } from './entities.ts'
import { planEntry } from './plan-entry.ts'
import { WishError } from './wish-error.ts'

const usage = `npm run new -- COLLECTION "Tiêu đề" [--slug SLUG] [--FIELD VALUE …]
npm run new -- pages /ADDRESS "Tiêu đề" [--FIELD VALUE …]

The collections: ${entities.map(({ name }) => name).join(', ')}`

/** A new entry as a command: its folder, its facts and its texts, with what is to be written named in them. */
async function main(): Promise<void> {
  // Options are fields: which there are, the collection's schema knows.
  const { values, positionals } = parseArgs({ strict: false, allowPositionals: true, args: toArguments() })
  const [collection, ...words] = positionals
  if (collection === undefined || words.length === 0) throw new WishError(usage)
  const path = collection === 'pages' ? words.shift() : undefined
  const { slug, content = 'content', ...others } = toTexts(values)
  const title = words.join(' ')
  const tree = await readSourceTree(resolve(content))
  const plan = planEntry({ content: tree, collection, path, title, slug, given: others })
  const folder = join(resolve(content), plan.folder)
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(plan.files)) {
    const file = join(folder, name)
    await writeFile(file, text, { flag: 'wx' })
    console.info(relative('', file))
  }
  console.info('Fill in what stands empty; npm run check:content names it.')
}

/** `--field value` is two words to a parser that does not know the field. */
function toArguments(): string[] {
  const args: string[] = []
  for (const word of process.argv.slice(2)) {
    const last = args.at(-1)
    if (last !== undefined && /^--[^=]+$/.test(last) && !word.startsWith('--'))
      args[args.length - 1] = `${last}=${word}`
    else args.push(word)
  }
  return args
}

function toTexts(values: Readonly<Record<string, unknown>>): Partial<Record<string, string>> & Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string') throw new WishError(`Give --${name} a value.`)
    texts[name] = value
  }
  return texts
}

main().catch((error: unknown) => {
  console.error(error instanceof WishError ? error.message : error)
  process.exitCode = 1
})
