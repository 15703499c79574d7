import type { KeptText } from '#engine/model/renderer.ts'

/** Characters of the texts whose values are held in memory, which take about four times as much; the newest is held whatever its size. */
const defaultLimit = 12_000_000

/** Files of a release, each parsed once while it is in use. */
export function createParsedTexts<Value>(limit = defaultLimit) {
  const known = new Map<string, { value: Value; size: number }>()
  let total = 0
  return {
    parse: async ({ hash, read }: KeptText): Promise<Value> => {
      const kept = known.get(hash)
      if (kept) {
        known.delete(hash)
        known.set(hash, kept)
        return kept.value
      }
      const text = await read()
      const value = JSON.parse(text) as Value // written by the build
      if (!known.has(hash)) {
        known.set(hash, { value, size: text.length })
        total += text.length
      }
      for (const [oldest, { size }] of known) {
        if (total <= limit || oldest === hash) break
        known.delete(oldest)
        total -= size
      }
      return value
    },
  }
}
