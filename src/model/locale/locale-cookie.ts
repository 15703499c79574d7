import { localeCookie, type Locale } from './locale.ts'

/** The cookie that remembers a choice for a year, and nothing about the visitor; as `Set-Cookie` and scripts write it. */
export function toLocaleCookie(locale: Locale, isSecure: boolean): string {
  const cookie = `${localeCookie.name}=${locale}; Path=/; Max-Age=${localeCookie.maxAgeSeconds}; SameSite=Lax`
  return isSecure ? `${cookie}; Secure` : cookie
}
