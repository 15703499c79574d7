import type { GeneratedFile } from '#engine/outputs/files/generated-file.ts'
import type { BuildContext } from '#engine/render/payload/build-context.ts'
import { toFeeFile } from '#features/fees/build/to-fee-file.ts'
import { toDataFiles, toQuarterFiles } from '#features/financials/build/to-data-files.ts'
import { toDividendFile } from '#features/shares/build/to-dividend-file.ts'
import { toMarginFile } from '#features/trading/build/to-margin-file.ts'

/** The downloadable files of one language that are generated from content. */
export function toGeneratedFiles(context: BuildContext): GeneratedFile[] {
  const dividends = toDividendFile(context)
  return [
    toFeeFile(context),
    toMarginFile(context),
    ...toDataFiles(context).map(({ file }) => file),
    ...toQuarterFiles(context),
    ...(dividends ? [dividends] : []),
  ]
}
