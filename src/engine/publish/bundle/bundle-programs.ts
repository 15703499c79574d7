import { randomUUID } from 'node:crypto'
import { lstatSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { codeRoot } from '#engine/content/disk/code-root.ts'
import { isTrusted, readDiskTime, toFileStamp } from '#engine/content/disk/file-stamp.ts'
import {
  bundleFolder,
  hasConditions,
  listNodeOptions,
  settingFiles,
  toBundleFile,
  type KeptBundle,
} from './kept-bundle.ts'

/** A module in a bundle knows itself, its workers and what lies beside it by the file that it was written in. */
const ownAddress: Plugin = {
  name: 'own-address',
  transform: {
    filter: { code: /\bimport\.meta\.(?:url|dirname)\b/ },
    handler: (code, id) => ({
      code: code
        .replaceAll(/\bimport\.meta\.url\b/g, JSON.stringify(pathToFileURL(id).href))
        .replaceAll(/\bimport\.meta\.dirname\b/g, JSON.stringify(dirname(id))),
      map: null,
    }),
  },
}

/**
 * Makes the bundle of programs, with all packages outside, and says that it is the present one. Does nothing where a file was changed
 * so shortly before that it may have changed again, and for a copy of the code.
 * @param programs their files, by the names under which they are asked for
 */
export async function bundlePrograms(
  cacheDirectory: string,
  programs: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = listNodeOptions(),
): Promise<void> {
  if (codeRoot !== '' || hasConditions(nodeOptions)) return
  const record = toBundleFile(cacheDirectory)
  const startedAt = readDiskTime(`${record}.time`)
  const folder = join(cacheDirectory, bundleFolder, randomUUID())
  try {
    const modules = await write(folder, programs)
    const files = toFingerprints([...settingFiles, ...modules], startedAt)
    if (!files) return rmSync(folder, { recursive: true, force: true })
    const own = readdirSync(folder).map((name) => join(folder, name))
    const kept: KeptBundle = {
      programs: Object.fromEntries(Object.keys(programs).map((name) => [name, join(folder, `${name}.js`)])),
      files: { ...files, ...Object.fromEntries(own.map((file) => [file, toStamp(file).fingerprint])) },
    }
    const temporary = `${record}.${process.pid}`
    writeFileSync(temporary, JSON.stringify(kept))
    renameSync(temporary, record)
    deleteOld(cacheDirectory)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** @returns the files of its modules */
async function write(folder: string, input: Readonly<Record<string, string>>): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [ownAddress],
    build: {
      outDir: folder,
      emptyOutDir: false,
      ssr: true,
      target: 'esnext',
      minify: false,
      rolldownOptions: {
        input,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
      },
    },
  })
  if (!('output' in built)) throw new Error('The build of the programs is not a single one')
  const ids = built.output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
  return ids.filter((id) => !id.startsWith('\0')).map((id) => relative(resolve('.'), id))
}

/** Programs that were started before may still load a part of the bundle that was the present one then. */
const keptBundles = 3

function deleteOld(cacheDirectory: string): void {
  const all = join(cacheDirectory, bundleFolder)
  const folders = readdirSync(all, { withFileTypes: true }).filter((item) => item.isDirectory())
  const byAge = folders.map(({ name }) => ({ name, madeAt: lstatSync(join(all, name)).mtimeMs }))
  const old = byAge.toSorted((a, b) => b.madeAt - a.madeAt).slice(keptBundles)
  for (const { name } of old) rmSync(join(all, name), { recursive: true, force: true })
}

const toStamp = (path: string) => toFileStamp(lstatSync(path, { bigint: true }))

/** Undefined where a file was changed since, or so shortly before that nobody can tell. */
function toFingerprints(paths: readonly string[], startedAt: bigint | undefined): Record<string, string> | undefined {
  const stamps = paths.map((path) => [path, toStamp(path)] as const)
  if (!stamps.every(([, stamp]) => isTrusted(stamp, startedAt))) return undefined
  return Object.fromEntries(stamps.map(([path, { fingerprint }]) => [path, fingerprint]))
}
