/**
 * Stops the page from scrolling, without a shift where a scrollbar disappears, until the returned function is called. Locks
 * are counted, in the document: a menu that closes after a dialog has opened over it must not undo the dialog's lock, nor
 * restore what it found.
 */
export function lockScroll(): () => void {
  const { style, dataset } = document.body
  const change = (by: 1 | -1) => (dataset['scrollLocks'] = String(Number(dataset['scrollLocks'] ?? 0) + by))
  const scrollbar = window.innerWidth - document.documentElement.clientWidth
  if (change(1) === '1') {
    style.overflow = 'hidden'
    if (scrollbar > 0) style.paddingRight = `${scrollbar}px`
  }
  let isLocked = true
  return () => {
    if (!isLocked) return
    isLocked = false
    if (change(-1) === '0') Object.assign(style, { overflow: '', paddingRight: '' })
  }
}
