import { Command, Help, Option } from '@commander-js/extra-typings'
import { ProgramError } from '#lib/program-error.ts'
import { codeLanguage, translatedLanguages } from '#lib/say/languages.ts'
import { say, type Message, type MessageValue } from '#lib/say/message.ts'
import { told, toldWords } from '#lib/say/speech.ts'
import { explainUsage } from './explain-usage.ts'
import { speakAsAsked } from './language.ts'
import { toldPlaceholder, toldPlaceholders } from './placeholders.ts'

const usageStatus = 2

const helpTitles: Readonly<Record<string, Message>> = {
  'Usage:': say`Usage:`,
  'Arguments:': say`Arguments:`,
  'Options:': say`Options:`,
  'Commands:': say`Commands:`,
}

/** The command that Commander adds. */
const helpCommand = 'help'
const helpOfHelp = say`display help for command`

/** Help in the language of the process: the texts of options stand in the code, and are keys of the catalogue. */
class TranslatedHelp extends Help {
  override styleTitle(title: string): string {
    return told(helpTitles[title] ?? title)
  }
  override commandUsage(command: Parameters<Help['commandUsage']>[0]): string {
    const required = command.options.filter(({ mandatory }) => mandatory).map(({ flags }) => ` ${flags}`)
    return toldPlaceholders(super.commandUsage(command) + required.join(''))
  }
  override subcommandTerm(command: Parameters<Help['subcommandTerm']>[0]): string {
    return toldPlaceholders(super.subcommandTerm(command))
  }
  override argumentTerm(argument: Parameters<Help['argumentTerm']>[0]): string {
    return toldPlaceholder(super.argumentTerm(argument))
  }
  override optionTerm(option: Parameters<Help['optionTerm']>[0]): string {
    return toldPlaceholders(super.optionTerm(option))
  }
  override commandDescription(command: Parameters<Help['commandDescription']>[0]): string {
    return toldWords(super.commandDescription(command))
  }
  override subcommandDescription(command: Parameters<Help['subcommandDescription']>[0]): string {
    return toldWords(command.name() === helpCommand ? String(helpOfHelp) : super.subcommandDescription(command))
  }
  override argumentDescription(argument: Parameters<Help['argumentDescription']>[0]): string {
    return toldFirst(argument.description, super.argumentDescription(argument))
  }
  override optionDescription(option: Parameters<Help['optionDescription']>[0]): string {
    return toldFirst(option.description, super.optionDescription(option))
  }
}

/** A text that begins with words of the catalogue: Commander adds the default and the choices. */
function toldFirst(words: string, whole: string): string {
  if (!whole.startsWith(words)) return whole
  const more = whole.slice(words.length)
  const [, choices, value] = /^ \((?:choices: (.*?))?(?:(?:, )?default: (.*))?\)$/.exec(more) ?? []
  const added = [
    ...(choices === undefined ? [] : [told(say`choices: ${choices}`)]),
    ...(value === undefined ? [] : [told(say`default: ${value}`)]),
  ]
  return `${toldWords(words)}${added.length > 0 ? ` (${added.join(', ')})` : more}`
}

type ErrorOptions = Parameters<Command['error']>[1]

class Program extends Command {
  /** Of the program itself, whole commands by the names of its commands. */
  examples: Readonly<Record<string, MessageValue>> = {}
  /** Of the program itself, refuses arguments of a command that are wrong whatever is missing. */
  checkArguments: CheckArguments = () => undefined

  override createCommand(name?: string): Program {
    return new Program(name)
  }
  override createHelp(): Help {
    return Object.assign(new TranslatedHelp(), this.configureHelp())
  }
  override error(message: string, options?: ErrorOptions): never {
    return super.error(toldPlaceholders(told(explainUsage(message, options?.code ?? ''))), options)
  }
  // Commander calls these two for the first argument or option that is missing.
  missingArgument(): never {
    return this.#refuseIncomplete()
  }
  missingMandatoryOptionValue(): never {
    return this.#refuseIncomplete()
  }
  #refuseIncomplete(): never {
    const root = this.#findRoot()
    // What was mistyped is why it is missing.
    const unknown = this.args.find((one) => /^-./.test(one))
    if (unknown !== undefined) hasUnknownOption(this).unknownOption(unknown.replace(/=.*/s, ''))
    try {
      root.checkArguments(this.name(), this.args)
    } catch (error) {
      if (!(error instanceof ProgramError)) throw error
      super.error(error.message, { code: 'commander.incomplete' })
    }
    const missing = [...listMissingArguments(this), ...listMissingOptions(this)]
    const own = this === root ? '' : ` ${this.name()}`
    const usage = `${root.name()}${own} ${[...listRequired(this)].join(' ')}`
    const example = root.examples[this.name()]
    return super.error(
      [
        told(say`error: missing: ${missing.join(', ')}`),
        told(example === undefined ? say`Usage: ${usage}` : say`For example: ${example}`),
      ]
        .map(toldPlaceholders)
        .join('\n'),
      { code: 'commander.incomplete' },
    )
  }
  #findRoot(): Program {
    return this.parent instanceof Program ? this.parent.#findRoot() : this
  }
}

/** The method that Commander calls itself for an option that it does not know, which its types leave out. */
function hasUnknownOption(command: object): { unknownOption: (flag: string) => never } {
  return command as { unknownOption: (flag: string) => never } // a method of Commander
}

/** @throws {ProgramError} */
type CheckArguments = (command: string, args: readonly string[]) => void

type AnyCommand = Pick<Command, 'args' | 'options' | 'registeredArguments' | 'getOptionValue'>

function listMissingArguments({ args, registeredArguments }: AnyCommand): string[] {
  return registeredArguments.flatMap((one, index) =>
    one.required && args[index] === undefined ? [`<${one.name()}>`] : [],
  )
}

function listMissingOptions(command: AnyCommand): string[] {
  return command.options.flatMap((one) =>
    one.mandatory && command.getOptionValue(one.attributeName()) === undefined ? [one.flags] : [],
  )
}

/** The arguments and options that a command must have. */
function* listRequired({ options, registeredArguments }: AnyCommand): Generator<string> {
  for (const one of registeredArguments) if (one.required) yield `<${one.name()}>`
  for (const one of options) if (one.mandatory) yield one.flags
}

/**
 * A program of the project, which speaks the language of its user: that of `--lang`, else of the system. `--help` describes it. A wrong
 * option ends it with status 2 and the nearest option that there is.
 * @param name how it is started: `npm run build --`
 * @param examples a whole command for each of its commands, by their names, which is shown where something of it is missing
 * @param checkArguments called with the name of a command and its arguments before that is shown
 */
export function createProgram(
  name: string,
  description: string,
  examples: Readonly<Record<string, MessageValue>> = {},
  checkArguments: CheckArguments = () => undefined,
) {
  speakAsAsked()
  return Object.assign(new Program(name), { examples, checkArguments })
    .description(description)
    .addOption(createLanguageOption())
    .helpOption('-h, --help', told(say`shows this help`))
    .showHelpAfterError(told(say`--help lists the options.`))
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : usageStatus))
}

/** Commands with options of their own that stand apart from those of the program take it too. */
export function createLanguageOption() {
  return new Option('--lang <language>', 'language of the messages').choices([codeLanguage, ...translatedLanguages])
}

type ErrorClass = abstract new (...values: never[]) => Error

/** Runs what a program does. An error ends it with status 1; of the expected classes only the message is printed. */
export async function runProgram(run: () => Promise<unknown>, expected: readonly ErrorClass[] = []): Promise<void> {
  try {
    await run()
  } catch (error) {
    const isExpected = [ProgramError, ...expected].some((known) => error instanceof known)
    console.error(isExpected && error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
