import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import type { ToastStore } from './toast-store.ts'
import type { ToastCommand } from './toasts.ts'

/**
 * Loads what shows toasts and tooltips at the visitor's first move, or with the first toast: nothing of it is needed to
 * read, and it should be there before the connection fails that it will tell of.
 */
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
    // Mounted as long as the document is there: nothing to take back.
    for (const move of ['pointermove', 'pointerdown', 'keydown']) addEventListener(move, () => send(), { once: true })
  }, [toasts])
  return messages
}
