import { codeOf } from '#engine/content/source/describe-read-error.ts'
import { createProgram } from '#engine/program/create-program.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { readSettings, writeSchemas, writeSettings } from './schema-files.ts'

const options = createProgram(
  'npm run site -- content schemas',
  "Writes what editors' programs know of the content: a JSON Schema for each entity, and the settings that name them.",
)
  .option('--check', 'fails where the settings in the repository do not name every schema')
  .option('--quiet', 'leaves the settings as they are')
  .parse()
  .opts()

try {
  await writeSchemas('.')
} catch (error) {
  const reason = codeOf(error)
  if (options.quiet !== true || reason === undefined) throw error
  // The site runs without them: only editors' programs read them.
  console.warn(told(say`warning: the schemas for editors' programs were not written: ${reason}`))
}
const { present, wanted } = await readSettings('.')
if (present !== wanted && !options.quiet) {
  await writeSettings('.', wanted)
  if (options.check) {
    console.error(
      told(say`.vscode/settings.json did not name the schema of every entity. It has been written anew: commit it.`),
    )
    process.exitCode = 1
  }
}
