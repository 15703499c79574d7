import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { linesVariable } from '#engine/program/tell-lines.ts'
import { codeLanguage, translatedLanguages } from '#lib/say/languages.ts'
import { toAuthor } from '../git/spawn-git.ts'
import type { LocalText, Person } from '../protocol/people.ts'
import type { Tell } from '../runs/open-runs.ts'
import { mapLanguages } from '../say/to-local-text.ts'

/** The programs that publish, as everybody can start them in a terminal. */
export type ProgramName = 'build' | 'disclose' | 'rollback' | 'take-down'

export interface ProgramOptions {
  by: Pick<Person, 'name' | 'email'>
  tell: Tell
}

/** Runs a program to its end, and tells its output line by line. @returns its status */
export type RunProgram = (name: ProgramName, args: readonly string[], options: ProgramOptions) => Promise<number>

/**
 * Programs as processes of their own: one that fails takes nothing along. Ctrl+C at the terminal of the desk does not reach them: the desk, which
 * takes no more requests, ends when they have ended.
 * @param finish when they do what a publication does not wait for: `background`
 */
export const createRunner =
  (finish: string): RunProgram =>
  (name, args, { by, tell }) => {
    const file = fileURLToPath(new URL(`../../site/programs/${name}.ts`, import.meta.url))
    const { FORCE_COLOR: _colours, ...environment } = process.env
    // These two publish nothing.
    const more = name === 'rollback' || args[0] === 'correct' ? [] : ['--finish', finish]
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, ['--max-semi-space-size=8', file, ...args, ...more, '--lang', 'vi'], {
        env: { ...environment, ...toAuthor(by), NO_COLOR: '1', [linesVariable]: 'json' },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      })
      for (const stream of [child.stdout, child.stderr])
        createInterface(stream).on('line', (line) => {
          const text = line.replaceAll('\r', '').trimEnd()
          if (text !== '') tell({ kind: 'line', text: toLine(text) })
        })
      child.once('error', reject)
      child.once('close', (status) => resolve(status ?? 1))
    })
  }

const toldLine = v.partial(v.object(v.entriesFromList([codeLanguage, ...translatedLanguages], v.string())))

/** A line of a program in the languages of the desk; one that is none of its own, such as a warning of Node, is the same in all. */
function toLine(text: string): LocalText {
  const line = v.safeParse(v.pipe(v.string(), v.parseJson(), toldLine), text)
  return mapLanguages((language) => (line.success && line.output[language]) || text)
}
