import { say, type Message } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'

/** Names of values in the help of programs, between brackets. Words that are not here are the same in all languages. */
const words: Readonly<Record<string, Message>> = {
  options: say`options`,
  command: say`command`,
  language: say`language`,
  dir: say`dir`,
  folder: say`folder`,
  folders: say`folders`,
  file: say`file`,
  files: say`files`,
  path: say`path`,
  number: say`number`,
  n: say`n`,
  count: say`count`,
  text: say`text`,
  name: say`name`,
  title: say`title`,
  address: say`address`,
  value: say`value`,
  when: say`when`,
  moment: say`moment`,
  day: say`day`,
  date: say`date`,
  target: say`target`,
  more: say`more`,
  branch: say`branch`,
  words: say`words`,
}

/** Flags of an option, such as `--out <dir>`, in the language of the process. */
export function toldPlaceholders(term: string): string {
  return term.replaceAll(
    /([<[])([a-z-]+)(\.{3})?([>\]])/g,
    (_whole, open: string, word: string, dots = '', close: string) => {
      return `${open}${toldPlaceholder(word)}${dots}${close}`
    },
  )
}

/** The name of an argument: `title`. */
export function toldPlaceholder(word: string): string {
  const message = words[word]
  return message ? told(message) : word
}
