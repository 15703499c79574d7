// Run in the page: each stands alone.

/** The text of the first element that matches, with plain spaces. */
export function textOf(selector: string): string {
  return document.querySelector(selector)?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
}

/** The path and what follows it. */
export function readAddress(): string {
  return location.pathname + location.search + location.hash
}

/** The text of the element that has the focus, or its label. */
export function readFocus(): string {
  const element = document.activeElement
  return (element?.ariaLabel ?? element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

/** True if the part that the address names begins in the window, below the header. */
export function isTargetSeen(): boolean {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const top = target?.getBoundingClientRect().top ?? -1
  const below = document.querySelector('.main-bar')?.getBoundingClientRect().bottom ?? 0
  return top >= Math.max(0, below) && top < innerHeight
}

/** Chooses in a list of options, by its label and the text or value of the option. A list of the system cannot be clicked. */
export function choose(label: string, option: string): void {
  const [list] = [...document.querySelectorAll('select')].filter(
    ({ labels }) => labels[0]?.textContent.replaceAll(/\s+/g, ' ').trim() === label,
  )
  const wanted = [...(list?.options ?? [])].find(
    ({ value, text }) => value === option || text.replaceAll(/\s+/g, ' ') === option,
  )
  if (!list || !wanted) throw new Error(`${label}: no ${option}`)
  list.value = wanted.value
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Marks the document, so that it is told from the next one. */
export function markDocument(): void {
  document.documentElement.dataset['mark'] = '1'
}

export function isMarked(): boolean {
  return document.documentElement.dataset['mark'] === '1'
}

/** Unfolds the footer and the contents of a page, which only stand open in engines that know `::details-content`. */
export function unfold(): void {
  for (const part of document.querySelectorAll('footer details, main nav details')) part.setAttribute('open', '')
}

/** Scrolls, and waits until the page has taken note: one that is left before does not know the position. */
export function scrollPage(top: number): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('scroll', () => resolve(), { once: true })
    scrollTo({ top, behavior: 'instant' })
  })
}

/** Waits until nothing has been fetched for a moment. Firefox keeps no page in memory that is left while it fetches ahead. */
export function waitForQuiet(): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, 400)
    new PerformanceObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(resolve, 400)
    }).observe({ type: 'resource' })
  })
}

/** The visible controls that do nothing without the app. Buttons of forms send them, those of other kinds do nothing. */
export function findDeadControls(): string[] {
  const controls = [...document.querySelectorAll('button, select, input')].filter(
    (one) => one.getClientRects().length > 0,
  )
  return controls
    .filter((one) => one.matches(':disabled') || (one.localName === 'button' && !one.closest('form')))
    .map((one) => `${one.localName} "${one.textContent}"`)
}
