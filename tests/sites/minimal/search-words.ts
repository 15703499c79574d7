export const stopWords: Readonly<Record<string, readonly string[]>> = { en: ['what is'] }

export const synonyms: readonly {
  short: readonly string[]
  long: Readonly<Record<string, readonly string[] | undefined>>
}[] = []

export const stems: Readonly<Record<string, ((word: string) => string) | undefined>> = {}
