import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { build as viteBuild } from 'vite'
import { typeface } from '#brand-build'
import { hashFile } from '#engine/content/disk/file-hashes.ts'
import { hashBytes, listFiles } from '#engine/content/disk/files.ts'
import { toPageTemplate, type ClientChunk } from '../pages/page-template.ts'
import { codeFile, hashProgram, type BuiltCode } from './built-code.ts'
import { compileEagerly } from './compile-eagerly.ts'
import { keptTextFormat } from './kept-text.ts'
import { oldestBrowsers } from './oldest-browsers.ts'

/** On a busy machine, a build would warn of slow plugins. */
const checks = { bundlerTimings: false }

/** Builds the code into a folder, which appears when it is complete. */
export async function buildCode(directory: string): Promise<void> {
  const temporary = `${directory}.${process.pid}`
  await mkdir(temporary, { recursive: true })
  try {
    const client = await viteBuild({
      logLevel: 'warn',
      publicDir: false,
      plugins: [compileEagerly('browser')],
      build: {
        outDir: join(temporary, 'client'),
        emptyOutDir: true,
        // `importChunk` fetches these files, of a chunk without imports too, for which Vite lists none.
        modulePreload: { polyfill: false, resolveDependencies: (file, imports) => [...new Set([file, ...imports])] },
        target: Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`),
        rolldownOptions: {
          checks,
          input: { start: 'src/app/start.ts', browser: 'src/app/browser.tsx' },
          output: { chunkFileNames: 'assets/[name]-[hash:7].js' },
        },
      },
    })
    await viteBuild({
      logLevel: 'warn',
      publicDir: false,
      ssr: { noExternal: true },
      // Servers run it too, whatever their environment says.
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: join(temporary, 'renderer'),
        emptyOutDir: true,
        ssr: 'src/app/render.tsx',
        target: 'node22',
        // One file, which releases contain. What is loaded later in a browser is part of it.
        rolldownOptions: { checks: { ...checks, ineffectiveDynamicImport: false }, output: { codeSplitting: false } },
      },
    })
    const text = JSON.stringify(await describeCode(temporary, toChunks(client)))
    await writeFile(join(temporary, codeFile), keptTextFormat.write({ sum: hashBytes(text), text }))
    await rename(temporary, directory).catch((error: unknown) => {
      // Another process has built the same code in the meantime.
      if (!existsSync(directory)) throw error
    })
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

const toPortable = (path: string) => path.split(sep).join('/')

/** The scripts of a build. */
function toChunks(built: Awaited<ReturnType<typeof viteBuild>>): ClientChunk[] {
  if (!('output' in built)) throw new Error('The client build is not a single one')
  return built.output.flatMap((part) =>
    part.type === 'chunk'
      ? [
          {
            file: part.fileName,
            name: part.name,
            imports: part.imports,
            styles: [...(part.viteMetadata?.importedCss ?? [])],
            modules: part.moduleIds.map((id) => toPortable(relative(process.cwd(), id))),
          },
        ]
      : [],
  )
}

async function describeCode(directory: string, chunks: readonly ClientChunk[]): Promise<BuiltCode> {
  const client = join(directory, 'client')
  const files = await listFiles(join(client, 'assets'))
  return {
    program: await hashProgram(directory, hashFile),
    template: toPageTemplate({
      chunks,
      readAsset: (file) => readFileSync(join(client, file)),
      layerOrder: readLayerOrder(),
      typeface: findTypeface(files.map((file) => toPortable(relative(client, file)))),
    }),
    assets: files.map((file) => `/${toPortable(relative(client, file))}`),
  }
}

/** The statement of the sheet of all pages. The minifier removes it from there, because the layers that follow have its order. */
function readLayerOrder(): string {
  const file = 'src/app/site.css'
  const [statement] = /@layer [^;{]+;/.exec(readFileSync(file, 'utf8')) ?? []
  if (statement === undefined) throw new Error(`${file} does not order the cascade layers`)
  return statement
}

/** The built file of the typeface that every page loads. */
function findTypeface(files: readonly string[]): string {
  const pattern = new RegExp(`/${typeface.file}-(?!rare)[^/]+\\.woff2$`)
  const found = files.find((file) => pattern.test(file))
  if (found === undefined) throw new Error('The client build has no typeface')
  return found
}
