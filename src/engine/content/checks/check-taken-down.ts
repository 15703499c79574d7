import type { ContentSite } from '#engine/model/content/content-site.ts'
import { say } from '#lib/say/message.ts'
import type { ArchiveLock } from '../archive/archive-lock.ts'
import { archiveFile } from '../archive/archive-lock.ts'
import { defineCheck } from '../check/content-check.ts'
import { toFolders, findTarget } from '../entries/find-target.ts'
import { takenDownFile } from '../taken-down/taken-down.ts'

/** Something that was disclosed is taken down only where somebody says why: a duty to keep it available may be in force. */
export const checkTakenDown = defineCheck(
  'taken-down',
  'integrity',
  ({ site, archive, takenDown, content, checked, folder, report }) => {
    if (!archive || checked !== content) return
    for (const { address, disclosed, position } of takenDown.values()) {
      const id = disclosed === undefined ? findDisclosed(site, address, archive.lock) : undefined
      if (id === undefined) continue
      const message = say`${address} was disclosed: ${archiveFile} records ${id}. Say in "disclosed" why it may be taken down, or remove it from here`
      report.errorInFile(`${folder}/${takenDownFile}`, position, message)
    }
  },
)

/** The entry of an archive to which an address belongs; undefined where it has not been disclosed. */
export function findDisclosed(site: ContentSite, address: string, lock: ArchiveLock): string | undefined {
  const subject = findTarget(site, address)
  return toFolders(site, address).find((folder) => {
    const parts = lock.get(folder)?.parts
    return subject.kind === 'document' ? parts?.has(subject.file) : parts !== undefined
  })
}
