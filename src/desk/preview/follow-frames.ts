/** Keeps frames of one page in different languages together: where one of them goes or is scrolled to, the others follow. */
export function followFrames(
  frames: readonly HTMLIFrameElement[],
  { toUrl, onPath }: { toUrl: (frame: HTMLIFrameElement, path: string) => string; onPath: (path: string) => void },
): () => void {
  const stop = new AbortController()
  const { signal } = stop
  /** The one that the visitor uses: what it causes in others does not come back to it. */
  let leader = frames[0]
  const others = () => frames.filter((frame) => frame !== leader)

  const scrollOthers = (frame: HTMLIFrameElement) => {
    const ratio = toRatio(frame)
    if (frame !== leader || ratio === undefined) return
    for (const other of others()) {
      const page = other.contentDocument?.scrollingElement
      page?.scrollTo({ top: ratio * (page.scrollHeight - page.clientHeight), behavior: 'instant' })
    }
  }
  const moveOthers = (frame: HTMLIFrameElement) => {
    const path = frame.contentWindow?.location.pathname
    if (frame !== leader || path === undefined || path === 'blank') return
    onPath(path)
    for (const other of others()) {
      const { contentWindow } = other
      if (!contentWindow || contentWindow.location.pathname === path) continue
      contentWindow.location.assign(toUrl(other, path)) // oxlint-disable-line own/no-bare-reload -- once for each page that a visitor opens
    }
  }
  /** Each document of a frame has a window of its own. */
  const watch = (frame: HTMLIFrameElement) => {
    const { contentWindow, contentDocument } = frame
    if (!contentWindow || !contentDocument) return
    const lead = () => (leader = frame)
    for (const event of ['pointerdown', 'wheel', 'touchstart', 'keydown'] as const) {
      contentWindow.addEventListener(event, lead, { signal, capture: true, passive: true })
    }
    contentWindow.addEventListener('scroll', () => scrollOthers(frame), { signal, passive: true })
    // The app changes the title with each page.
    const observer = new MutationObserver(() => moveOthers(frame))
    observer.observe(contentDocument.head, { childList: true, subtree: true, characterData: true })
    signal.addEventListener('abort', () => observer.disconnect())
    moveOthers(frame)
  }
  for (const frame of frames) {
    frame.addEventListener('load', () => watch(frame), { signal })
    if (frame.contentDocument?.readyState === 'complete') watch(frame)
  }
  return () => stop.abort()
}

/** How far a frame is scrolled, from 0 to 1; undefined where it shows the whole page. */
function toRatio({ contentDocument }: HTMLIFrameElement): number | undefined {
  const page = contentDocument?.scrollingElement
  const room = page ? page.scrollHeight - page.clientHeight : 0
  return page && room > 0 ? page.scrollTop / room : undefined
}
