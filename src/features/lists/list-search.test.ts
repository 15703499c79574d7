import * as v from 'valibot'
import { expect, test } from 'vitest'
import { companySearchSchema, toCollectionSearchSchema } from './list-search.ts'

test.each<[what: string, schema: v.GenericSchema, search: object, kept: object]>([
  ['news, with one of its kinds', toCollectionSearchSchema('news'), { loai: 'san-pham' }, { loai: 'san-pham' }],
  ['news, with a kind of reports', toCollectionSearchSchema('news'), { loai: 'thep' }, {}],
  ['no collection, which has no kinds', toCollectionSearchSchema(), { loai: 'san-pham', ma: 'ZZA' }, {}],
  ['company reports', companySearchSchema, { ma: 'ZZA', loai: 'thep' }, { ma: 'ZZA', loai: 'thep' }],
  ...['', 123, 'zza', 'ZZ', 'ZZAA', '1ZA', 'ZÀA', ['ZZA'], 'ZZA\n', null, {}].map(
    (ma): [string, v.GenericSchema, object, object] => [
      `company reports, with no ticker: ${JSON.stringify(ma)}`,
      companySearchSchema,
      { ma },
      {},
    ],
  ),
])('the search parameters of %s', (_what, schema, search, kept) => {
  expect(v.parse(schema, search)).toEqual({ trang: 1, ...kept })
})
