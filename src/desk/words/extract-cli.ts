import { spawnSync } from 'node:child_process'
import { getCatalogs } from '@lingui/cli/api'
import { wordsConfig } from './words-config.ts'

// Extracts the texts of pages, as Lingui does, and those for people who edit and run the site.

// Overwriting, because a text with an id of its own keeps its former words otherwise: in its own language, what the code says counts.
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@lingui/cli/dist/lingui.js', 'extract', '--clean', '--overwrite'],
  { stdio: 'inherit' },
)
process.exitCode = status ?? 1
for (const catalog of await getCatalogs(wordsConfig)) {
  await catalog.make({ clean: true, overwrite: false, orderBy: 'origin' })
}
