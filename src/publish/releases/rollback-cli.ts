import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BuildLockError } from './build-lock.ts'
import { rollBack, RollbackError } from './roll-back.ts'

// npm run rollback -- [--out DIR]: the release before the present one, again. A server that runs keeps what it has read.
try {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } })
  const { from, to } = await rollBack(resolve(values.out))
  console.info(`${values.out} shows release ${to} again, instead of ${from}. Restart the server to serve it.`)
} catch (error) {
  const isExpected = error instanceof RollbackError || error instanceof BuildLockError
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
}
