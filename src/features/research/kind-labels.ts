import { msg } from '@lingui/core/macro'
import type { KindLabels } from '#engine/model/lists/list-kinds.ts'
import type { researchKinds } from './collections/codes.ts'
import { commentaryKindLabels, sectorLabels } from './labels.ts'

export const researchKindLabels: KindLabels<typeof researchKinds> = {
  reports: { name: msg`Ngành`, values: sectorLabels },
  commentary: { name: msg`Thời điểm`, values: commentaryKindLabels },
}
