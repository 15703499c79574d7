import { createProgram, runProgram } from '#compiler/program/create-program.ts'
import { StoreError } from '#store/store-error.ts'
import { exportSite, ExportError } from './export-site.ts'

const { out, dir, compressed } = createProgram(
  'npm run export --',
  'Writes the published site as plain files, with their list in site.json, for servers that want files.',
)
  .requiredOption('--out <dir>', 'folder of the files; an earlier export in it is replaced')
  .option('--dir <dir>', 'folder of the built site', 'dist')
  .option('--compressed', 'writes .br and .gz beside each text')
  .parse()
  .opts()

await runProgram(async () => {
  const count = await exportSite({ from: dir, to: out, isCompressed: compressed === true })
  console.info(`${out} has the ${count} files of the site in ${dir}`)
}, [ExportError, StoreError])
