import { existsSync } from 'node:fs'
import { readFile, realpath } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Command } from '@commander-js/extra-typings'
import { serve } from '@hono/node-server'
import { inParallel } from '#lib/in-parallel.ts'
import { parseSiteConfig } from '#model/config/site-config.ts'
import type { Encoding, FileRecord, KeptBuild, SiteManifest, Store } from '#model/config/site-manifest.ts'
import { createApp } from './app.ts'

// The server on Node. Its settings are PORT, HOST and those of site-config.ts.

const extensions = { br: '.br', gzip: '.gz' } as const
const gunzipped = promisify(gunzip)

/** A site has tens of thousands of files, and a process may often have no more than 1024 open. */
const openFiles = 64

/** Reads the whole output into memory, compressed. Requests never open files. */
export async function readStore(directory: string): Promise<Store> {
  // The folder is a link to a release; a build may change it during reading.
  const release = await realpath(directory)
  const manifest: SiteManifest = JSON.parse(await readFile(join(release, 'site.json'), 'utf8')) // written by the build
  const kept: KeptBuild[] = JSON.parse(await readFile(join(release, 'kept.json'), 'utf8').catch(() => '[]')) // written by the build
  const earlier = kept.toReversed().map(({ files }) => files)
  manifest.files = Object.assign({}, ...earlier, manifest.files)
  const bytes = new Map<string, Buffer<ArrayBuffer>>()
  const records = [
    ...Object.values(manifest.files),
    ...Object.values(manifest.notFound),
    ...Object.values(manifest.pages).flatMap((page) => Object.values(page).flat()),
  ]
  const load = async (file: string) => bytes.set(file, await readFile(join(release, file)))
  const files = records.flatMap(({ file, encodings }) =>
    encodings.length > 0 ? encodings.map((encoding) => file + extensions[encoding]) : [file],
  )
  await inParallel(files, openFiles, load)
  const find = (name: string) => {
    const found = bytes.get(name)
    if (!found) throw new Error(`${name} is not in the output`)
    return found
  }
  return {
    manifest,
    read: async ({ file, encodings }: FileRecord, encoding: Encoding | undefined) => {
      if (encoding) return find(file + extensions[encoding])
      // Requests for uncompressed text are rare: decompression is cheaper than memory for both forms.
      return encodings.length > 0 ? gunzipped(find(`${file}.gz`)) : find(file)
    },
  }
}

async function main(): Promise<void> {
  const start = performance.now()
  const { dir } = new Command('npm run serve --')
    .description('Serves a built site. Settings are environment variables: PORT, HOST and those of site-config.ts.')
    .showHelpAfterError('--help lists the options.')
    .option('--dir <dir>', 'folder of the built site', 'dist')
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
    .parse()
    .opts()
  const directory = resolve(dir)
  const port = toPort(process.env['PORT'])
  const hostname = process.env['HOST'] ?? 'localhost'
  const config = parseSiteConfig(process.env)
  if (!existsSync(join(directory, 'site.json'))) {
    throw new Error(
      `There is no built site in ${dir}. Build one with "npm run build", or name another folder: npm run serve -- --dir DIR`,
    )
  }
  const app = createApp(await readStore(directory), config)
  const server = serve(
    {
      fetch: app.fetch,
      port,
      hostname,
      serverOptions: { headersTimeout: 5000, requestTimeout: 10_000, connectionsCheckingInterval: 1000 },
    },
    () =>
      console.info(
        `Serving ${dir} on http://${hostname}:${port} (ready in ${Math.round(performance.now() - start)} ms)`,
      ),
  )
  server.on('error', (error: NodeJS.ErrnoException) => {
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`
        : error.message,
    )
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close())
}

function toPort(value: string | undefined): number {
  const port = Number(value ?? 3000)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Error(`PORT=${value} is not a port; use a number from 0 to 65535`)
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}

if (import.meta.main) main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))
