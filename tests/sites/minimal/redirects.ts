export const redirectsFile = 'tests/sites/minimal/redirects.ts'

export const redirects = [] as const
