import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import { siteCommands } from '../site/site-commands.ts'
import { listCopied } from './list-copied.ts'
import { makeIcons } from './make-icons.ts'
import { renameAddresses, renamePath, renameWords } from './rename-words.ts'
import { toFirmFiles } from './to-firm-files.ts'
import type { Firm } from './to-firm.ts'

interface SiteRequest {
  /** The root of the project that is copied. */
  project: string
  /** Absolute; not there, or empty. */
  target: string
  firm: Firm
  leftOut: readonly string[]
  now: Date
}

const skeleton = fileURLToPath(new URL('skeleton/', import.meta.url))

/** In a folder that is not complete: it may be removed. */
const mark = '.new-site'

/** The folder in which a site is made, beside its own: moved there once it is complete. */
export const toPartial = (target: string): string => `${target}.partial`

/** Makes a project for a firm. The folder is complete or not there, however the program ends. @returns how many files it has */
export async function makeSite({ project, target, firm, leftOut, now }: SiteRequest): Promise<number> {
  const partial = toPartial(target)
  if (existsSync(partial) && !existsSync(join(partial, mark))) {
    throw new ProgramError(say`${partial} is in the way: this program would make the site there; move it`)
  }
  rmSync(partial, { recursive: true, force: true })
  try {
    mkdirSync(partial, { recursive: true })
    writeFileSync(join(partial, mark), '')
    const files = new Map<string, string | Uint8Array>([
      ...toFirmFiles(project, firm, leftOut),
      ...readSkeleton(firm, now),
    ])
    const { ico, png } = await makeIcons(String(files.get('public/favicon.svg')))
    files.set('public/favicon.ico', ico).set('public/apple-touch-icon.png', png)
    const copied = listCopied(project)
    for (const path of copied) copy({ project, partial, path, firm, isCopied: new Set(copied) })
    for (const [path, bytes] of files) write(join(partial, path), bytes)
    writeRoutes(project, partial)
    // Of the generator.
    rmSync(join(partial, '.tanstack'), { recursive: true, force: true })
    rmSync(join(partial, mark))
    if (existsSync(target)) rmdirSync(target)
    renameSync(partial, target)
    return new Set([...copied, ...files.keys()]).size
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    throw error
  }
}

function write(file: string, bytes: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

interface CopyRequest {
  project: string
  partial: string
  path: string
  firm: Firm
  isCopied: ReadonlySet<string>
}

/** Files with addresses or names in them are written anew; all others are copied as bytes. */
function copy({ project, partial, path, firm, isCopied }: CopyRequest): void {
  const to = join(partial, renamePath(path, firm))
  const from = join(project, path)
  const isOfCode = /^(?:routes|src)\//.test(path)
  if (!/\.(?:tsx?|md|po|jsonc?|service|socket|ya?ml)$|Dockerfile/.test(path) || path === 'package-lock.json') {
    mkdirSync(dirname(to), { recursive: true })
    copyFileSync(from, to)
    return
  }
  const text = readFileSync(from, 'utf8')
  const known = path === 'docs/commands.md' ? withoutMissing(text, isCopied) : text
  write(to, isOfCode ? renameAddresses(known) : renameWords(known, firm))
}

/** The list of commands without those whose programs stay behind. */
function withoutMissing(text: string, isCopied: ReadonlySet<string>): string {
  const missing = siteCommands
    .filter(({ program }) => !isCopied.has(program))
    .map(({ name }) => `| \`npm run site -- ${name}`)
  return text
    .split('\n')
    .filter((line) => !missing.some((start) => line.startsWith(start) && /^[ `]/.test(line.slice(start.length))))
    .join('\n')
}

/** The content that a new site begins with, and its files in public/. */
function readSkeleton(firm: Firm, now: Date): Map<string, string> {
  const year = 365 * 24 * 3_600_000
  const minute = 60_000
  const moment = (at: number) => new Date(at + 7 * 60 * minute).toISOString().slice(0, 16)
  const values: Readonly<Record<string, string>> = {
    short: firm.short,
    name: firm.name,
    nameEn: firm.nameEn,
    origin: firm.origin,
    hostname: firm.hostname,
    now: `${moment(now.getTime())}+07:00`,
    expires: `${moment(now.getTime() + year - 40 * 24 * 3_600_000)}:00+07:00`,
  }
  const paths = globSync('**/*', { cwd: skeleton, withFileTypes: true })
  const files = [...paths, ...globSync('**/.well-known/*', { cwd: skeleton, withFileTypes: true })].filter((one) =>
    one.isFile(),
  )
  return new Map(
    files.map((file) => {
      const whole = join(file.parentPath, file.name)
      const path = whole.slice(skeleton.length).replaceAll('\\', '/')
      return [path, fill(readFileSync(whole, 'utf8'), path, values)]
    }),
  )
}

/** A text with the values of a firm: within double quotes as YAML and JSON write them, elsewhere as Markdown does. */
function fill(text: string, path: string, values: Readonly<Record<string, string>>): string {
  const isMarkdown = path.endsWith('.md')
  return text.replace(/"[^"\n]*"|\{\{(\w+)\}\}/g, (found, name?: string) =>
    name === undefined
      ? found.replaceAll(/\{\{(\w+)\}\}/g, (_, inner: string) => JSON.stringify(values[inner] ?? '').slice(1, -1))
      : isMarkdown
        ? toMarkdown(values[name] ?? '')
        : (values[name] ?? ''),
  )
}

const toMarkdown = (text: string) => text.replace(/[\\`*_{}[\]<>#|~]/g, String.raw`\$&`)

/** The route tree of the site, by the generator of this project: that of the site needs packages. */
function writeRoutes(project: string, folder: string): void {
  const program = join(project, 'src/engine/cli/routes-cli.ts')
  const { status, stderr } = spawnSync(process.execPath, [program], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The routes of the new site were not written: ${stderr}`)
}
