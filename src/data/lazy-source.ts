import type { Locale } from '#model/locale.ts'
import type { PayloadSource } from './payload-source.ts'

/** Payloads over HTTP, by code that is loaded with the first one: the page in view brought its own. */
export function createLazySource(build: string, locale: Locale): PayloadSource {
  return {
    read: async (address) => {
      const { createHttpSource } = await import('./http-source.ts')
      return createHttpSource(build, locale).read(address)
    },
  }
}
