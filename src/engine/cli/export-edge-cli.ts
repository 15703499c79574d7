import { createProgram, runProgram } from '#engine/program/create-program.ts'
import { defaultFileLimit } from '#engine/serve/edge/export/edge-limits.ts'
import { exportEdge } from '#engine/serve/edge/export/export-edge.ts'
import { ExportError } from '#engine/serve/export/export-site.ts'
import { StoreError } from '#engine/store/store-error.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'

const { out, dir, fileLimit, earlierBuilds } = createProgram(
  'npm run site -- export edge',
  'Writes the published site as a Worker of Cloudflare with its static assets, for wrangler.jsonc. See docs/deploy/edge.md.',
)
  .option('--out <dir>', 'folder of the Worker; an earlier export in it is replaced', 'dist-edge')
  .option('--dir <dir>', 'folder of the built site', 'dist')
  .option('--file-limit <number>', 'files that the plan of the account allows', String(defaultFileLimit))
  .option('--no-earlier-builds', 'leaves out the files that open pages of earlier builds need')
  .parse()
  .opts()

await runProgram(async () => {
  const limit = Number(fileLimit)
  if (!Number.isInteger(limit) || limit < 1)
    throw new ProgramError(say`--file-limit must be a whole number, such as 100000`)
  const written = await exportEdge({ from: dir, to: out, fileLimit: limit, hasEarlierBuilds: earlierBuilds })
  const { release, files, shards, packs, records } = written
  console.info(
    told(
      say`${out} has release ${String(release)}: ${records} pages and files in ${files} assets (${shards} of the index, ${packs} packs)`,
    ),
  )
}, [ExportError, StoreError])
