import { Message, say } from '#lib/say/message.ts'

/** The sentences of Commander on a wrong use, by their codes, and the same as messages, from the words in them. */
const usages: Readonly<Record<string, readonly [RegExp, (...words: string[]) => Message][]>> = {
  'commander.unknownOption': [[/^error: unknown option '(.*)'$/, (flag = '') => say`error: unknown option '${flag}'`]],
  'commander.unknownCommand': [
    [/^error: unknown command '(.*)'$/, (name = '') => say`error: unknown command '${name}'`],
  ],
  'commander.optionMissingArgument': [
    [/^error: option '(.*)' argument missing$/, (flags = '') => say`error: option '${flags}' argument missing`],
  ],
  'commander.conflictingOption': [
    [
      /^error: option '(.*)' cannot be used with option '(.*)'$/,
      (one = '', other = '') => say`error: option '${one}' cannot be used with option '${other}'`,
    ],
  ],
  'commander.excessArguments': [
    [
      /^error: too many arguments for '(.*)'\. Expected (\d+) arguments? but got (\d+)\.$/,
      (name = '', expected = '', got = '') => say`error: too many arguments for '${name}'. ${toCounts(expected, got)}`,
    ],
    [
      /^error: too many arguments\. Expected (\d+) arguments? but got (\d+)\.$/,
      (expected = '', got = '') => say`error: too many arguments. ${toCounts(expected, got)}`,
    ],
  ],
  'commander.invalidArgument': [
    [
      /^error: option '(.*)' argument '(.*)' is invalid\. Allowed choices are (.*)\.$/s,
      (flags = '', value = '', choices = '') =>
        say`error: option '${flags}' argument '${value}' is invalid. Allowed choices are ${choices}.`,
    ],
    [
      /^error: option '(.*)' argument '(.*)' is invalid\. (.*)$/s,
      (flags = '', value = '', why = '') =>
        say`error: option '${flags}' argument '${value}' is invalid. ${new Message(why)}`,
    ],
    [
      /^error: command-argument value '(.*)' is invalid for argument '(.*)'\. (.*)$/s,
      (value = '', name = '', why = '') =>
        say`error: command-argument value '${value}' is invalid for argument '${name}'. ${new Message(why)}`,
    ],
  ],
}

function toCounts(expected: string, got: string): Message {
  return expected === '1'
    ? say`Expected 1 argument but got ${got}.`
    : say`Expected ${expected} arguments but got ${got}.`
}

const suggestion = /\n\(Did you mean (one of )?(.*)\?\)$/

/** The message of Commander on a wrong use, in parts that can be translated; as it is where its form is not known. */
export function explainUsage(message: string, code: string): Message {
  const [hint = '', isOfSeveral, names = ''] = suggestion.exec(message) ?? []
  const first = message.slice(0, message.length - hint.length)
  const found = usages[code]?.find(([pattern]) => pattern.test(first))
  const said = found ? found[1](...(found[0].exec(first)?.slice(1) ?? [])) : say`${first}`
  if (hint === '') return said
  return isOfSeveral === undefined
    ? say`${said}\n${say`(Did you mean ${names}?)`}`
    : say`${said}\n${say`(Did you mean one of ${names}?)`}`
}
