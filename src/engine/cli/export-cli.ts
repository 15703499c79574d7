import { createProgram, runProgram } from '#engine/program/create-program.ts'
import { exportSite, ExportError } from '#engine/serve/export/export-site.ts'
import { StoreError } from '#engine/store/store-error.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'

const { out, dir, compressed } = createProgram(
  'npm run site -- export files',
  'Writes the published site as plain files, with their list in site.json, for servers that want files.',
)
  .requiredOption('--out <dir>', 'folder of the files; an earlier export in it is replaced')
  .option('--dir <dir>', 'folder of the built site', 'dist')
  .option('--compressed', 'writes .br and .gz beside each text')
  .parse()
  .opts()

await runProgram(async () => {
  const count = await exportSite({ from: dir, to: out, isCompressed: compressed === true })
  console.info(told(say`${out} has the ${count} files of the site in ${dir}`))
}, [ExportError, StoreError])
