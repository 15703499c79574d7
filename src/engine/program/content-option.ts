import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Option } from '@commander-js/extra-typings'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import { toRealPath } from './to-real-path.ts'

export const contentOption = new Option('--content <dir>', 'folder of the content').default('content')

/**
 * The folder that was named as that of the content: itself, where a symbolic link was named.
 * @throws {ProgramError} where there is none
 */
export function resolveContent(name: string): string {
  const directory = resolve(name)
  if (!existsSync(directory)) {
    throw new ProgramError(say`There is no folder ${name}. Name the folder of the content: --content DIR`)
  }
  return toRealPath(directory)
}
