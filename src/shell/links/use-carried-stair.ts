import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Pages with the stair of the quarters, and the page of a quarter. */
const withStair = /^\/(?:trang-chu|quan-he-co-dong|quan-he-co-dong\/du-lieu(?:\/[^/]+)?)?$/
const ofFigures = /^\/quan-he-co-dong\/du-lieu(?:\/|$)/

/** True where a stair goes along: from a page that has it to another, one of which is about figures. */
export function isCarried(from: string | undefined, to: string): boolean {
  if (from === undefined || from === to) return false
  return [from, to].every((path) => withStair.test(path)) && [from, to].some((path) => ofFigures.test(path))
}

/**
 * Lets a stair go along from page to page, by a view transition of the router: between pages of figures alone, because each costs the
 * next page a picture of the one before. Not where the browser cannot be told of one transition by its type, nor where the visitor wants less movement.
 */
export function useCarriedStair(): void {
  const router = useRouter()
  useEffect(() => {
    if (!CSS.supports('selector(:active-view-transition-type(a))')) return
    const reduced = matchMedia('(prefers-reduced-motion: reduce)')
    const added: Pick<typeof router.options, 'defaultViewTransition'> = {
      defaultViewTransition: {
        types: ({ fromLocation, toLocation }) =>
          !reduced.matches && isCarried(fromLocation?.pathname, toLocation.pathname) ? ['figures'] : false,
      },
    }
    // Not by `update`, which reads all options again.
    Object.assign(router.options, added)
  }, [router])
}
