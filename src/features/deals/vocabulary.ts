/** The kinds of deals, in the order of their list. */
export const dealKinds = [
  'tu-van-niem-yet',
  'chao-ban-cong-chung',
  'chao-ban-rieng-le',
  'trai-phieu',
  'm-a',
  'tai-cau-truc',
] as const
export type DealKind = (typeof dealKinds)[number]

/** The firm's roles in a deal. */
export const dealRoles = ['tu-van', 'dai-ly', 'bao-lanh'] as const
export type DealRole = (typeof dealRoles)[number]

/** The desks that advise issuers, as the profile names them. */
export const dealDesks = ['thi-truong-von', 'thi-truong-no'] as const
