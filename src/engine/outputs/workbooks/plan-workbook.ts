import { hashBytes } from '#engine/content/disk/files.ts'
import type { Workbook } from '#engine/model/content/workbook.ts'
import type { GeneratedFile } from '../files/generated-file.ts'
import { toOutputFile } from '../files/to-output-file.ts'
import type { OutputPlan } from '../output-plan.ts'
import { toXlsx } from './to-xlsx.ts'

type Served = Omit<GeneratedFile, 'bytes'>

/** A workbook as a file. It is written again only where a cell has changed: writing takes longer than reading what is in it. */
export function planWorkbook(key: string, toWorkbook: () => Workbook, { url, ...served }: Served): OutputPlan {
  return {
    key,
    kind: 'data files',
    prepare: () => {
      const workbook = toWorkbook()
      return {
        input: hashBytes(JSON.stringify([workbook, url, served])),
        make: async () => [toOutputFile(url, await toXlsx(workbook), served)],
      }
    },
  }
}
