import { msg } from '@lingui/core/macro'
import type { KindLabels } from '#engine/model/lists/list-kinds.ts'
import type { disclosureKinds } from './collections/codes.ts'
import { disclosureCodeLabels, governanceCodeLabels, periodicCodeLabels, shareKindLabels } from './labels.ts'

export const disclosureKindLabels: KindLabels<typeof disclosureKinds> = {
  'periodic-reports': { name: msg`Loại báo cáo`, values: periodicCodeLabels },
  disclosures: { name: msg`Loại công bố`, values: disclosureCodeLabels },
  governance: { name: msg`Loại tài liệu`, values: governanceCodeLabels },
  'share-management': { name: msg`Loại thông tin`, values: shareKindLabels },
}
