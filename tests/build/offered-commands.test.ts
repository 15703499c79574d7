import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { shortCommands, siteCommands } from '../../src/desk/site/site-commands.ts'
import { toDiscloseCommand } from '../../src/engine/model/content/disclose-command.ts'
import { findCommands, type OfferedCommand } from './offered/find-commands.ts'

// Each command that a message offers, in each language, is one that its program takes: with the arguments and options that it needs.

/** Names of programs alone, which no one is told to type as they are. */
const mentions = new Set(['npm run take-down', 'npm run disclose', 'npm run new'])

/** The program of a command, and the arguments that it is started with; undefined where it has no options of its own. */
function findProgram({ script, args }: OfferedCommand): { program: string; args: readonly string[] } | undefined {
  if (script !== 'site') {
    const program = shortCommands[script === 'publish' ? 'build' : script]?.program
    const given = script === 'new' && args[0] === 'x' ? ['news', ...args.slice(1)] : args
    return program === undefined || program === 'src/engine/serve/node.ts' ? undefined : { program, args: given }
  }
  const names = siteCommands.filter(({ name }) => name.split(' ').every((one, index) => one === args[index]))
  const found = names.toSorted((a, b) => b.name.length - a.name.length)[0]
  if (!found || found.isFixed || (!found.program.endsWith('-cli.ts') && !found.program.startsWith('src/site')))
    return undefined
  return { program: found.program, args: [...(found.args ?? []), ...args.slice(found.name.split(' ').length)] }
}

/** Why programs refuse commands; an empty text for each that is taken. */
async function parseWith(program: string, lines: readonly (readonly string[])[]): Promise<string[]> {
  const preload = new URL('offered/parse-only.js', import.meta.url).href
  const env = { ...process.env, LC_ALL: 'en_US.UTF-8', COMMAND_LINES: JSON.stringify(lines) }
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', preload, program], { env })
  return JSON.parse(stdout) as string[] // as it prints them
}

/** Why the commands of texts are refused. Words of a sentence may follow a command. */
async function findRefused(commands: readonly OfferedCommand[]): Promise<string[]> {
  const known = commands.flatMap((one) => {
    const found = mentions.has(one.text) ? undefined : findProgram(one)
    return found ? [{ ...one, ...found }] : []
  })
  const byProgram = [...Map.groupBy(known, ({ program }) => program)]
  const refused = byProgram.map(async ([program, ofProgram]) => {
    const tried = ofProgram.map(({ args, text }) => ({ text, variants: toVariants(args) }))
    const answers = await parseWith(
      program,
      tried.flatMap(({ variants }) => variants),
    )
    let next = 0
    return tried.flatMap(({ text, variants }) => {
      const own = answers.slice(next, (next += variants.length))
      return own.includes('') ? [] : [`${text}: ${own[0]?.split('\n')[0]}`]
    })
  })
  return (await Promise.all(refused)).flat()
}

/** The arguments, and those without the words of the sentence that follow them. */
function toVariants(args: readonly string[]): (readonly string[])[] {
  const variants = [args]
  for (let end = args.length; end > 0 && /^[\p{Ll}]+$/u.test(args[end - 1] ?? ''); end--)
    variants.push(args.slice(0, end - 1))
  return variants
}

test('the commands of all messages, in the code and in each language, are taken', async () => {
  const sources = globSync(['src/**/*.{ts,tsx,js}'], { exclude: ['**/*.test.ts', '**/*.gen.ts'] })
  const withoutComments = sources.map((path) =>
    readFileSync(path, 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$|createProgram\(\s*'[^']*'/gm, ''),
  )
  const catalogues = globSync('src/i18n/locales/*/editors.po').map((path) => readFileSync(path, 'utf8'))
  const recipes = Array.from(
    readFileSync('docs/recipes.md', 'utf8').matchAll(/^```sh\n([^]*?)^```/gm),
    ([, code = '']) => code,
  )
  const commands = [...withoutComments, ...catalogues, ...recipes].flatMap(findCommands)
  expect(commands.length).toBeGreaterThan(100)
  expect(await findRefused(commands)).toEqual([])
})

test('the commands that disclose, in each of their forms, are taken', async () => {
  const places = [{}, { content: 'tests/site/content', out: 'dist/other' }]
  const texts = (['Disclose', 'Correct', 'Withdraw', 'Postpone'] as const).flatMap((verb) =>
    places.map((one) => String(toDiscloseCommand(verb, 'disclosures/a', one))),
  )
  const commands = texts.flatMap(findCommands)
  expect(commands).toHaveLength(8)
  expect(await findRefused(commands)).toEqual([])
})

test.each<[string, string[]]>([
  [
    'Run npm run disclose -- withdraw disclosures/a; or not',
    ['npm run disclose -- withdraw disclosures/a: error: missing: --by <name>, --reason-vi <text>, --reason-en <text>'],
  ],
  ['"npm run build -- --oui"', ["npm run build -- --oui\": error: unknown option '--oui'"]],
  ['see npm run site -- content check', []],
  ['npm run site -- content check names them.', []],
  [
    'npm run site -- content check --names them',
    ["npm run site -- content check --names them: error: unknown option '--names'"],
  ],
  ['write \\"npm run new -- news \\"TITLE\\"\\", or npm run new -- news \\"${a} b\\" --category x', []],
  [
    'npm run rollback -- --to {0}.',
    [
      "npm run rollback -- --to x.: error: option '--to <number>' argument 'x' is invalid. It is a whole number from 1.",
    ],
  ],
])('in %j', async (text, refused) => {
  expect(await findRefused(findCommands(text))).toEqual(refused)
})
