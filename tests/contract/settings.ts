import type { Environment } from './targets/target.ts'

/** The settings that rows ask for. Each server runs once with each. */
export const settings = {
  /** As they are by default, with a host of its own for each language. */
  plain: { SITE_HOSTS: 'vi.shs.example=vi,en.shs.example=en,en.shs.example:8443=en' },
  /** Behind a proxy that terminates TLS, with English as the default. */
  proxy: { SITE_TRUST_PROXY: '1', SITE_DEFAULT_LOCALE: 'en' },
} as const satisfies Readonly<Record<string, Environment>>

export type SettingsName = keyof typeof settings
