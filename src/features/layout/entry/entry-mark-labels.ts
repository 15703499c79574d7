import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EntryMark } from '#engine/model/entries/entry-mark.ts'
import type { Validity } from '#engine/model/entries/validity.ts'
import type { Tone } from '#ui/tag.tsx'

type Labels<Key extends string> = Readonly<Record<Key, MessageDescriptor>>

export const validityLabels: Labels<Validity> = {
  'not-yet-in-force': msg`Chưa có hiệu lực`,
  'in-force': msg`Đang có hiệu lực`,
  'no-longer-in-force': msg`Hết hiệu lực`,
}

export const validityTones: Readonly<Record<Validity, Tone>> = {
  'not-yet-in-force': 'info',
  'in-force': 'brand',
  'no-longer-in-force': 'neutral',
}

export const markLabels: Labels<EntryMark> = {
  ...validityLabels,
  corrects: msg`Đính chính`,
  corrected: msg`Đã được đính chính`,
  superseded: msg`Đã được thay thế`,
}

export const markTones: Readonly<Record<EntryMark, Tone>> = {
  ...validityTones,
  corrects: 'info',
  corrected: 'notice',
  superseded: 'neutral',
}
