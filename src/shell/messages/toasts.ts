import type { NewToast, ToastStore } from './toast-store.ts'

export type ToastCommand = (store: ToastStore) => void

/** Shows toasts from anywhere in the app. Commands wait until the store has loaded. */
export interface Toasts {
  add: (toast: NewToast) => void
  /** Any other change: `toasts.send((store) => store.remove('offline'))`. */
  send: (command: ToastCommand) => void
  /** Sends waiting and later commands to this receiver. */
  connect: (receive: (command: ToastCommand) => void) => void
}

/** One per site. The store and its components are loaded later, because pages are usable without them. */
export function createToasts(): Toasts {
  const waiting: ToastCommand[] = []
  let send = (command: ToastCommand): unknown => waiting.push(command)
  return {
    add: (toast) => send((store) => store.add(toast)),
    send: (command) => send(command),
    connect: (receive) => {
      send = receive
      waiting.splice(0).forEach(receive)
    },
  }
}
