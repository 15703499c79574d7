import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../contract/targets/find-free-port.ts'
import { siteMoment } from '../site/site.ts'

const overlay = fileURLToPath(new URL('second-firm', import.meta.url))

/** The pages that the second firm writes besides those with which a site begins. */
const written = ['/ho-tro/bieu-phi']

/** An invented firm. Its folder has blanks and Vietnamese letters. */
export const secondFirm = {
  folder: 'trang của Bến Xuân',
  short: 'Bến Xuân',
  options: [
    ['--short', 'Bến Xuân'],
    ['--name', 'Công ty Cổ phần Chứng khoán Bến Xuân'],
    ['--name-en', 'Ben Xuan Securities Joint Stock Company'],
    ['--origin', 'https://benxuan.example'],
    ['--color', '#7a2e5c'],
  ].flat(),
}

export interface MadeFirm {
  folder: string
  origin: string
  /** Runs a command of its project. @returns what it printed */
  run: (...args: string[]) => string
  /** The same for one that may fail. */
  tryTo: (...args: string[]) => { status: number | null; printed: string }
  close: () => Promise<void>
}

/** Makes the project of the second firm by the command, lays its content and settings over it, builds it and serves it. */
export async function openFirm(): Promise<MadeFirm> {
  const parent = mkdtempSync(join(tmpdir(), 'firm-'))
  const folder = join(parent, secondFirm.folder)
  const environment = { ...process.env, SOURCE_DATE_EPOCH: String(siteMoment.getTime() / 1000), LC_ALL: 'en_US.UTF-8' }
  const start = (cwd: string, args: readonly string[]) =>
    execFileSync(process.execPath, ['src/desk/site/site.js', ...args], { cwd, env: environment, encoding: 'utf8' })
  start(resolve('.'), ['new', folder, ...secondFirm.options])
  cpSync(overlay, folder, { recursive: true })
  const settings = join(folder, 'src/brand/firm.ts')
  const own = readFileSync(settings, 'utf8')
  writeFileSync(
    settings,
    written.reduce((text, path) => text.replace(`  '${path}',\n`, ''), own),
  )
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  const build = ['src/site/programs/build.ts', '--keep', '1', '--finish', 'never']
  execFileSync(process.execPath, build, { cwd: folder, env: environment, stdio: 'pipe' })
  const port = await findFreePort()
  const server = spawn(process.execPath, ['src/engine/serve/node.ts'], {
    cwd: folder,
    env: { ...environment, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout, 'data')
  return {
    folder,
    origin: `http://127.0.0.1:${port}`,
    run: (...args) => start(folder, args),
    tryTo: (...args) => {
      const options = { cwd: folder, env: environment, encoding: 'utf8' } as const
      const { status, stdout, stderr } = spawnSync(process.execPath, ['src/desk/site/site.js', ...args], options)
      return { status, printed: stdout + stderr }
    },
    close: async () => {
      server.kill()
      await once(server, 'exit')
      rmSync(parent, { recursive: true, force: true })
    },
  }
}
