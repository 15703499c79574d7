import { ConfigError } from '#engine/model/config/parse-settings.ts'
import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import { createProgram, runProgram } from '#engine/program/create-program.ts'
import { ExportError } from '#engine/serve/export/export-site.ts'
import { exportForNginx } from '#engine/serve/nginx/export-for-nginx.ts'
import { StoreError } from '#engine/store/store-error.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'

const { out, dir, root, keep } = createProgram(
  'npm run site -- export nginx',
  'Writes the published site as files and a configuration for nginx. Settings are those of the server.',
)
  .requiredOption('--out <dir>', 'folder of the exports; `current` in it is a link to the newest')
  .option('--dir <dir>', 'folder of the built site', 'dist')
  .option('--root <path>', 'path of the folder of the exports on the server, if it is copied there')
  .option('--keep <n>', 'how many exports stay, with the newest', '5')
  .parse()
  .opts()

await runProgram(async () => {
  if (!/^[1-9]\d*$/.test(keep)) throw new ProgramError(say`--keep ${keep} is not a number from 1`)
  const config = parseSiteConfig(process.env)
  const { directory, fileCount } = await exportForNginx({ from: dir, to: out, root, keep: Number(keep), config })
  console.info(
    told(say`${directory} has the ${fileCount} files of the site in ${dir}; its README.md says how nginx serves them`),
  )
}, [ConfigError, ExportError, StoreError])
