/** Stops the page from scrolling, without a shift where a scrollbar disappears. Returns a function that undoes this. */
export function lockScroll(): () => void {
  const { style } = document.body
  const before = { overflow: style.overflow, paddingRight: style.paddingRight }
  const scrollbar = window.innerWidth - document.documentElement.clientWidth
  style.overflow = 'hidden'
  if (scrollbar > 0) style.paddingRight = `${scrollbar}px`
  return () => Object.assign(style, before)
}
