import { useEffect, useState, type ComponentType } from 'react'
import type { TooltipsProps } from '#ui/tooltip/tooltip.tsx'

// Apart from `then`: the build puts what directly follows an import before its style sheets, whose failure nothing would handle.
const loadTooltips = () => import('#ui/tooltip/tooltip.tsx')

/** Shows a tooltip for any element with `data-tooltip` that is pointed at or focused. */
export function LazyTooltips() {
  const [Tooltips, setTooltips] = useState<ComponentType<TooltipsProps>>()
  const [anchors, setAnchors] = useState<readonly HTMLElement[]>([])
  useEffect(() => {
    const addAnchor = (target: EventTarget | null) => {
      const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null
      if (!anchor) return
      // Earlier anchors are kept while they are in the document, so that the next tooltip shows without delay.
      setAnchors((known) => (known.includes(anchor) ? known : [...known.filter((one) => one.isConnected), anchor]))
      loadTooltips().then(
        (loaded) => setTooltips(() => loaded.Tooltips),
        (error: unknown) => console.error('Tooltips cannot be shown:', error),
      )
    }
    const listen = ({ target }: Event) => addAnchor(target)
    document.addEventListener('pointerover', listen)
    document.addEventListener('focusin', listen)
    // The event that loaded this code may have been on such an element.
    addAnchor(document.querySelector('[data-tooltip]:is(:hover, :focus-visible)'))
    return () => {
      document.removeEventListener('pointerover', listen)
      document.removeEventListener('focusin', listen)
    }
  }, [])
  return Tooltips && <Tooltips anchors={anchors} />
}
