import { site } from '#site/site.ts'
import { isRootFile } from '../changes/change-path.ts'
import type { ChangePath } from '../protocol/changes.ts'
import { toAddress } from '../publishing/to-addresses.ts'
import type { Situation } from '../rights/list-actions.ts'
import type { DeskServices } from '../services/services.ts'

/** The collection of general meetings, which can be postponed. */
const meetings = 'meetings'

/** All that the rights of a person at a folder depend on. */
export function findSituation(
  { changes, publisher }: Pick<DeskServices, 'changes' | 'publisher'>,
  path: ChangePath,
): Situation {
  const collection = path.split('/')[0]
  return {
    change: changes.find(path),
    lastWriter: changes.lastWriterOf(path),
    isInContent: !isRootFile(path) && changes.contentFiles(path) !== undefined,
    isArchived: site.names.some((name) => name === collection && site.collections[name].isArchived),
    isRecorded: publisher.isRecorded(path),
    isUnfinished: publisher.isUnfinished(path),
    isMeeting: collection === meetings,
    hasAddress: toAddress(path) !== undefined,
  }
}
