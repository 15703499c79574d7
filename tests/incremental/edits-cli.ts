import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { createProgram, runProgram } from '../../src/engine/program/create-program.ts'
import { parseCount } from '../../src/engine/program/parse-count.ts'
import { toFirstState } from './edits/site-state.ts'
import { prepareBuilders } from './open-builders.ts'
import { prepareProgramBuilders } from './open-program-builders.ts'
import { readEditedCode } from './read-edited-code.ts'
import { runEdits } from './run-edits.ts'
import { readSmallContent } from './small-content.ts'

const { steps, seed, length, compareEvery, code, finish } = createProgram(
  'npm run site -- test edits',
  "Makes random edits of a part of the tests' site, publishes after each, and compares the output with that of clean builds. Prints the seed, and the fewest edits that fail.",
)
  .option('--steps <count>', 'how many edits, at least', parseCount, 300)
  .option('--seed <number>', 'repeats a run', parseCount, randomInt(1, 100_000_000))
  .option('--length <count>', 'how many edits may follow one another', parseCount, 30)
  .option(
    '--compare-every <count>',
    'after how many edits an output is compared; it always is after the last',
    parseCount,
    3,
  )
  .option('--code', 'changes navigation, redirects, messages and styles too; runs the programs, which takes longer')
  .option('--finish', 'compares outputs with social images and the best compression, which takes longer')
  .parse()
  .opts()

await runProgram(async () => {
  const start = performance.now()
  console.info(`seed ${seed}`)
  const first = toFirstState(await readSmallContent(), await readEditedCode())
  const { open, remove } = await (code ? prepareProgramBuilders(first) : prepareBuilders(first))
  try {
    const isEqual = await runEdits({
      steps,
      seed,
      length,
      compareEvery,
      hasCode: code === true,
      isFinished: finish === true,
      first,
      openBuilders: open,
      report: (line) => console.info(line),
    })
    const seconds = Math.round((performance.now() - start) / 1000)
    if (isEqual) console.info(`All outputs are those of clean builds (${seconds} s on ${availableParallelism()} cores)`)
    else process.exitCode = 1
  } finally {
    await remove()
  }
})
