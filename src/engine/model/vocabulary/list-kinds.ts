import type { CollectionName } from '../site/collection-name.ts'
import { disclosureCodes, governanceCodes, periodicCodes } from './codes.ts'

/** The values of `?loai=` in a collection's lists, in the order of the filter. Other collections have no kinds. */
export const listKinds = {
  news: ['thi-truong', 'doanh-nghiep', 'san-pham', 'nha-dau-tu'],
  announcements: ['khach-hang', 'co-dong', 'doi-tac'],
  reports: [
    'ngan-hang',
    'bat-dong-san',
    'thep',
    'ban-le',
    'cong-nghe',
    'dien-nuoc',
    'dau-khi',
    'logistics',
    'tieu-dung',
    'cong-nghiep',
  ],
  commentary: ['truoc-phien', 'sau-phien'],
  guides: ['web', 'mobile', 'quay'],
  knowledge: ['nhap-mon', 'giao-dich', 'phan-tich', 'san-pham', 'rui-ro', 'co-dong'],
  'periodic-reports': periodicCodes,
  disclosures: disclosureCodes,
  governance: governanceCodes,
  'share-management': ['co-tuc', 'phat-hanh', 'co-cau-co-dong', 'luu-ky'],
} as const satisfies Readonly<Record<string, readonly string[]>>

type Kinds = typeof listKinds

/** The kinds of a collection's entries; never if it has none. */
export type KindOf<C extends CollectionName> = C extends keyof Kinds ? Kinds[C][number] : never

/** Collections whose lists can be filtered by kind. */
export type KindedName = keyof Kinds

/** The kinds of a collection; empty if it has none. */
export function toKinds<C extends CollectionName>(collection: C): readonly KindOf<C>[] {
  const kinds: Readonly<Record<string, readonly string[]>> = listKinds
  return (kinds[collection] ?? []) as readonly KindOf<C>[] // those of that collection
}
