import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import * as v from 'valibot'
import { build } from 'vite'
import { parseStored } from '#engine/model/config/stored-json.ts'
import { uiIcons } from '#engine/render/code/ui-icons.ts'

/** The script and the styles of the desk in the browser. */
export interface ClientBundle {
  script: string
  styles: readonly string[]
  /** The typeface: a page that asks for it early is shown in it. */
  fonts: readonly string[]
  /** A file by its name below `clientPath`. */
  read: (name: string) => { bytes: Uint8Array<ArrayBuffer>; type: string } | undefined
}

/** Where the desk serves its files: their names have the hash of what is in them. */
export const clientPath = '/_desk/'

const entry = 'src/desk/client/main.tsx'

/** The code that may be in the bundle. */
const sources = [
  'src/desk/{client,edits,protocol}/**/*',
  'src/{lib,engine/model,shell/styles,brand,ui}/**/*.{ts,tsx,css,svg,woff2}',
  'package-lock.json',
]

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const manifestSchema = v.record(v.string(), v.object({ file: v.string() }))

/** The bundle of the present code: made once for each version of it, and kept in the cache. */
export async function openClientBundle(cache: string): Promise<ClientBundle> {
  const folder = join(cache, 'desk', toCodeHash())
  if (!existsSync(join(folder, manifest))) await makeBundle(folder)
  const files = parseStored(manifestSchema, readFileSync(join(folder, manifest))) ?? {}
  const found = files[entry]
  if (!found) {
    // Written by another program, or half: it is made again at the next start.
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`${folder} has no manifest of ${entry}`)
  }
  const read: ClientBundle['read'] = (name) => {
    const type = types[extname(name)]
    if (type === undefined || !/^[\w-]+\.[\w.-]+$/.test(name)) return undefined
    const file = join(folder, name)
    return existsSync(file) ? { bytes: readFileSync(file), type } : undefined
  }
  // All styles are one file, which belongs to no script.
  const styles = Object.values(files).flatMap(({ file }) => (file.endsWith('.css') ? [file] : []))
  const fonts = Object.values(files).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []))
  return { script: found.file, styles, fonts, read }
}

const manifest = 'manifest.json'

function toCodeHash(): string {
  const hash = createHash('sha256')
  const files = globSync(sources, { withFileTypes: true }).filter((item) => item.isFile())
  for (const path of files.map((item) => join(item.parentPath, item.name)).toSorted())
    hash.update(`${path}\0`).update(readFileSync(path)).update('\0')
  return hash.digest('hex').slice(0, 16)
}

async function makeBundle(folder: string): Promise<void> {
  mkdirSync(resolve(folder, '..'), { recursive: true })
  // Whoever starts at the same time has the same bytes: the first folder that is whole stays.
  const unfinished = `${folder}.${process.pid}`
  await build({
    configFile: false,
    publicDir: false,
    base: clientPath,
    logLevel: 'error',
    plugins: [tailwindcss(), uiIcons()],
    build: {
      outDir: unfinished,
      emptyOutDir: true,
      assetsDir: '',
      manifest,
      modulePreload: false,
      // As inline styles they would need a policy of their own.
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: entry },
    },
  })
  if (existsSync(folder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
}
