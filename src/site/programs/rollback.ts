import { rollbackProgram } from '#engine/cli/rollback.ts'
import { sourceLocale } from '#engine/model/locale/locale.ts'
import { toBandFileUrl } from '#features/service-status/band-file.ts'
import { describeOpenNotices } from '#features/service-status/build/describe-open-notices.ts'

await rollbackProgram(async () => (await import('../site.ts')).site, {
  url: toBandFileUrl(sourceLocale),
  describe: describeOpenNotices,
})
