import { useRouter, type ParsedLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { endBar, startBar, toBarLook, type BarEvent } from './loading-bar-state.ts'
import './loading-bar.css'

/** A bar at the top while a page is loading. Screen readers ignore it. */
export function LoadingBar() {
  const router = useRouter()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current: element } = bar
    if (!element) return
    const show = createDrawing(element)
    let last: BarEvent = { kind: 'none' }
    const cleanups = [
      router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
        if (fromLocation && isSamePage(fromLocation, toLocation)) return
        show((last = startBar(last, performance.now())))
      }),
      router.subscribe('onResolved', () => {
        const hasFailed = router.state.matches.some(({ status }) => status === 'error')
        show((last = endBar(last, performance.now(), hasFailed)))
      }),
      () => show({ kind: 'none' }),
    ]
    return () => cleanups.forEach((cleanup) => cleanup())
  }, [router])
  return <div ref={bar} className="loading-bar" aria-hidden="true" />
}

/** Draws the bar frame by frame until it is idle. */
function createDrawing(element: HTMLElement): (last: BarEvent) => void {
  let frame = 0
  const draw = (last: BarEvent) => {
    cancelAnimationFrame(frame)
    const { phase, progress, isShown } = toBarLook(last, performance.now())
    element.dataset['phase'] = phase
    element.style.transform = `scaleX(${progress / 100})`
    element.style.opacity = isShown ? '1' : '0'
    if (phase !== 'idle') frame = requestAnimationFrame(() => draw(last))
  }
  return draw
}

/** True if the two differ by their hash at most. */
function isSamePage(a: ParsedLocation, b: ParsedLocation): boolean {
  return a.pathname === b.pathname && a.searchStr === b.searchStr
}
