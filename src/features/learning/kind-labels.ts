import { msg } from '@lingui/core/macro'
import type { KindLabels } from '#engine/model/lists/list-kinds.ts'
import type { learningKinds } from './collections/codes.ts'
import { knowledgeCategoryLabels, platformLabels } from './labels.ts'

export const learningKindLabels: KindLabels<typeof learningKinds> = {
  guides: { name: msg`Kênh giao dịch`, values: platformLabels },
  knowledge: { name: msg`Chuyên mục`, values: knowledgeCategoryLabels },
}
