import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { JobFacts } from './collection.ts'

export const jobTypeLabels: Readonly<Record<JobFacts['type'], MessageDescriptor>> = {
  'toan-thoi-gian': msg`Toàn thời gian`,
  'ban-thoi-gian': msg`Bán thời gian`,
  'thuc-tap': msg`Thực tập`,
}
