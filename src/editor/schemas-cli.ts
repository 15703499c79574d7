import { parseArgs } from 'node:util'
import { readSettings, writeSchemas, writeSettings } from './schema-files.ts'

// What editors' programs know of the content: a JSON Schema for each entity, from the schemas that the build checks with.
// With --check, fails where the settings in the repository do not name them all; with --quiet, leaves the settings alone.

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, quiet: { type: 'boolean', default: false } },
})

await writeSchemas('.')
const { present, wanted } = await readSettings('.')
if (present !== wanted && !values.quiet) {
  await writeSettings('.', wanted)
  if (values.check) {
    console.error('.vscode/settings.json did not name the schema of every entity. It has been written anew: commit it.')
    process.exitCode = 1
  }
}
