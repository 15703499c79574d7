import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteOutput } from '../../site/site.ts'
import { startServer } from './running-server.ts'

// A server has the sources of the server and the packages of `npm ci --omit=dev`: no build step, no other package.

interface Lock {
  packages: Record<string, { dev?: true; devOptional?: true; optional?: true; peer?: true; dependencies?: object }>
}

let folder: string
let packages: string[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'production-'))
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock // npm's format
  packages = Object.entries(lock.packages).flatMap(([path, { dev, devOptional, optional, peer }]) =>
    path === '' || dev || devOptional || optional || peer ? [] : [path],
  )
  for (const path of packages) {
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true })
    await symlink(resolve(path), target)
  }
  await cp('package.json', join(folder, 'package.json'))
  for (const layer of ['engine/serve', 'engine/store', 'engine/model', 'engine/program', 'brand', 'lib', 'i18n']) {
    await cp(join('src', layer), join(folder, 'src', layer), { recursive: true })
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the server runs from these alone, with its log and its metrics', async () => {
  const server = await startServer(
    { SERVER_ACCESS_LOG: '1', SERVER_METRICS_PORT: '0' },
    { folder, output: resolve(siteOutput) },
  )
  for (const path of ['/', '/tin-tuc?lang=en', '/tim-kiem?q=a', '/readyz', '/nowhere']) {
    const { status } = await fetch(`http://127.0.0.1:${server.port}${path}`)
    expect([path, status]).toEqual([path, path === '/nowhere' ? 404 : 200])
  }
  await server.stop()
  expect(server.stderr()).toMatch(/^Serving [^\n]*\n$/)
})

test('the project names ten packages at most for it', async () => {
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as { dependencies: object } // npm's format
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(10)
  console.info(`packages of the server, with those that they need: ${packages.join(', ')}`)
})
