import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { toFolders } from '#engine/content/entries/find-target.ts'
import { ContentError } from '#engine/content/source/diagnostics.ts'
import { takenDownFile } from '#engine/content/taken-down/taken-down.ts'
import { ConfigError } from '#engine/model/config/parse-settings.ts'
import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import type { ContentSite } from '#engine/model/content/content-site.ts'
import { attachmentsPath } from '#engine/model/entries/attachments.ts'
import { toSiteMoment } from '#engine/model/locale/site-time.ts'
import { contentOption, resolveContent } from '#engine/program/content-option.ts'
import { createProgram, runProgram } from '#engine/program/create-program.ts'
import { useReserve } from '#engine/store/disk-reserve.ts'
import { BuildLockError } from '#engine/store/releases/build-lock.ts'
import { readHold } from '#engine/store/releases/describe-hold.ts'
import { withOutput } from '#engine/store/releases/with-output.ts'
import { isDamage, isFull, NotErasedError, StoreError } from '#engine/store/store-error.ts'
import { describeCopies } from '#engine/store/take-down/describe-copies.ts'
import { describeSameBytes } from '#engine/store/take-down/describe-same-bytes.ts'
import { openTakeDownContent } from '#engine/store/take-down/open-take-down-content.ts'
import { takeDown, TakeDownError } from '#engine/store/take-down/take-down.ts'
import { toAddress } from '#engine/store/take-down/to-address.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { finishOption } from './create-publish-program.ts'
import { describeRevisions } from './describe-revisions.ts'

const command = 'npm run take-down --'
function parseOptions() {
  const program = createProgram(
    command,
    'Takes a page or a document down, in all languages: it answers 410 at once, its files are deleted from all releases, and the site is published without it.',
  )
    .argument('<path>', told(say`the address, such as /news/a or ${attachmentsPath}news/a/b.pdf`))
    .option('--reason <text>', 'why, for those who maintain the site')
    .option('--disclosed <text>', 'why something that archive.lock records may be taken down, and who decided it')
    .addOption(contentOption)
    .option('--out <dir>', 'folder of the output', 'dist')
    .addOption(finishOption)
    .parse()
  return { ...program.opts(), address: toAddress(program.processedArgs[0]) }
}

type Options = ReturnType<typeof parseOptions>

/**
 * The program that takes an address down: `npm run take-down`.
 * @param build the file of the program that publishes the site
 */
export async function takeDownProgram(site: ContentSite, build: string): Promise<void> {
  const options = parseOptions()
  await runProgram(
    () => run(site, options, build),
    [BuildLockError, ConfigError, ContentError, StoreError, TakeDownError],
  )
}

async function run(site: ContentSite, options: Options, build: string): Promise<void> {
  const { address, reason, disclosed, content, out } = options
  const directory = resolveContent(content)
  const target = resolve(out)
  const said = await openTakeDownContent(site, directory)
  const at = toSiteMoment(parseSiteConfig(process.env).clock())
  const request = {
    address,
    at,
    ...(reason !== undefined && { reason }),
    ...(disclosed !== undefined && { disclosed }),
  }
  useReserve(target)
  const { files, same, isNew, unrecorded } = await withOutput(target, (output) =>
    takeDown(output, request, said),
  ).catch((error: unknown) => {
    throw explain(error, address)
  })
  console.info(told(say`${address} is taken down, and answers 410.`))
  if (unrecorded !== undefined) {
    throw new TakeDownError(
      say`${content}/${takenDownFile} cannot be written, so that ${address} would return with the next publish: ${toMessage(unrecorded)}. Run this command again once it can be`,
    )
  }
  if (isNew) console.info(told(say`${content}/${takenDownFile} says so, for every build; commit it.`))
  for (const line of describeCopies(files)) console.info(line)
  for (const line of describeSameBytes(same, { content, out })) console.info(line)
  for (const folder of address.startsWith(attachmentsPath) ? [] : toFolders(site, address)) {
    const isDisclosed = site.names.some((name) => site.collections[name].isArchived && folder.startsWith(`${name}/`))
    for (const line of describeRevisions({ directory, folder, isDisclosed })) console.info(told(line))
  }
  console.info(told(say`Publishing the site without it:`))
  if (!publish(build, { content: directory, out: target, finish: options.finish })) {
    console.error(
      told(
        say`${address} stays taken down, but lists, feeds and the search name it until a publish succeeds: mend what is said above, then run "npm run build"`,
      ),
    )
    process.exitCode = 1
    return
  }
  const hold = readHold(target)
  if (!hold) return
  console.info(
    told(
      say`Lists, feeds and the search of release ${String(hold.held.number)}, which is held, still name it; those of release ${String(hold.latest)} do not: show it with "npm run publish"`,
    ),
  )
}

/** Says first whether the address is still public. */
function explain(error: unknown, address: string): unknown {
  if (error instanceof TakeDownError) return error
  if (error instanceof NotErasedError) {
    return new TakeDownError(
      say`${address} is taken down, and answers 410, but its bytes are still on the disk: ${error.message}. Then run this command again`,
    )
  }
  const isExplained = error instanceof StoreError || error instanceof BuildLockError || isFull(error) || isDamage(error)
  return isExplained ? new TakeDownError(say`${address} is still public: ${toMessage(error)}`) : error
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Publishes as `npm run build` does. @returns whether that succeeded */
function publish(build: string, options: Pick<Options, 'content' | 'out' | 'finish'>): boolean {
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
  return spawnSync(process.execPath, [...process.execArgv, build, ...args], { stdio: 'inherit' }).status === 0
}
