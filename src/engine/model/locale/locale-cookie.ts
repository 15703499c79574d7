import { localeCookie, type Locale } from './locale.ts'

/** The cookie that stores a chosen language for a year, in the form of `Set-Cookie` and `document.cookie`. */
export function toLocaleCookie(locale: Locale, isSecure: boolean): string {
  const cookie = `${localeCookie.name}=${locale}; Path=/; Max-Age=${localeCookie.maxAgeSeconds}; SameSite=Lax`
  return isSecure ? `${cookie}; Secure` : cookie
}
