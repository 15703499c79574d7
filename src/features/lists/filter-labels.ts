import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { languages, mapLocales } from '#engine/model/locale/locale.ts'
import { listParams, type ChoiceKey } from '#engine/model/urls/search.ts'
import { audienceLabels, newsCategoryLabels } from '#features/articles/labels.ts'
import {
  disclosureCodeLabels,
  governanceCodeLabels,
  periodicCodeLabels,
  shareKindLabels,
} from '#features/disclosures/labels.ts'
import { knowledgeCategoryLabels, platformLabels } from '#features/learning/labels.ts'
import { commentaryKindLabels, sectorLabels } from '#features/research/labels.ts'
import type { KindedName, KindOf } from './list-kinds.ts'
import type { ListItem } from './payload.ts'

interface KindLabels<Kind extends string> {
  name: MessageDescriptor
  values: Readonly<Record<Kind, MessageDescriptor>>
}

/** The labels of the kind and of its values, in the lists of each collection. */
const kindLabels: { [C in KindedName]: KindLabels<KindOf<C>> } = {
  news: { name: msg`Chuyên mục`, values: newsCategoryLabels },
  announcements: { name: msg`Đối tượng`, values: audienceLabels },
  reports: { name: msg`Ngành`, values: sectorLabels },
  commentary: { name: msg`Thời điểm`, values: commentaryKindLabels },
  guides: { name: msg`Kênh giao dịch`, values: platformLabels },
  knowledge: { name: msg`Chuyên mục`, values: knowledgeCategoryLabels },
  'periodic-reports': { name: msg`Loại báo cáo`, values: periodicCodeLabels },
  disclosures: { name: msg`Loại công bố`, values: disclosureCodeLabels },
  governance: { name: msg`Loại tài liệu`, values: governanceCodeLabels },
  'share-management': { name: msg`Loại thông tin`, values: shareKindLabels },
}

const languageLabels = mapLocales((locale) => languages[locale].nameMessage)

const choiceNames = {
  [listParams.year]: msg`Năm`,
  [listParams.kind]: msg`Loại`,
  [listParams.ticker]: msg`Mã cổ phiếu`,
  [listParams.language]: msg`Ngôn ngữ`,
} satisfies Record<ChoiceKey, MessageDescriptor>

interface ChoiceLabels {
  name: MessageDescriptor
  /** Values without a label are shown as they are: years, tickers. */
  values: Readonly<Record<string, MessageDescriptor>>
}

/** The labels of a filter and of its values, in the lists of a collection. */
export function toChoiceLabels(key: ChoiceKey, collection: ListItem['collection'] | undefined): ChoiceLabels {
  if (key === listParams.language) return { name: choiceNames[key], values: languageLabels }
  const kinds: Partial<Record<string, ChoiceLabels>> = kindLabels
  const own = key === listParams.kind && collection !== undefined ? kinds[collection] : undefined
  return own ?? { name: choiceNames[key], values: {} }
}
