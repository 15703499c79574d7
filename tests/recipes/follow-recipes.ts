import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createProgram } from '../../src/engine/program/create-program.ts'
import { built } from '../releases/project.ts'
import { readOutput } from '../site/read-output.ts'
import { collection } from './collection.ts'
import { openCopy, type Copy, type Recipe } from './copy.ts'
import { fieldWithFilter } from './field-with-filter.ts'
import { menuItem } from './menu-item.ts'
import { setting } from './setting.ts'

// Follows recipes of docs/recipes.md in a copy of the project: it must compile and be built, show what was added, and no recipe may
// touch more files of code than docs/recipes.md says. Part of npm run site -- test full.

const recipes = { collection, 'field-with-filter': fieldWithFilter, 'menu-item': menuItem, setting } as const
type Name = keyof typeof recipes

const { only, leaveOut } = createProgram(
  'node tests/recipes/follow-recipes.ts',
  'Follows the recipes of docs/recipes.md in a copy of the project, and looks at its pages.',
)
  .option('--only <name>', `one of ${Object.keys(recipes).join(', ')}`, toName)
  .option('--leave-out <step>', 'the number of a step that is not done: then this must fail', Number)
  .parse()
  .opts()

function toName(text: string): Name {
  if (text in recipes) return text as Name // has just been asked
  throw new Error(`There is no recipe ${text}: choose one of ${Object.keys(recipes).join(', ')}`)
}

const followed: readonly Recipe[] = only === undefined ? Object.values(recipes) : [recipes[only]]
const problems: string[] = []
const copy = await openCopy()
try {
  for (const recipe of followed) await follow(recipe)
  await finish(copy)
  await built(copy)
  const site = readOutput(join(copy.directory, 'dist'))
  for (const { name, shows } of followed)
    for (const [what, isShown] of Object.entries(shows(site))) {
      console.info(`  ${isShown ? 'ok    ' : 'FAILED'}  ${name}: ${what}`)
      if (!isShown) problems.push(what)
    }
} finally {
  await rm(copy.directory, { recursive: true, force: true })
}
if (problems.length > 0) process.exitCode = 1

async function follow({ name, limit, steps }: Recipe): Promise<void> {
  copy.touched.clear()
  for (const [index, step] of steps.entries()) if (index + 1 !== leaveOut) await step(copy)
  console.info(`${name}: ${copy.touched.size} files of code (${[...copy.touched].join(', ')})`)
  if (copy.touched.size > limit) problems.push(`${name} touches more than ${limit} files`)
}

/** Does what every recipe ends with: generated files, translations, and the compiler. */
async function finish({ run, edit, directory }: Copy): Promise<void> {
  run(process.execPath, 'src/engine/cli/routes-cli.ts')
  run('node_modules/.bin/lingui', 'extract', '--clean')
  for (const [id, text] of followed.flatMap(({ english }) => Object.entries(english)))
    await edit('src/i18n/locales/en/messages.po', new RegExp(`(msgid "${id}"\\nmsgstr) ""`), `$1 "${text}"`)
  // Without tests, which are not copied.
  const program = {
    extends: './tsconfig.json',
    include: ['src', 'routes'],
    exclude: ['**/*.test.ts', '**/*-fixture.ts'],
  }
  await writeFile(join(directory, 'tsconfig.program.json'), JSON.stringify(program))
  run('node_modules/.bin/tsc', '-p', 'tsconfig.program.json')
}
