/** A function that may be called at any rate, and `cancel`, after which nothing more comes of earlier calls. */
export interface Limited {
  (): void
  cancel: () => void
}

/** Acts at once, then at most once per interval; a call within the interval is made up for at its end. */
export function throttle(act: () => void, interval: number): Limited {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDue = false
  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined
      if (!isDue) return
      isDue = false
      rest()
      act()
    }, interval)
  }
  const call = () => {
    if (timer !== undefined) {
      isDue = true
      return
    }
    rest()
    act()
  }
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
    isDue = false
  }
  return Object.assign(call, { cancel })
}

/** Acts once calls have paused for the delay. */
export function debounce(act: () => void, delay: number): Limited {
  let timer: ReturnType<typeof setTimeout> | undefined
  const call = () => {
    clearTimeout(timer)
    timer = setTimeout(act, delay)
  }
  return Object.assign(call, { cancel: () => clearTimeout(timer) })
}
