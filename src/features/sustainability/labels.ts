import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EsgTopic } from './vocabulary.ts'

export const topicLabels: Readonly<Record<EsgTopic, MessageDescriptor>> = {
  'moi-truong': msg({ message: 'Môi trường', context: 'ESG' }),
  'xa-hoi': msg({ message: 'Xã hội', context: 'ESG' }),
  'quan-tri': msg({ message: 'Quản trị', context: 'ESG' }),
}
