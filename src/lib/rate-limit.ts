/** A rate-limited function. `cancel` drops pending calls. */
export interface Limited {
  (): void
  cancel: () => void
}

/** Acts at once, then at most once per interval (in milliseconds). Calls within an interval act once at its end. */
export function throttle(act: () => void, interval: number): Limited {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPending = false
  const wait = () => {
    timer = setTimeout(() => {
      timer = undefined
      if (!isPending) return
      isPending = false
      wait()
      act()
    }, interval)
  }
  const call = () => {
    if (timer !== undefined) {
      isPending = true
      return
    }
    wait()
    act()
  }
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
    isPending = false
  }
  return Object.assign(call, { cancel })
}

/** Acts once, when no call has come for the delay (in milliseconds). */
export function debounce(act: () => void, delay: number): Limited {
  let timer: ReturnType<typeof setTimeout> | undefined
  const call = () => {
    clearTimeout(timer)
    timer = setTimeout(act, delay)
  }
  return Object.assign(call, { cancel: () => clearTimeout(timer) })
}
