import type { Command } from '@commander-js/extra-typings'
import { describeRemote } from '#engine/content/git/describe-remote.ts'
import { didYouMean } from '#engine/content/source/did-you-mean.ts'
import { ConfigError } from '#engine/model/config/parse-settings.ts'
import { toDiscloseCommand, type DisclosingVerb } from '#engine/model/content/disclose-command.ts'
import { locales, mapLocales } from '#engine/model/locale/locale.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { contentOption, resolveContent } from '#engine/program/content-option.ts'
import { createProgram, runProgram } from '#engine/program/create-program.ts'
import type { Site } from '#engine/publish/site.ts'
import { BuildLockError } from '#engine/store/releases/build-lock.ts'
import { StoreError } from '#engine/store/store-error.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say, type Message } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { finishOption } from '../create-publish-program.ts'
import { beginCorrection } from './begin-correction.ts'
import { disclose } from './disclose.ts'
import { cancelFacts, postponeFacts, readField, readFormerDates, stampFacts, withdrawFacts } from './edit-facts.ts'
import { findDisclosed, listDisclosed } from './find-disclosed.ts'
import { inOrder } from './in-order.ts'
import type { DiscloseOptions, EditFacts } from './publish-entry.ts'
import { RefusedError } from './refused-error.ts'

/**
 * The program that publishes disclosures: `npm run disclose`.
 * @param places the file of the program that publishes the site, which does in the background what is left to do; the collection of
 *   general meetings, which can be postponed and cancelled
 */
export async function discloseProgram(
  site: Site,
  { build, meetings }: { build: string; meetings: CollectionName },
): Promise<void> {
  const program = createProgram(
    'npm run disclose --',
    'Publishes a disclosure at this minute, records it, commits it, and says what to file. What else is not committed, or has an error, stays as it was published.',
    {
      publish: toDiscloseCommand('Disclose', 'disclosures/nghi-quyet-x'),
      correct: toDiscloseCommand('Correct', 'disclosures/nghi-quyet-x'),
      withdraw: toDiscloseCommand('Withdraw', 'disclosures/nghi-quyet-x'),
      postpone: toDiscloseCommand('Postpone', `${meetings}/thuong-nien-2027`),
    },
    (command, [path, ...more]) => {
      if (command === 'publish' && path !== undefined) refuseUnknown(path, more, (paths) => paths)
    },
  )
  const run = (
    verb: DisclosingVerb,
    path: string,
    options: Common & Pick<DiscloseOptions, 'collections' | 'about' | 'word'>,
    edit: EditFacts,
  ) => disclose(site, { ...options, verb, path, edit, build, meetings })

  program
    .command('correct')
    .description('begins a correction: a new entry that names the one that it corrects, which stays as it was')
    .argument('<path>', told(pathHelp))
    .addOption(contentOption)
    .action(async (path, { content }) => {
      const remote = await describeRemote(resolveContent(content), { content })
      if (remote) console.error(told(remote))
      beginCorrection(site, path, content)
    })

  addOptions(program.command('publish', { isDefault: true }))
    .description('publishes a draft, or what was scheduled for later, now (the default)')
    // Of a command that there is not, more than a path follows.
    .allowExcessArguments()
    .action((path, options, { args }) => {
      const directory = resolveContent(options.content)
      refuseUnknown(path, args.slice(1), (paths) => inOrder(site, paths, directory))
      return run('Disclose', path, options, (facts, { moment }) => stampFacts(facts, moment))
    })

  addReasons(addOptions(program.command('withdraw')))
    .description(
      'says that what was disclosed does not apply any more, or that a general meeting is cancelled; its page stays, with the reason',
    )
    .action((path, options) => {
      const reasons = toReasons({ ...options })
      const collections = [...listDisclosed(site), meetings]
      const { collection } = findDisclosed(site, path, resolveContent(options.content), { names: collections })
      if (collection !== meetings) {
        const about = () => toReasonLines(reasons)
        return run('Withdraw', path, { ...options, about }, (facts, now) => withdrawFacts(facts, now.moment, reasons))
      }
      const about = (facts: string) => [...toCancelledLines(facts), ...toReasonLines(reasons)]
      const own = { ...options, collections, about, word: say`Cancel` }
      return run('Withdraw', path, own, (facts, { moment }) => cancelFacts(facts, moment, reasons))
    })

  addReasons(addOptions(program.command('postpone')))
    .description('moves a general meeting of shareholders; its page and calendars say from when')
    .requiredOption('--opens-at <moment>', 'when it opens now: 2026-12-20T14:00+07:00')
    .option('--record-date <day>', 'its record date now: 2026-12-01; the one before by default')
    .action((path, options) => {
      const reason = toReasons({ ...options })
      const about = (facts: string) => [...toDateLines(facts), ...toReasonLines(reason)]
      return run('Postpone', path, { ...options, about, collections: [meetings] }, (facts, { moment }) =>
        postponeFacts(facts, { ...options, announcedAt: moment, reason }),
      )
    })

  await runProgram(() => program.parseAsync(), [BuildLockError, ConfigError, RefusedError, StoreError])
}

/** The lines about the dates of a meeting that was moved: from which to which. */
function toDateLines(facts: string): Message[] {
  const [opensAt, recordDate] = [readField(facts, 'opensAt'), readField(facts, 'recordDate')]
  const former = readFormerDates(facts)
  const opens = former ? say`Opens: ${former.opensAt} → ${opensAt}` : say`Opens: ${opensAt}`
  if (!former) return [opens, say`Record date: ${recordDate}`]
  const isKept = former.recordDate === recordDate
  return [
    opens,
    isKept ? say`Record date: ${recordDate}, as before` : say`Record date: ${former.recordDate} → ${recordDate}`,
  ]
}

/** The lines about the dates of a meeting that was cancelled. */
function toCancelledLines(facts: string): Message[] {
  return [say`Was to open: ${readField(facts, 'opensAt')}`, say`Record date: ${readField(facts, 'recordDate')}`]
}

function toReasonLines(reasons: Readonly<Record<string, string>>): Message[] {
  return Object.entries(reasons).map(([locale, text]) => say`Reason (${locale}): ${text}`)
}

const commands = ['publish', 'correct', 'withdraw', 'postpone']

/**
 * @param order puts paths of entries in the order in which they can be disclosed
 * @throws {ProgramError} where the first word is none of the commands, and no path either
 */
function refuseUnknown(
  path: string,
  more: readonly string[],
  order: (paths: readonly string[]) => readonly string[],
): void {
  if (more.length === 0 && (/[\\/]/.test(path) || didYouMean(path, commands) === '')) return
  throw new ProgramError(
    /[\\/]/.test(path)
      ? say`One entry at a time, each with the minute at which it can be read, and what others name first: ${order([path, ...more]).join(', ')}`
      : say`There is no command "${path}"; the commands are ${commands.join(', ')}.${didYouMean(path, commands)}`,
  )
}

const pathHelp = say`the folder of the entry, such as disclosures/a`

/** The argument and the options of all commands that publish a folder. */
function addOptions(command: Command) {
  return command
    .argument('<path>', told(pathHelp))
    .requiredOption('--by <name>', 'who publishes it')
    .option('--approved-by <name>', 'who approved it')
    .option('--urgent', 'publishes this folder alone: what else is committed waits too; needs --reason')
    .option('--reason <text>', 'why it is urgent, for the log')
    .option(
      '--with <path...>',
      'publishes and commits these folders with it, in one release, such as the figures of a report',
    )
    .option('--trailer <line...>', 'lines at the end of the commit: "Ticket: 12"')
    .option('--show', 'also ends the hold of an earlier release, which the site shows since a rollback')
    .option('--clock-is-right', 'publishes although something is of a later minute by the clock, which was wrong then')
    .addOption(finishOption)
    .option('--no-commit', 'leaves the commit to you')
    .option('--receipt <file>', 'also writes into a file what it says')
    .option('--out <dir>', 'folder of the output', 'dist')
    .addOption(contentOption)
}

type Publishing = ReturnType<typeof addOptions>
type Common = ReturnType<Publishing['opts']>

function addReasons(command: Publishing): Publishing {
  for (const locale of locales)
    command.requiredOption(`--reason-${locale} <text>`, told(say`why, in the language "${locale}"`))
  return command
}

/** The reasons of `addReasons`, by language. */
function toReasons(options: Readonly<Record<string, unknown>>): Record<string, string> {
  return mapLocales((locale) => String(options[`reason${locale.charAt(0).toUpperCase()}${locale.slice(1)}`]))
}
