import type { Locale } from '../locale/locale.ts'

/** What link previews show, in pixels. */
export const socialSize = { width: 1200, height: 630 } as const

/** Where the social image of a page lies, below the site's root: `/_social/vi/tin-tuc.png`. */
export function toSocialImageUrl(locale: Locale, path: string): string {
  return `/_social/${locale}${path === '/' ? '/~' : path}.png`
}
