import { codeLanguage, translatedLanguages, type ProgramLanguage } from './languages.ts'

/**
 * The language of a program: what `--lang` says, else that of the system.
 * @param args of the program
 * @param system its tag in BCP 47
 */
export function findLanguage(args: readonly string[], system: string): ProgramLanguage {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
  const asked = at === -1 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1])
  const tag = (asked ?? system).toLowerCase()
  return translatedLanguages.find((language) => tag === language || tag.startsWith(`${language}-`)) ?? codeLanguage
}

/**
 * The language that the environment of a process names, as a tag of BCP 47; undefined where it names none. An empty variable counts as
 * none, which Node does not know.
 */
export function readSystemLanguage(environment: Readonly<Record<string, string | undefined>>): string | undefined {
  const { LC_ALL, LC_MESSAGES, LANG } = environment
  const named = LC_ALL || LC_MESSAGES || LANG || undefined
  return named?.replace(/[.@].*/s, '').replaceAll('_', '-')
}
