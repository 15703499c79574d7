import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { codeRoot } from '#engine/content/disk/code-root.ts'
import { openFileHashes } from '#engine/content/disk/file-hashes.ts'
import { readGit } from '#engine/content/git/run-git.ts'
import { cacheFolder } from '#engine/program/cache-folder.ts'
import { speakAsAsked } from '#engine/program/language.ts'
import { toRealPath } from '#engine/program/to-real-path.ts'
import { readPublishedSources } from '#engine/publish/is-up-to-date.ts'
import { codePaths, findDifferences, findKeptCode, listCode, readKeptFiles } from '#engine/publish/kept-code.ts'
import { toKeptFolder, type KeptPlaces } from '#engine/publish/open-kept.ts'
import { say, type Message } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { listUncommittedCode, toFileNames } from './uncommitted-code.ts'

/**
 * Runs a program of the site with the code of the latest release, where the project's own has changed since: what is urgent waits for
 * no code to be built, and takes none along. Where that code is not known here, with the code of the last commit.
 * @param program its file, from the folder of the code
 * @returns false where there is nothing else to run than the present code
 */
export function runKeptCode(program: string): boolean {
  const { content, out, urgent } = readOptions()
  if (!urgent || codeRoot !== '') return false
  const places = { contentDirectory: toRealPath(content), outDirectory: resolve(out), cacheDirectory: cacheFolder }
  const sources = readPublishedSources(places.outDirectory)
  if (sources === undefined) return false
  const { hashFile } = openFileHashes(join(places.cacheDirectory, 'file-hashes.json'))
  const present = listCode('', hashFile)
  const known = readKeptFiles(places, sources)
  const changed = known && findDifferences(known, present)
  if (changed?.length === 0) return false
  const uncommitted = listUncommittedCode()?.filter((path) => changed?.includes(path) ?? true)
  const kept = known && findKeptCode(places, known)
  if (kept !== undefined) {
    tell([
      say`Urgent: the code of the site stays as it was published, and nothing is built`,
      ...describeLeft(changed ?? [], uncommitted),
    ])
    run(places, kept, program)
    return true
  }
  if (uncommitted === undefined || uncommitted.length === 0) return false
  const committed = restoreCommitted(places)
  if (committed === undefined) return false
  tell([
    say`Urgent: the code of the latest release is not known on this machine, so that the code of the last commit is published; it may have to be built first`,
    say`Not committed, and not published: ${toFileNames(uncommitted)}`,
  ])
  run(places, committed, program)
  return true
}

function describeLeft(changed: readonly string[], uncommitted: readonly string[] | undefined): Message[] {
  if (!uncommitted) return [say`Changed since, and not published: ${toFileNames(changed)}. npm run build publishes it`]
  const committed = changed.filter((path) => !uncommitted.includes(path))
  return [
    ...(uncommitted.length > 0 ? [say`Not committed, and not published: ${toFileNames(uncommitted)}`] : []),
    ...(committed.length > 0
      ? [say`Committed since, and not published yet: ${toFileNames(committed)}. npm run build publishes it`]
      : []),
  ]
}

function readOptions(): { content: string; out: string; urgent: boolean } {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: {
      content: { type: 'string', default: 'content' },
      out: { type: 'string', default: 'dist' },
      urgent: { type: 'boolean', default: false },
    },
    strict: false,
  })
  return { content: String(values.content), out: String(values.out), urgent: values.urgent === true }
}

function tell(lines: readonly Message[]): void {
  speakAsAsked()
  for (const line of lines) console.info(told(line))
}

function run(places: KeptPlaces, folder: string, program: string): void {
  try {
    // A cache outside of the project has no packages above it.
    symlinkSync(resolve('node_modules'), join(toKeptFolder(places), 'node_modules'), 'junction')
  } catch {
    // They are there; or the program says which it does not find.
  }
  const args = [...process.execArgv, resolve(folder, program), ...process.argv.slice(2)]
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  process.exitCode = status ?? 1
}

/** Writes the code of the last commit into a folder of its own; undefined where Git does not give it. */
function restoreCommitted(places: KeptPlaces): string | undefined {
  const folder = join(toKeptFolder(places), 'committed')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const index = resolve(folder, '.index')
  if (readGit('.', ['read-tree', 'HEAD'], { index }) === undefined) return undefined
  const files = readGit('.', ['ls-files', '-z', '--', ...codePaths], { index })
  const written = readGit('.', ['checkout-index', '-z', '--stdin', `--prefix=${resolve(folder)}/`], {
    index,
    text: files,
  })
  rmSync(index)
  const prefix = readGit('.', ['rev-parse', '--show-prefix'])?.trim() ?? ''
  return written === undefined || !files ? undefined : join(folder, prefix)
}
