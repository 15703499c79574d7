import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createProgram } from '../../src/engine/program/create-program.ts'
import { openStore } from '../../src/engine/store/open-store.ts'
import { describeKey } from '../../src/engine/store/output-file.ts'
import { copyProject, ended, type Project } from './project.ts'

createProgram(
  'npm run site -- test identical',
  'Builds without cache in two folders, in two time zones and with clocks years apart, and compares all files of the outputs, byte by byte, with what is sent beside them.',
).parse()

/** The build depends on SOURCE_DATE_EPOCH, not on the system clock. */
const machines = [
  { TZ: 'Asia/Ho_Chi_Minh', LANG: 'vi_VN.UTF-8' },
  {
    TZ: 'America/Los_Angeles',
    LANG: 'C',
    NODE_OPTIONS: `--import ${new URL('../shift-clock.js', import.meta.url).href}`,
    TESTS_NOW: '2023-11-21T08:00:00+07:00',
  },
]

const projects = await Promise.all(machines.map(copyProject))
try {
  const outputs: Map<string, string>[] = []
  for (const [index, project] of projects.entries()) outputs.push(await makeOutput(project, machines[index]))
  const [first = new Map<string, string>(), second = new Map<string, string>()] = outputs
  const names = [...new Set([...first.keys(), ...second.keys()])]
  const different = names.filter((name) => first.get(name) !== second.get(name))
  console.info(different.map((name) => `differs: ${name}`).join('\n') || `${names.length} files, the same bytes`)
  if (different.length > 0 || names.length === 0) process.exitCode = 1
} finally {
  for (const { directory } of projects) await rm(directory, { recursive: true, force: true })
}

/** The files of a release by address: a hash of all that servers send, and of the bytes as they are stored. */
async function makeOutput(project: Project, environment: NodeJS.ProcessEnv = {}): Promise<Map<string, string>> {
  const { status, output } = await ended(project.build(['--finish', 'now'], environment))
  if (status !== 0) throw new Error(output)
  const store = openStore(join(project.directory, 'dist'))
  const { build, settings, nextChange } = store.current()
  const files = new Map([['facts of the release', JSON.stringify({ build, settings, nextChange })]])
  for (const { key, record } of store.listFiles()) {
    const { coding, bytes } = store.readStored(record.hash)
    const hash = createHash('sha256')
      .update(JSON.stringify({ ...record, coding }))
      .update(bytes)
    files.set(describeKey(key), hash.digest('hex'))
  }
  store.close()
  return files
}
