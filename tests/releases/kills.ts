import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { disclosureLogFile } from '../../src/engine/content/archive/disclosure-log.ts'
import { createProgram } from '../../src/engine/program/create-program.ts'
import { parseCount } from '../../src/engine/program/parse-count.ts'
import { reserveFile } from '../../src/engine/store/disk-reserve.ts'
import { objectsFolder } from '../../src/engine/store/objects.ts'
import { openStore } from '../../src/engine/store/open-store.ts'
import { lockFile } from '../../src/engine/store/output-folder.ts'
import { storeFile } from '../../src/engine/store/schema.ts'
import { readOutput } from '../site/read-output.ts'
import { built, copyProject, ended, findPort, serve } from './project.ts'

const [kills] = createProgram(
  'npm run site -- test kills',
  'Kills builds at any time, while a server runs, and checks that the output stays complete.',
)
  .argument('[count]', 'how many builds', parseCount, 50)
  .parse().processedArgs
const project = await copyProject()
try {
  const first = await built(project)
  // The first build makes everything; the killed builds only add an entry.
  await project.addNews('tin-moi')
  const start = performance.now()
  await built(project)
  const full = performance.now() - start
  const dist = join(project.directory, 'dist')
  const server = await serve(project, await findPort())
  let broken = 0
  let completed = 0
  for (let round = 0; round < kills; round++) {
    await project.addNews(`tin-them-${round}`)
    const child = project.build(['--finish', 'never'])
    // Spread over the duration of a build, up to its end.
    const timer = setTimeout(() => child.kill('SIGKILL'), (full * (round + 1)) / kills)
    const { status } = await ended(child)
    clearTimeout(timer)
    if (status === 0) completed++
    const answer = await fetch(`${server.origin}/trang-chu`)
    const fault = answer.status === 200 ? findFault(dist) : `the server answers ${answer.status}`
    if (!fault) continue
    broken++
    console.error(`kill ${round + 1}: ${fault}`)
  }
  await server.stop()
  // The last killed build may have ended: without a change, there would be nothing to build.
  await project.addNews('tin-cuoi')
  const last = await built(project)
  const left = await readdir(dist)
  const { pages } = readOutput(dist)
  console.info(
    `${kills} builds of ${first} killed (${completed} had ended before): ${broken} times the output was broken`,
  )
  console.info(`the next build (${last}) succeeded with ${pages.size} pages; left: ${left.join(' ')}`)
  const known = [objectsFolder, storeFile, lockFile, reserveFile, disclosureLogFile]
  const unknown = left.filter((name) => !known.includes(name))
  const missing = ['tin-cuoi', `tin-them-${kills - 1}`].filter((name) => !pages.has(`/tin-tuc/${name}`))
  if (unknown.length > 0) console.error(`${unknown.join(', ')}: left by builds that were killed`)
  if (missing.length > 0) console.error(`${missing.join(', ')}: not in the output`)
  if (broken > 0 || unknown.length > 0 || missing.length > 0) process.exitCode = 1
} finally {
  await rm(project.directory, { recursive: true, force: true })
}

/** The error of the first file of the release whose content is missing; undefined where none is. */
function findFault(dist: string): string | undefined {
  try {
    const store = openStore(dist)
    try {
      for (const { record } of store.listFiles()) store.readStored(record.hash)
      return undefined
    } finally {
      store.close()
    }
  } catch (error) {
    return String(error)
  }
}
