import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commitTime, siteContent, siteEnvironment, siteOutput } from '../site/site.ts'
import { makeProgramCache } from './make-cache.ts'

/** The content of the tests' site in a repository of its own, and the programs of whoever discloses, at any time of the day. */
export interface DisclosureDesk {
  folder: string
  content: string
  out: string
  /** The folder of what its programs keep. */
  cache: string
  git: (...args: readonly string[]) => string
  read: (path: string) => string
  change: (path: string, edit: (text: string) => string) => void
  /** Runs a program of the site: `build`, `disclose`. @param time of 21 November 2026: `08:30` */
  run: (time: string, program: string, ...args: readonly string[]) => { status: number | null; output: string }
  remove: () => Promise<void>
}

export async function openDisclosureDesk(): Promise<DisclosureDesk> {
  const folder = await mkdtemp(join(tmpdir(), 'desk-'))
  const [content, out] = [join(folder, 'content'), join(folder, 'dist')]
  await cp(siteContent, content, { recursive: true })
  // Published already, but from another folder: the first publish looks at all of it, and makes nothing.
  await cp(siteOutput, out, { recursive: true })
  const cache = await makeProgramCache()
  const env = { ...process.env, ...siteEnvironment, ...commitTime, ...cache }
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', env }).trim()
  git('init', '--quiet', '--initial-branch', 'main')
  git('config', 'user.name', 'Officer')
  git('config', 'user.email', 'officer@example.com')
  await writeFile(join(folder, '.git/info/exclude'), 'dist\n')
  const read = (path: string) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : '')
  return {
    folder,
    content,
    out,
    cache: cache.SITE_CACHE,
    git,
    read,
    change: (path, edit) => writeFileSync(join(folder, path), edit(read(path))),
    run: (time, program, ...args) => {
      const places = program === 'rollback' ? [] : ['--content', content, '--finish', 'never']
      const own = [`src/site/programs/${program}.ts`, ...args, ...places, '--out', out]
      const at = new Date(`2026-11-21T${time}+07:00`)
      const { status, stdout, stderr } = spawnSync(process.execPath, own, {
        encoding: 'utf8',
        env: { ...env, SOURCE_DATE_EPOCH: String(at.getTime() / 1000), GIT_COMMITTER_DATE: at.toISOString() },
      })
      return { status, output: stdout + stderr }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
