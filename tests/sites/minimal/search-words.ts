type Words = Readonly<Record<string, readonly string[] | undefined>>

export const stopWords: Words = { en: ['what is'] }
export const definitions: Words = {}
export const fillers: Words = {}
export const negations: Words = {}
export const unitWords: Words = {}
export const sectionWords: Readonly<Record<string, Words>> = {}
export const synonyms: readonly { short: readonly string[]; long: Words }[] = []
export const stems: Readonly<Record<string, ((word: string) => string) | undefined>> = {}
