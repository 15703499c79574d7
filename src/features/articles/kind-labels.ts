import { msg } from '@lingui/core/macro'
import type { KindLabels } from '#engine/model/lists/list-kinds.ts'
import type { articleKinds } from './collections/codes.ts'
import { audienceLabels, newsCategoryLabels } from './labels.ts'

export const articleKindLabels: KindLabels<typeof articleKinds> = {
  news: { name: msg`Chuyên mục`, values: newsCategoryLabels },
  announcements: { name: msg`Đối tượng`, values: audienceLabels },
}
