import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProgram } from '../src/engine/program/create-program.ts'
import { startInEnglish } from './in-english.ts'
import { program, runSteps, type Step } from './run-steps.ts'

startInEnglish()

// The two commands of a newcomer, where the folder has a name of this country and npm has the settings of a server; then the
// checks. Part of `npm run site -- test full`.

createProgram(
  'node tests/other-folder.ts',
  'Starts and checks a copy of the project in a folder with other letters.',
).parse()

const parent = await mkdtemp(join(await realpath(tmpdir()), 'other-'))
const folder = join(parent, 'dự án [x] 100%')
const settings = { NODE_ENV: 'production', npm_config_ignore_scripts: 'true', npm_config_omit: 'dev' }

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
for (const file of files.split('\0').filter(Boolean)) await cp(file, join(folder, file))
try {
  execFileSync('cp', ['-al', 'node_modules', folder], { stdio: 'ignore' })
} catch {
  // On another disk, or without links between files.
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
}
process.chdir(folder)

/** The first page of the server that `npm start` starts. */
async function start(): Promise<number> {
  const server = spawn('npm', ['start'], {
    env: { ...process.env, ...settings, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  try {
    let output = ''
    server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    for (;;) {
      const address = /http:\/\/\S+/.exec(output)?.[0]
      if (address !== undefined) return (await fetch(address)).status
      await Promise.race([once(server.stdout, 'data'), once(server, 'close')])
      if (server.exitCode !== null) throw new Error(`npm start ended with ${server.exitCode}:\n${output}`)
    }
  } finally {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid)
  }
}

const npm = (name: string, ...args: string[]): Step => ({ name, command: 'npm', args: ['run', '-s', ...args] })

try {
  const status = await start()
  if (status !== 200) throw new Error(`The start page of ${folder} answers ${status}`)
  await runSteps(
    'other folder',
    [
      [program('route tree', 'src/engine/cli/routes-cli.ts', '--check')],
      [npm('setup', 'site', '--', 'setup')],
      [program('messages', 'tests/messages.ts')],
      [
        {
          name: 'unit',
          command: join('node_modules', '.bin', 'vitest'),
          args: ['run', '--config', 'tests/vitest.config.ts', '--project', 'unit'],
        },
      ],
    ],
    { runAll: true },
  )
} finally {
  process.chdir('/')
  await rm(parent, { recursive: true, force: true })
}
