// Values of `?loai=` in lists, in the order of the filter. Schemas have them too, which the scripts of pages must not load.

export const platforms = ['web', 'mobile', 'quay'] as const

export const knowledgeCategories = ['nhap-mon', 'giao-dich', 'phan-tich', 'san-pham', 'rui-ro', 'co-dong'] as const

/** The kinds of entries by which lists are filtered, in the order of the filter. */
export const learningKinds = { guides: platforms, knowledge: knowledgeCategories } as const
