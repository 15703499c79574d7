import type { NewToast, ToastStore } from './toast-store.ts'

export type ToastCommand = (store: ToastStore) => void

/** Says things to the visitor, from anywhere. What is said before the store has been loaded waits for it. */
export interface Toasts {
  add: (toast: NewToast) => void
  /** Any other change: `toasts.tell((store) => store.remove('offline'))`. */
  tell: (command: ToastCommand) => void
  /** Takes over what waits and what follows. */
  connect: (receive: (command: ToastCommand) => void) => void
}

/** One per site. The store itself, and all that shows it, is loaded later: nobody reads a page for its toasts. */
export function createToasts(): Toasts {
  const waiting: ToastCommand[] = []
  let tell = (command: ToastCommand): unknown => waiting.push(command)
  return {
    add: (toast) => tell((store) => store.add(toast)),
    tell: (command) => tell(command),
    connect: (receive) => {
      tell = receive
      waiting.splice(0).forEach(receive)
    },
  }
}
