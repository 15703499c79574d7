import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNodeServer } from '../../contract/targets/node-target.ts'
import { siteContent, siteEnvironment, siteOutput } from '../../site/site.ts'

/** A copy of the tests' site and its output, with a server that runs, and the programs that change what it shows. */
export interface PublishedSite {
  origin: string
  /** Adds an article in both languages; not yet published. */
  addNews: (slug: string) => Promise<void>
  build: (...more: string[]) => Promise<string>
  rollBack: (...more: string[]) => Promise<string>
  takeDown: (path: string) => Promise<string>
  remove: () => Promise<void>
}

export async function openPublishedSite(): Promise<PublishedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'walk-'))
  const [content, out] = [join(folder, 'content'), join(folder, 'dist')]
  await Promise.all([cp(siteContent, content, { recursive: true }), cp(siteOutput, out, { recursive: true })])
  const { port, close } = await startNodeServer(out)
  return {
    origin: `http://127.0.0.1:${port}`,
    addNews: async (slug) => {
      const directory = join(content, 'news', slug)
      await mkdir(directory)
      await writeFile(join(directory, 'entry.yaml'), 'category: thi-truong\npublishedAt: 2026-11-20T08:30+07:00\n')
      for (const [file, title] of [
        ['vi.md', `Tin ${slug}`],
        ['en.md', `News ${slug}`],
      ] as const) {
        await writeFile(join(directory, file), `---\ntitle: ${title}\nsummary: Tóm tắt.\n---\n\nMột đoạn.\n`)
      }
    },
    build: (...more) =>
      run('src/site/programs/build.ts', '--content', content, '--out', out, '--finish', 'never', ...more),
    rollBack: (...more) => run('src/site/programs/rollback.ts', '--out', out, ...more),
    takeDown: (path) =>
      run('src/site/programs/take-down.ts', '--content', content, '--out', out, '--finish', 'never', path),
    remove: async () => {
      await close()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Runs a program of the publisher. Returns what it prints. @throws where it fails */
async function run(program: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, ...siteEnvironment },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await once(child, 'close')
  if (child.exitCode !== 0) throw new Error(output)
  return output
}
