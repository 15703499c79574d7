import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import type { ToastStore } from './toast-store.ts'
import type { ToastCommand } from './toasts.ts'

/**
 * After the visitor's first action, what was asked for comes first; then toasts are loaded, before a connection fails and one
 * reports it. In milliseconds.
 */
const delayMs = 3000

/** Loads toasts and tooltips with the first toast, or some time after the visitor's first action. */
export function LazyToasts() {
  const { toasts } = useRouteContext({ from: '__root__' })
  const [messages, setMessages] = useState<ReactNode>()
  useEffect(() => {
    let store: Promise<ToastStore> | undefined
    const open = async () => {
      const { createToastStore, Messages } = await import('./toast-messages.tsx')
      const opened = createToastStore()
      setMessages(<Messages store={opened} />)
      return opened
    }
    const fail = (error: unknown) => {
      store = undefined
      console.error('Messages cannot be shown:', error)
    }
    const send = (command?: ToastCommand) => void (store ??= open()).then(command, fail)
    toasts.connect(send)
    // Mounted for the life of the document: no cleanup is needed.
    for (const type of ['pointermove', 'pointerdown', 'keydown']) {
      addEventListener(type, () => setTimeout(send, delayMs), { once: true })
    }
  }, [toasts])
  return messages
}
