import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { siteOutput } from '../site/site.ts'

async function start(environment: Readonly<Record<string, string>>, args: readonly string[] = []) {
  const server = spawn(process.execPath, ['src/engine/serve/node.ts', ...args], {
    env: { ...process.env, ...environment },
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await once(server, 'close')
  return { status: server.exitCode, lines: output.trim().split('\n') }
}

test.each<[string, Record<string, string>, string[], RegExp]>([
  ['no output yet', {}, ['--dir', 'nowhere'], /^There is no built site in nowhere\. Build one with "npm run build"/],
  ['an invalid port', { PORT: 'http' }, [], /^The site cannot start with these settings:$/],
  ['a bad setting', { SITE_DEFAULT_LOCALE: 'fr' }, [], /^The site cannot start with these settings:$/],
])('%s: one line with a solution', async (_name, environment, args, message) => {
  const { status, lines } = await start(environment, args)
  expect(status).toBe(1)
  expect(lines[0]).toMatch(message)
  expect(lines.length).toBeLessThanOrEqual(2)
})

test('a port in use: one line, and another port', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { status, lines } = await start({ PORT: String(port), HOST: '127.0.0.1' }, ['--dir', siteOutput])
  other.close()
  expect(status).toBe(1)
  expect(lines).toEqual([
    `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
  ])
})

test('a site with more files than a process may open', async () => {
  const command = `ulimit -n 128 && exec ${process.execPath} src/engine/serve/node.ts --dir ${siteOutput}`
  const server = spawn('sh', ['-c', command], { env: { ...process.env, PORT: '0', HOST: '127.0.0.1' } })
  const [first] = await Promise.race([once(server.stdout, 'data'), once(server.stderr, 'data')])
  server.kill()
  expect(String(first)).toMatch(/^Serving /)
})

test('a socket that is passed open, as systemd does', async () => {
  const socket = createServer().listen(0, '127.0.0.1')
  await once(socket, 'listening')
  const address = socket.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { fd }: { fd: number } = Reflect.get(socket, '_handle') // its number, for which Node has no other name
  const command = `LISTEN_PID=$$ LISTEN_FDS=1 exec ${process.execPath} src/engine/serve/node.ts --dir ${siteOutput}`
  const server = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'inherit', fd] })
  const { stdout } = server
  if (!stdout) throw new Error('the output is not read')
  const [first] = await once(stdout, 'data')
  socket.close() // the server has it now
  expect(String(first)).toContain(`:${port} `)
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  server.kill()
  await once(server, 'exit')
})
