// Sets of values that schemas and views share, in the order in which pages show them.

export const officeKinds = ['hoi-so', 'chi-nhanh', 'phong-giao-dich'] as const

export const weekdays = ['thu-hai', 'thu-ba', 'thu-tu', 'thu-nam', 'thu-sau', 'thu-bay', 'chu-nhat'] as const

export const unitKinds = ['co-quan-quan-tri', 'giam-sat', 'kinh-doanh', 'ho-tro'] as const
