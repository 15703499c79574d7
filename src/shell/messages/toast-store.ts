import {
  checkToastText,
  checkToastType,
  toastDurationMs,
  toastLimit,
  toastRemovalMs,
  type ToastAction,
  type ToastColor,
  type ToastIconName,
  type ToastType,
} from '#ui/toast/toast-rules.ts'

export interface Toast {
  id: string
  /** False from closing to removal. */
  open: boolean
  type: ToastType
  title: string
  description?: string
  icon?: ToastIconName
  color: ToastColor
  actions: readonly ToastAction[]
  /** Milliseconds; with Infinity it stays until it is closed. */
  duration: number
}

export type NewToast = ToastChange & { id?: string; title: string }

export type ToastChange = Partial<Omit<Toast, 'id' | 'open'>>

/** The toasts of one site. Independent of React: components subscribe to it. */
export interface ToastStore {
  /** Oldest first. Each change creates a new list. */
  read: () => readonly Toast[]
  subscribe: (listener: () => void) => () => void
  /** Shows a toast, or changes the one with this id. @returns its id. */
  add: (toast: NewToast) => string
  update: (id: string, change: ToastChange) => void
  /** Closes a toast, and removes it after its exit animation. */
  remove: (id: string) => void
  clear: () => void
}

export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = []
  let added = 0
  const listeners = new Set<() => void>()
  const removals = new Map<string, ReturnType<typeof setTimeout>>()
  const set = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  const change = (id: string, changed: Partial<Toast>) => {
    check(changed)
    set(toasts.map((toast) => (toast.id === id ? { ...toast, ...changed } : toast)))
  }
  return {
    read: () => toasts,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: ({ id = `toast-${++added}`, ...rest }) => {
      // A toast that is closing opens again.
      if (toasts.some((toast) => toast.id === id)) change(id, { ...rest, open: true })
      else {
        check(rest)
        const defaults = {
          open: true,
          type: 'foreground',
          color: 'neutral',
          actions: [],
          duration: toastDurationMs,
        } as const
        set([...toasts, { ...defaults, ...rest, id }].slice(-toastLimit))
      }
      return id
    },
    update: change,
    remove: (id) => {
      if (!toasts.some((toast) => toast.id === id && toast.open)) return
      change(id, { open: false })
      clearTimeout(removals.get(id))
      const removal = setTimeout(() => set(toasts.filter((toast) => toast.id !== id || toast.open)), toastRemovalMs)
      removals.set(id, removal)
    },
    clear: () => set([]),
  }
}

/** Checked here, because an error while rendering would replace the page with the error page. */
function check({ type, actions }: ToastChange): void {
  if (type) checkToastType(type)
  for (const action of actions ?? []) checkToastText('action: altText', action.altText)
}
