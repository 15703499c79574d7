import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { KindLabels } from '#engine/model/lists/list-kinds.ts'
import { languages, mapLocales } from '#engine/model/locale/locale.ts'
import { listParams, type ChoiceKey } from '#engine/model/urls/search.ts'
import { articleKindLabels } from '#features/articles/kind-labels.ts'
import { disclosureKindLabels } from '#features/disclosures/kind-labels.ts'
import { learningKindLabels } from '#features/learning/kind-labels.ts'
import { researchKindLabels } from '#features/research/kind-labels.ts'
import type { listKinds } from './list-kinds.ts'
import type { ListItem } from './payload.ts'

/** The labels of the kind and of its values, in the lists of each collection. */
const kindLabels: KindLabels<typeof listKinds> = {
  ...articleKindLabels,
  ...disclosureKindLabels,
  ...learningKindLabels,
  ...researchKindLabels,
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
