import { sourceLocale } from '#engine/model/locale/locale.ts'
import type { RollbackNote } from '#engine/publish/rollback-note.ts'
import { toBandFileUrl } from '#features/service-status/band-file.ts'
import { describeOpenNotices } from '#features/service-status/build/describe-open-notices.ts'

/** The service notices of the release that is shown: no other release knows what is open. */
export const rollbackNote: RollbackNote = { url: toBandFileUrl(sourceLocale), describe: describeOpenNotices }
