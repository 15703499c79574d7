import type { DatabaseSync } from 'node:sqlite'
import type { ReleaseFacts } from '#engine/model/config/store.ts'
import { createIsRedirected } from '#engine/model/urls/is-redirected.ts'
import type { RedirectRule } from '#engine/model/urls/redirects.ts'
import type { BlobTable } from './blob-table.ts'
import { endEarlierBuilds, findRemovedAddresses, renewBuild } from './end-of-publish.ts'
import { createDraft, type Changes, type ReleaseDraft } from './release-draft.ts'
import type { Hold, ReleaseInfo, ReleaseTable } from './release-table.ts'
import { syncTakenDown, type TakenDownAddress } from './taken-down-table.ts'

/** The default number of builds whose files stay available, including the newest. */
export const keptBuildCount = 10

export interface PublishOptions extends ReleaseFacts {
  /** Now: ISO 8601, in UTC. A release is never of a time before that of the release before it. */
  time: string
  /** Why the release was made, for people: "3 files of content changed". */
  reason: string
  /** Shows the release also where an earlier one is held, and ends that. */
  isShown?: boolean
  /** How many builds stay reachable for open pages, including the new one. */
  keep?: number
  /** Addresses with a redirect are not reported as removed. */
  redirects?: readonly RedirectRule[]
  /** Every address that is taken down; one that is no longer among them can have a page again. */
  takenDown?: readonly TakenDownAddress[]
}

export interface PublishResult extends Changes {
  number: number
  /** False where nothing differs from the latest release, which then is the current one. */
  isNew: boolean
  /** The release that is shown instead, since somebody rolled back to it. */
  held: Hold | undefined
  /** The release before, where its time is after the one that was given: the new release then has that time too. */
  later: Pick<ReleaseInfo, 'number' | 'time'> | undefined
  /** The release that was held until now, and is replaced by this one. */
  replaced: Hold | undefined
  /** Pages and documents of the release before that have neither a file nor a redirect now. */
  removedAddresses: string[]
}

export interface Tables {
  database: DatabaseSync
  blobs: BlobTable
  releases: ReleaseTable
}

/** Makes a release from the latest one and the changes that `write` makes. To be called in a transaction. */
export function publishRelease(
  { database, blobs, releases }: Tables,
  options: PublishOptions,
  write: (draft: ReleaseDraft) => void,
): PublishResult {
  const {
    time: given,
    reason,
    keep = keptBuildCount,
    redirects = [],
    isShown = false,
    takenDown = [],
    ...facts
  } = options
  const former = releases.latest()
  const number = (former?.number ?? 0) + 1
  // ISO 8601 in UTC is in the order of time.
  const later = former && former.time > given ? { number: former.number, time: former.time } : undefined
  const time = later?.time ?? given
  const { build, settings, styleHashes, nextChange } = facts
  const draft = createDraft({ database, blobs, number, build, formerBuild: former?.build })
  write({ put: draft.put, remove: draft.remove, endEarlierTexts: draft.endEarlierTexts })
  const changes = draft.finish()
  const hold = releases.hold()
  const heldBuild = hold && releases.find(hold.number)?.build
  const ended = endEarlierBuilds(database, { number, build, keep, heldBuild })
  const removed = findRemovedAddresses(database, number)
  blobs.clearMarks()
  const isNew =
    former === undefined ||
    changes.added + changes.changed + changes.removed + ended > 0 ||
    former.build !== build ||
    former.nextChange !== nextChange ||
    // As text, in which a release keeps them: settings that are not given are no difference.
    JSON.stringify(former.settings) !== JSON.stringify(settings)
  if (isNew) releases.add({ number, time, reason, build, settings, styleHashes, nextChange })
  const latest = isNew ? number : former.number
  syncTakenDown(database, takenDown, { build, number: latest })
  const held = isShown ? undefined : hold
  if (!held) {
    if (hold || releases.current()?.number !== latest) releases.setCurrent(latest)
    if (heldBuild !== undefined) renewBuild(database, heldBuild)
  }
  const isRedirected = createIsRedirected(redirects)
  const isReported = (path: string) => !isRedirected(path) && !takenDown.some(({ address }) => address === path)
  return {
    ...changes,
    number: latest,
    isNew,
    later: isNew ? later : undefined,
    held: held?.number === latest ? undefined : held,
    replaced: held || hold?.number === latest ? undefined : hold,
    removedAddresses: isNew ? removed.filter(isReported) : [],
  }
}
