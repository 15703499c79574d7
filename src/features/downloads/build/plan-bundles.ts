import { hashBytes } from '#engine/content/disk/files.ts'
import { toBundleUrl } from '#engine/model/bundles.ts'
import { toOutputFile } from '#engine/outputs/files/to-output-file.ts'
import type { OutputPlan } from '#engine/outputs/output-plan.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import type { OutputFile } from '#engine/store/output-file.ts'
import { toBundles, type Bundle } from './to-bundles.ts'

/** The manifest and the checksums of each list and year whose documents can be downloaded together. */
export function* planBundles(context: PayloadContext): Generator<OutputPlan> {
  for (const { path } of context.content.pages.values()) {
    for (const { year } of toBundles(context, path)) {
      yield {
        key: `bundle ${path}/${year}`,
        kind: 'data files',
        prepare: () => {
          const bundle = toBundles(context, path).find((one) => one.year === year)
          return {
            input: hashBytes(JSON.stringify(bundle)),
            make: () => (bundle ? toFiles(path, bundle) : []),
          }
        },
      }
    }
  }
}

function toFiles(path: string, { year, manifest, sums }: Bundle): OutputFile[] {
  return [
    toOutputFile(toBundleUrl(path, year, 'json'), JSON.stringify(manifest), { cache: 'revalidate' }),
    toOutputFile(toBundleUrl(path, year, 'sha256'), sums, {
      type: 'text/plain; charset=utf-8',
      cache: 'revalidate',
      headers: { 'Content-Disposition': `attachment; filename="${manifest.name}-SHA256SUMS.txt"` },
    }),
  ]
}
