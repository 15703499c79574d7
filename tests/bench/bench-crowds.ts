import { resolve } from 'node:path'
import { createProgram, runProgram } from '../../src/engine/program/create-program.ts'
import { parseCount } from '../../src/engine/program/parse-count.ts'
import { startServer } from '../server/node/running-server.ts'
import { siteOutput } from '../site/site.ts'
import { describeMachine, readMachine } from './read-machine.ts'
import { crowdNames, percentile, probe, probed, startCrowd, type Probed, type Times } from './serve/crowds.ts'
import { toTable } from './to-table.ts'

const { code, dir, rounds, seconds } = createProgram(
  'npm run site -- bench crowds',
  'Measures how long one visitor waits while many others search, filter lists, pipeline requests or load archives. Compare figures of one run only.',
)
  .option('--code <folder>', 'the project whose server is measured, such as a clone of another commit', '.')
  .option('--dir <dir>', 'folder of the published site', siteOutput)
  .option('--rounds <count>', 'how often each crowd comes, in turn', parseCount, 3)
  .option('--seconds <count>', 'how long each time', parseCount, 5)
  .parse()
  .opts()

await runProgram(async () => {
  console.info(describeMachine(readMachine()))
  const found = new Map<string, Times[]>()
  for (let round = 0; round < rounds; round++) {
    for (const crowd of [undefined, ...crowdNames]) {
      // Each crowd meets a server that nothing has warmed up or filled but what everybody asks for.
      const server = await startServer({}, { folder: resolve(code), output: resolve(dir) })
      await probe(server.port, 1)
      const stop = crowd && (await startCrowd(crowd, server.port))
      const times = await probe(server.port, seconds)
      await stop?.()
      await server.stop()
      const name = crowd ?? 'quiet'
      found.set(name, [...(found.get(name) ?? []), times])
    }
  }
  // Of the quietest round: other programs on the machine only add.
  const figure = (name: string, path: Probed, share: number) =>
    Math.min(...(found.get(name) ?? []).map((times) => percentile(times[path], share)))
  const rows = ['quiet', ...crowdNames].map((name) => [
    name,
    ...probed.flatMap((path) =>
      [0.5, 0.99].map((share) => {
        const time = figure(name, path, share)
        return `${time.toFixed(1)} (${(time / figure('quiet', path, share)).toFixed(1)} ×)`
      }),
    ),
  ])
  console.info(toTable(['', ...probed.flatMap((path) => [`${path} p50`, `${path} p99`])], rows))
})
