import { readFile, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createProgram } from '../../src/compiler/program/create-program.ts'
import { parseCount } from '../../src/compiler/program/parse-count.ts'
import type { SiteManifest } from '../../src/model/config/site-manifest.ts'
import { lockFile } from '../../src/publish/releases/release-folders.ts'
import { built, copyProject, ended, findPort, serve } from './project.ts'

const [kills] = createProgram(
  'npm run test:kills --',
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
    const child = project.build()
    // Spread over the duration of a build, up to its end.
    const timer = setTimeout(() => child.kill('SIGKILL'), (full * (round + 1)) / kills)
    const { status } = await ended(child)
    clearTimeout(timer)
    if (status === 0) completed++
    const answer = await fetch(`${server.origin}/trang-chu`)
    const fault = answer.status === 200 ? await findFault(dist) : `the server answers ${answer.status}`
    if (!fault) continue
    broken++
    console.error(`kill ${round + 1}: ${fault}`)
  }
  await server.stop()
  const last = await built(project)
  const left = await readdir(join(project.directory, '.dist.releases'))
  const pages = await readManifest(dist)
  console.info(
    `${kills} builds of ${first} killed (${completed} had ended before): ${broken} times the output was broken`,
  )
  console.info(
    `the next build (${last}) succeeded with ${Object.keys(pages.pages).length} pages; left: ${left.join(' ')}`,
  )
  const isTidy = left.every((name) => /^\d{6}$/.test(name) || name === lockFile)
  if (broken > 0 || !isTidy || !pages.pages[`/tin-tuc/tin-them-${kills - 1}`]) process.exitCode = 1
} finally {
  await rm(project.directory, { recursive: true, force: true })
}

async function readManifest(dist: string): Promise<SiteManifest> {
  return JSON.parse(await readFile(join(dist, 'site.json'), 'utf8'))
}

/** The error of the first file of the manifest that is missing; undefined where none is. */
async function findFault(dist: string): Promise<string | undefined> {
  try {
    const { pages, files, notFound } = await readManifest(dist)
    const records = [
      ...Object.values(files),
      ...Object.values(notFound),
      ...Object.values(pages).flatMap((page) => Object.values(page).flat()),
    ]
    await Promise.all(records.map(({ file }) => stat(join(dist, file))))
    return undefined
  } catch (error) {
    return String(error)
  }
}
