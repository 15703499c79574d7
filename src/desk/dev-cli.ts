import { createServer, type ServerOptions } from 'vite'
import { createProgram, runProgram } from '#engine/program/create-program.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'

const { port, host } = createProgram(
  'npm run dev --',
  'Serves the site while you write, with drafts and scheduled entries. Changes show at once.',
)
  .option('--port <number>', 'port; the next that is free where it is in use', '5173')
  .option('--host [address]', 'lets other machines of the network see it')
  .parse()
  .opts()

await runProgram(async () => {
  const start = performance.now()
  const wanted = Number(port)
  if (!/^\d{1,5}$/.test(port) || wanted > 65_535)
    throw new ProgramError(say`--port ${port} is not a port; use a number from 0 to 65535`)
  const options: ServerOptions = { port: wanted, ...(host !== undefined && { host }) }
  const server = await createServer({ server: options })
  await server.listen()
  const took = Math.round(performance.now() - start)
  const { local = [], network = [] } = server.resolvedUrls ?? {}
  console.info(told(say`The preview is ready, after ${took} ms`))
  for (const url of local) console.info(told(say`  On this machine: ${url}`))
  for (const url of network) console.info(told(say`  From other machines: ${url}`))
  console.info(told(say`  Ctrl+C ends it`))
})
