import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Shows the typeface with the next page of the app where it came too late for this document: lines of a page that is being read
 * never move, and those of the next one are new (docs/decisions/0064-first-sight.md).
 */
export function useTypeface(): void {
  const router = useRouter()
  useEffect(() => {
    let again: FontFace | undefined
    const unsubscribe = [
      router.subscribe('onBeforeLoad', ({ pathChanged }) => {
        if (!pathChanged || again) return
        again = copyTypeface()
        // From the cache. Where that lost it, the next navigation tries again.
        again?.load().catch(() => (again = undefined))
      }),
      // Before the page is painted.
      router.subscribe('onRendered', ({ pathChanged }) => {
        if (pathChanged && again?.status === 'loaded') document.fonts.add(again)
      }),
    ]
    return () => unsubscribe.forEach((stop) => stop())
  }, [router])
}

/** The typeface once more, if it is there: a font that a style sheet asked for, `optional`, and that came late is never shown. */
function copyTypeface(): FontFace | undefined {
  const link = document.querySelector<HTMLLinkElement>('link[as=font]')
  const face = [...document.fonts].find(({ status }) => status === 'loaded')
  if (!link || !face) return undefined
  const { family, weight, unicodeRange } = face
  return new FontFace(family, `url(${link.href})`, { weight, unicodeRange })
}
