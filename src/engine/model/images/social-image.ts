import type { Locale } from '../locale/locale.ts'

/** The size of the images that link previews show, in pixels. */
export const socialSize = { width: 1200, height: 630 } as const

/** The URL of a page's social image: `/_social/en/news.png`. */
export function toSocialImageUrl(locale: Locale, path: string): string {
  return `/_social/${locale}${path === '/' ? '/~' : path}.png`
}
