import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { factsFile } from '#engine/content/entries/read-facts.ts'
import type { ContentSite } from '#engine/model/content/content-site.ts'
import { toDiscloseCommand } from '#engine/model/content/disclose-command.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import { listDisclosed } from './find-disclosed.ts'

/**
 * The paths on the disk of folders that are published with a disclosure.
 * @throws {ProgramError} where one is not there, is a disclosure itself, or would not appear
 */
export function findAlong(site: ContentSite, directory: string, along: readonly string[] = []): string[] {
  return along.map((path) => {
    const folder = join(directory, path)
    const file = join(folder, factsFile)
    const isOfEntry = site.names.some((name) => path.startsWith(`${name}/`)) || path.startsWith('pages/')
    if (!isOfEntry || path.split('/').includes('..') || !existsSync(file))
      throw new ProgramError(say`--with ${path}: the content has no entry of that name. Write it like news/a`)
    if (listDisclosed(site).some((name) => path.startsWith(`${name}/`)))
      throw new ProgramError(
        say`--with ${path}: it is a disclosure, with a record of its own: ${toDiscloseCommand('Disclose', path)}`,
      )
    const status = /^status:[ \t]*["']?(draft|scheduled)/m.exec(readFileSync(file, 'utf8'))?.[1]
    if (status !== undefined)
      throw new ProgramError(say`--with ${path}: it would not appear, since it is ${status}. Delete its "status" first`)
    return folder
  })
}
