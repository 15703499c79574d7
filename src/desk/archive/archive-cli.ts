import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import {
  archiveFile,
  formatArchiveLock,
  parseArchiveLock,
  type ArchiveLock,
} from '#engine/content/archive/archive-lock.ts'
import { listArchived } from '#engine/content/archive/archived-entry.ts'
import { toNextLock } from '#engine/content/archive/to-next-lock.ts'
import { checkArchive } from '#engine/content/checks/check-archive.ts'
import { pagesFolder } from '#engine/content/entries/list-entries.ts'
import { toIsGone } from '#engine/content/entries/to-is-gone.ts'
import { readKnownDisclosures } from '#engine/content/git/read-known-disclosures.ts'
import { readContent } from '#engine/content/read-content.ts'
import { ContentError, Diagnostics } from '#engine/content/source/diagnostics.ts'
import { decodeSource } from '#engine/content/source/source-file.ts'
import { ConfigError } from '#engine/model/config/parse-settings.ts'
import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import { toArchiveCommand } from '#engine/model/content/archive-command.ts'
import { contentOption, resolveContent } from '#engine/program/content-option.ts'
import { createLanguageOption, createProgram, runProgram } from '#engine/program/create-program.ts'
import { openTakeDownContent } from '#engine/store/take-down/open-take-down-content.ts'
import { ProgramError } from '#lib/program-error.ts'
import { listed, say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { site } from '#site/site.ts'
import { describeChange } from './describe-change.ts'
import { isExport, openExport, openServedSite, type PublishedSite } from './published-site.ts'
import { verifyContent } from './verify-content.ts'
import { verifySite, type Verification } from './verify-site.ts'

const command = 'npm run site -- content archive'
const program = createProgram(
  command,
  'Records in archive.lock what has been disclosed, so that it cannot change unnoticed. Refuses any change of it.',
)
  .enablePositionalOptions()
  .addOption(contentOption)
  .option('--out <dir>', 'folder of the output, whose releases say what was disclosed', 'dist')
  .option('--check', 'writes nothing, and fails if something published is not recorded')
  .action(async ({ content, out, check }) => record(content, { out, isCheck: check === true }))

program
  .command('verify')
  .description('compares a content folder, an exported folder or a served site with the archive')
  .argument('<target>', 'a folder, or an address such as https://www.firm.example')
  .addOption(createLanguageOption())
  .option('--lock <file>', 'the archive; that of the folder by default, or content/archive.lock')
  .action(async (target, { lock }) => verify(target, lock))

async function record(name: string, { out, isCheck }: { out: string; isCheck: boolean }): Promise<void> {
  const directory = resolveContent(name)
  const now = parseSiteConfig(process.env).clock()
  const {
    content,
    diagnostics,
    digestsOf,
    lock = new Map(),
    takenDown,
  } = await readContent(site, directory, {
    now,
    isRecordingAll: true,
    disclosed: readKnownDisclosures(site, { outDirectory: resolve(out), contentDirectory: directory }),
  })
  if (diagnostics.errors.length > 0) throw new ContentError(diagnostics.errors)
  // What the file has lost may not be what is there now.
  const lost = diagnostics.list.filter(({ rule, file }) => rule === checkArchive.name && basename(file) === archiveFile)
  if (lost.length > 0) throw new ContentError(lost)
  const next = toNextLock({ site, entries: content.entries, digestsOf, lock, takenDown })
  const file = join(directory, archiveFile)
  if (isCheck) {
    if (!existsSync(file))
      throw new ProgramError(say`There is no ${name}/${archiveFile}; make it: ${toArchiveCommand(name)}`)
    // What appeared at its time needs no person, and fails no check only because of the date.
    const entries = listArchived(site, content.entries)
    const due = next.changes.filter(({ id }) => entries.get(id)?.facts.status !== 'scheduled')
    if (due.length > 0) {
      throw new ProgramError(
        listed(
          [
            ...due.map((change) => describeChange(change, { isDone: false })),
            say`Restore ${name}/${archiveFile} from git if it has lost lines; else record what is published: ${toArchiveCommand(name)}`,
          ],
          '\n',
        ),
      )
    }
    console.info(told(say`${name}/${archiveFile} records all ${next.lock.size} disclosed entries`))
    return
  }
  const text = formatArchiveLock(next.lock)
  const isNew = !existsSync(file) || (await readFile(file, 'utf8')) !== text
  if (isNew) {
    // A killed run leaves the former file.
    await writeFile(`${file}.new`, text)
    await rename(`${file}.new`, file)
  }
  for (const change of next.changes) console.info(told(describeChange(change, { isDone: true })))
  const shownName = `${name}/${archiveFile}`
  console.info(
    told(
      isNew
        ? say`${shownName} records ${next.lock.size} entries; commit it`
        : say`${shownName} records ${next.lock.size} entries, as before`,
    ),
  )
}

/** The most differences that are printed: another site's archive differs in all of its lines. */
const printLimit = 50

async function verify(target: string, lockOption: string | undefined): Promise<void> {
  const { problems, entries, documents } = await compare(target, lockOption)
  for (const problem of problems.slice(0, printLimit)) console.info(problem)
  if (problems.length > printLimit) console.info(told(say`… and ${problems.length - printLimit} more`))
  const compared = say`${entries} entries and ${documents} documents of the archive`
  if (problems.length > 0)
    throw new ProgramError(say`${target} differs from ${compared} in these places: ${problems.length}`)
  console.info(told(say`${target} agrees with ${compared}`))
}

async function compare(target: string, lockOption: string | undefined): Promise<Verification> {
  const defaultLock = join('content', archiveFile)
  if (/^https?:\/\//i.test(target)) {
    if (!URL.canParse(target)) throw new ProgramError(say`${target} is no address of a site`)
    return compareSite(lockOption ?? defaultLock, openServedSite(target))
  }
  const directory = resolve(target)
  if (!existsSync(directory)) throw new ProgramError(say`There is no folder ${target}`)
  if (isExport(directory)) return compareSite(lockOption ?? defaultLock, openExport(directory))
  if (!existsSync(join(directory, pagesFolder)))
    throw new ProgramError(say`${target} is no content, and no export of a site`)
  const own = join(target, archiveFile)
  const lock = await readLock(lockOption ?? (existsSync(own) ? own : defaultLock))
  return verifyContent(site, lock, await readContent(site, directory, { now: parseSiteConfig(process.env).clock() }))
}

/** @param file the archive; what was taken down is said beside it */
async function compareSite(file: string, published: PublishedSite): Promise<Verification> {
  const lock = await readLock(file)
  const { takenDown } = await openTakeDownContent(site, dirname(file))
  return verifySite(lock, published, toIsGone(site, takenDown))
}

async function readLock(file: string): Promise<ArchiveLock> {
  if (!existsSync(file)) throw new ProgramError(say`There is no ${file}; name the archive: --lock FILE`)
  const diagnostics = new Diagnostics()
  const lock = parseArchiveLock(site, { file, text: decodeSource(await readFile(file)) }, diagnostics)
  if (diagnostics.errors.length > 0) throw new ContentError(diagnostics.errors)
  return lock
}

await runProgram(() => program.parseAsync(), [ContentError, ConfigError])
