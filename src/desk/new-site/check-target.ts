import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'

/** Characters that an import, an address or a pattern reads otherwise than in a path: src/desk/setup.js refuses them too. */
const unreadable = /['#?*\\:;]|%[0-9a-f]{2}/i

/**
 * The absolute path of the folder of a new site, with symbolic links followed.
 * @throws ProgramError where it has something in it, is a file, is part of this project or has a name that programs misread
 */
export function checkTarget(typed: string, project: string): string {
  const path = resolve(typed)
  const target = join(followLinks(dirname(path)), basename(path))
  const [bad] = unreadable.exec(target) ?? []
  if (bad !== undefined)
    throw new ProgramError(say`${target}: programs misread "${bad}" in a path; choose another folder`)
  const inside = relative(realpathSync(project), existsSync(target) ? realpathSync(target) : target)
  if (inside === '' || !(inside === '..' || inside.startsWith(`..${sep}`) || resolve(inside) === inside)) {
    throw new ProgramError(
      say`${target} is in this project, which would copy and build it too; choose a folder beside it, such as ${join(dirname(realpathSync(project)), basename(target))}`,
    )
  }
  if (!existsSync(target)) return target
  if (!statSync(target).isDirectory())
    throw new ProgramError(say`${target} is a file; choose a folder that is not there yet`)
  const [first] = readdirSync(target)
  if (first !== undefined) {
    throw new ProgramError(
      say`${target} is not empty (${first}); nothing was written: choose a folder that is not there yet`,
    )
  }
  return target
}

/** A path whose last parts need not exist, with the links in those that do. */
function followLinks(path: string): string {
  if (existsSync(path) || dirname(path) === path) return realpathSync(path)
  return join(followLinks(dirname(path)), basename(path))
}
