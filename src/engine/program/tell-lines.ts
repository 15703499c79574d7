import type { ProgramLanguage } from '#lib/say/languages.ts'
import { codeLanguage } from '#lib/say/languages.ts'
import { keepForCode, toCodeLine } from '#lib/say/speech.ts'

/** The variable with which whoever starts a program asks for its lines in all languages that they may be read in. */
export const linesVariable = 'SITE_LINES'

/** A line by language, as a program writes it then: JSON in a line. */
export type ToldLine = Readonly<Partial<Record<ProgramLanguage, string>>>

/** Writes each line of this process as JSON, in its own language and in that of the code, where the environment asks for it. */
export function tellLines(language: ProgramLanguage, environment: Readonly<Record<string, string | undefined>>): void {
  if (environment[linesVariable] !== 'json') return
  keepForCode()
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream)
    stream.write = (chunk: string | Uint8Array) => {
      const text = typeof chunk === 'string' ? chunk : new TextDecoder().decode(chunk)
      const lines = text.split('\n').filter((line) => line.trim() !== '')
      const told: ToldLine[] = lines.map((line) => ({ [language]: line, [codeLanguage]: toCodeLine(line) }))
      return write(told.map((line) => `${JSON.stringify(line)}\n`).join(''))
    }
  }
}
