import { hashBytes } from '#engine/content/disk/files.ts'
import type { GeneratedFile } from './files/generated-file.ts'
import { toOutputFile } from './files/to-output-file.ts'
import type { OutputPlan } from './output-plan.ts'

/** Files that are made from content together, under one key. */
export function planFiles(key: string, toFiles: () => GeneratedFile[]): OutputPlan {
  return {
    key,
    kind: 'data files',
    prepare: () => {
      const files = toFiles()
      const input = files.map(({ url, bytes, headers }) => `${url} ${hashBytes(bytes)} ${JSON.stringify(headers)}`)
      return {
        input: hashBytes(input.join('\n')),
        make: () => files.map(({ url, bytes, ...served }) => toOutputFile(url, bytes, served)),
      }
    },
  }
}
