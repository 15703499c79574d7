import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DataFormat, ListedColumn } from './payload.ts'

/** Names of formats, the same in every language. */
export const formatNames: Readonly<Record<DataFormat, string>> = { csv: 'CSV', json: 'JSON', schema: 'JSON Schema' }

export const typeLabels: Readonly<Record<ListedColumn['type'], MessageDescriptor>> = {
  text: msg`chữ`,
  year: msg`năm`,
  integer: msg`số nguyên`,
  decimal: msg`số thập phân`,
  boolean: msg`đúng hoặc sai`,
  date: msg`ngày`,
  moment: msg`thời điểm`,
  address: msg`địa chỉ web`,
}
