import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FactsOf } from '#features/collections.ts'

export const jobTypeLabels: Readonly<Record<FactsOf<'jobs'>['type'], MessageDescriptor>> = {
  'toan-thoi-gian': msg`Toàn thời gian`,
  'ban-thoi-gian': msg`Bán thời gian`,
  'thuc-tap': msg`Thực tập`,
}
