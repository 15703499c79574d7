import { hashBytes } from '#engine/content/disk/files.ts'
import type { BuildGraph } from '#engine/graph/build-graph.ts'
import type { FrameMenus } from '#engine/model/config/page-config.ts'
import { toOutputFile } from './files/to-output-file.ts'
import type { OutputPlan } from './output-plan.ts'

/** The file of the menus, for browsers. */
export function planMenus({ url, content }: FrameMenus, recordRead: BuildGraph['recordRead']): OutputPlan {
  return {
    key: `file ${url}`,
    kind: 'other files',
    prepare: () => {
      recordRead('frame', 'value')
      return { input: hashBytes(url), make: () => [toOutputFile(url, JSON.stringify(content), { cache: 'immutable' })] }
    },
  }
}
