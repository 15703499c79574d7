import { useEffect, useState, type ComponentType } from 'react'
import type { TooltipsProps } from '#ui/tooltip/tooltip.tsx'

/** Shows the text of `data-tooltip` below any element that has one, when pointed at or focused. */
export function LazyTooltips() {
  const [Tooltips, setTooltips] = useState<ComponentType<TooltipsProps>>()
  const [anchors, setAnchors] = useState<readonly HTMLElement[]>([])
  useEffect(() => {
    const meet = (target: EventTarget | null) => {
      const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null
      if (!anchor) return
      // All that are still in the page are kept: between neighbours there shall be no delay.
      setAnchors((known) => (known.includes(anchor) ? known : [...known.filter((one) => one.isConnected), anchor]))
      import('#ui/tooltip/tooltip.tsx').then(
        (loaded) => setTooltips(() => loaded.Tooltips),
        (error: unknown) => console.error('Tooltips cannot be shown:', error),
      )
    }
    const listen = ({ target }: Event) => meet(target)
    document.addEventListener('pointerover', listen)
    document.addEventListener('focusin', listen)
    // The move that had this loaded may have been the one that led there.
    meet(document.querySelector('[data-tooltip]:is(:hover, :focus-visible)'))
    return () => {
      document.removeEventListener('pointerover', listen)
      document.removeEventListener('focusin', listen)
    }
  }, [])
  return Tooltips && <Tooltips anchors={anchors} />
}
