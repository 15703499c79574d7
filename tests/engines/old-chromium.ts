import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { oldestBrowsers } from '../../src/engine/render/code/oldest-browsers.ts'
import type { EngineName } from '../e2e/support/find-engine.ts'
import { startChromium } from './drivers/start-chromium.ts'

// The npm package @sparticuz/chromium contains Chromium's headless shell for Linux on x64 processors. It is fetched when a test
// needs it, because five versions are 300 MB: they are no dependencies.

interface Packed {
  /** The version of the package. Its first number is that of Chromium. */
  version: string
  integrity: string
}

const packed = {
  'chromium-92': {
    version: '92.0.0',
    integrity: 'sha512-xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g==',
  },
  'chromium-103': {
    version: '103.0.0',
    integrity: 'sha512-tFX5k5uWAT0fIxelUtpN4GN1VOTT61AHB6rRjeYzC296SjizKM1pNslEWj0YeuajKfsnNeDuHizB320TTTOrkA==',
  },
  'chromium-111': {
    version: '111.0.0',
    integrity: 'sha512-h68PUvW3tz3vZxYa/XxpHdudZ65p6zejBcBdW6qwsJ3xHR4d6myclK+E3stQd3epnPNVZAf/rDf37njG1VjNWg==',
  },
  'chromium-131': {
    version: '131.0.1',
    integrity: 'sha512-VfmHkQmb/Px0zjwdSQwjRMwFw63Qfj+g4Giumz4jiAGEpXHgIZk6xEwlUz6yiUHVDveK2TEgMR2MR6I3okOE7w==',
  },
  'chromium-143': {
    version: '143.0.4',
    integrity: 'sha512-/6I7uQTRhRDD2/gGPQ1Gkf+Dqk0RYDACPJDZfSzz0OWk4JmUTonNHPXbrn6UIklOHlnDLf8xAAzkOZKB/cJpLA==',
  },
} as const satisfies Readonly<Record<string, Packed>>

export type OldChromium = keyof typeof packed
export type TestedEngine = EngineName | OldChromium

export const oldChromiumNames = Object.keys(packed) as OldChromium[] // the keys of that object

/** The oldest supported version that is to be had. */
export const oldestTested = 'chromium-111'

/** True if it is one of the versions that the site supports. */
export function isSupported(name: OldChromium): boolean {
  return Number.parseInt(packed[name].version, 10) >= oldestBrowsers.chrome
}

interface UnpackedChromium {
  program: string
  /** The folders of its libraries, as LD_LIBRARY_PATH takes them. */
  libraries: string
}

/** An old Chromium, which is fetched if needed. @throws {CannotHave} where there is none for this machine */
export function ensureOldChromium(name: OldChromium): UnpackedChromium {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new CannotHave('this version is only to be had for Linux on x64 processors')
  }
  const directory = resolve('.cache/tests/browsers', `${name}-${packed[name].version}`)
  if (!existsSync(directory)) unpack(packed[name], directory)
  const parts = readdirSync(directory, { withFileTypes: true }).filter((one) => one.isDirectory())
  const libraries = parts.flatMap((part) => [join(directory, part.name, 'lib'), join(directory, part.name)]).join(':')
  return { program: join(directory, 'chromium'), libraries }
}

/** Fetches an old Chromium if needed, and starts it. Returns the reason where it cannot be had here. */
export async function findOldReason(name: OldChromium): Promise<string | undefined> {
  try {
    const { program, libraries } = ensureOldChromium(name)
    const engine = await startChromium(program, { LD_LIBRARY_PATH: libraries }).catch((cause: unknown) => {
      const [reason = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n')
      throw new CannotHave(`${program} does not start on this machine: ${reason}`, { cause })
    })
    await engine.stop()
    return undefined
  } catch (error) {
    if (error instanceof CannotHave) return error.message
    throw error
  }
}

class CannotHave extends Error {
  override name = 'CannotHave'
}

/** Into a folder that appears when it is complete. */
function unpack({ version, integrity }: Packed, directory: string): void {
  const temporary = `${directory}.${process.pid}`
  mkdirSync(temporary, { recursive: true })
  try {
    const wanted = `@sparticuz/chromium@${version}`
    run('npm', ['pack', wanted, '--loglevel=error', '--fetch-retries=0', '--pack-destination', temporary])
    const archive = join(temporary, readdirSync(temporary)[0] ?? '')
    const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`
    if (found !== integrity) throw new Error(`${wanted} is not the archive that tests know: it has ${found}`)
    run('tar', ['-xzf', archive, '-C', temporary, 'package/bin'])
    rmSync(archive)
    const bin = join(temporary, 'package/bin')
    for (const file of readdirSync(bin)) {
      const [part = '', ending] = file.split('.')
      const bytes = brotliDecompressSync(readFileSync(join(bin, file)))
      if (ending !== 'tar') {
        writeFileSync(join(temporary, part), bytes, { mode: 0o755 })
        continue
      }
      mkdirSync(join(temporary, part))
      execFileSync('tar', ['-x', '-C', join(temporary, part)], { input: bytes })
    }
    rmSync(join(temporary, 'package'), { recursive: true })
    renameSync(temporary, directory)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** @throws {CannotHave} where the command fails */
function run(command: string, args: readonly string[]): void {
  try {
    execFileSync(command, args, { stdio: 'pipe', timeout: 300_000 })
  } catch (cause) {
    // After the command, in the message, stands what it printed.
    const [, reason = 'without a word'] = (cause instanceof Error ? cause.message : '').split('\n')
    throw new CannotHave(`${command} ${args.slice(0, 2).join(' ')} failed: ${reason}`, { cause })
  }
}
