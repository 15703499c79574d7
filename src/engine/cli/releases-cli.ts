import { resolve } from 'node:path'
import { createProgram, runProgram } from '#engine/program/create-program.ts'
import { parseCount } from '#engine/program/parse-count.ts'
import { describeNumbers } from '#engine/store/releases/describe-numbers.ts'
import { describeRelease, describeReleases } from '#engine/store/releases/describe-releases.ts'
import { listReleases } from '#engine/store/releases/list-releases.ts'
import { StoreError } from '#engine/store/store-error.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'

const program = createProgram(
  'npm run releases --',
  'Lists the releases that a rollback can return to: when and why each was made, how many addresses it added (+), changed (~) and removed (-), what it alone needs on the disk, and which is shown.',
)
  .argument('[number]', 'lists the addresses that this release added, changed and removed', parseCount)
  .option('--out <dir>', 'folder of the output', 'dist')
  .option('--json', 'as data, with the addresses of all releases')
  .parse()
const { out, json } = program.opts()
const [number] = program.processedArgs

await runProgram(async () => {
  const releases = listReleases(resolve(out))
  const chosen = number === undefined ? releases : releases.filter((one) => one.number === number)
  if (chosen.length === 0) {
    throw new ProgramError(say`${out} has no release ${String(number)}: it keeps ${describeNumbers(releases)}`)
  }
  if (json) console.info(JSON.stringify(chosen, undefined, 2))
  else console.info(number === undefined ? describeReleases(chosen) : chosen.map(describeRelease).join('\n'))
}, [StoreError])
