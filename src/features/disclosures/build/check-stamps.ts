import { archiveFile } from '#engine/content/archive/archive-lock.ts'
import { defineCheck } from '#engine/content/check/content-check.ts'
import { toArchiveCommand } from '#engine/model/content/archive-command.ts'
import { toSiteMoment } from '#engine/model/locale/site-time.ts'
import { typed } from '#lib/say/figures.ts'
import { listed, say } from '#lib/say/message.ts'
import { findUnrecorded } from './find-unrecorded.ts'
import { toSourceText } from './rules/legal-source.ts'
import { toDuration } from './rules/terms.ts'

/** A moment of publication some days back, of which nothing is recorded, may be one that was typed back. */
export const checkStamps = defineCheck(
  'unrecorded-publication',
  'law',
  ({ site, content, checked, archive, now, folder, report }) => {
    if (!archive || archive.isDamaged) return
    const archived = site.names.filter((name) => site.collections[name].isArchived)
    const input = { entries: checked.entries, archived, isRecorded: (id: string) => archive.lock.has(id) }
    for (const { entry, late } of findUnrecorded(content, now, input)) {
      const { publishedAt } = entry.facts
      const age = toDuration(now.getTime() - Date.parse(publishedAt))
      const counted = late.map(
        ({ rule, message }) => say` Counted from now: ${message} (${rule.id}: ${toSourceText(rule.source)}).`,
      )
      report.warn(
        entry,
        ['publishedAt'],
        say`"publishedAt": Says that it appeared ${age} ago, and nothing records that it did. If it appears only now, write ${typed(toSiteMoment(now))}; if it did appear then, restore ${archiveFile} from git if it has lost lines, else record it: ${toArchiveCommand(folder)}.${listed(counted, '')}`,
      )
    }
  },
)
