import { resolve } from 'node:path'
import { createProgram, runProgram } from '#compiler/program/create-program.ts'
import { StoreError } from '#store/store-error.ts'
import { BuildLockError } from './build-lock.ts'
import { rollBack, RollbackError } from './roll-back.ts'

const { out } = createProgram(
  'npm run rollback --',
  'Shows the release before the present one again. A running server follows at once; the next build shows its own.',
)
  .option('--out <dir>', 'folder of the output', 'dist')
  .parse()
  .opts()

await runProgram(async () => {
  const { from, to } = await rollBack(resolve(out))
  console.info(`${out} shows release ${to} again, instead of ${from}. A running server shows it too.`)
}, [BuildLockError, RollbackError, StoreError])
