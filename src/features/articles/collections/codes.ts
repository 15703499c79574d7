// Values of `?loai=` in lists, in the order of the filter. Schemas have them too, which the scripts of pages must not load.

export const newsCategories = ['thi-truong', 'doanh-nghiep', 'san-pham', 'nha-dau-tu'] as const

export const audiences = ['khach-hang', 'co-dong', 'doi-tac'] as const

/** The kinds of entries by which lists are filtered, in the order of the filter. */
export const articleKinds = { news: newsCategories, announcements: audiences } as const
