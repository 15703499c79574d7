import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import type { ToastStore } from './toast-store.ts'
import type { ToastCommand } from './toasts.ts'

/**
 * Loads toasts and tooltips at the visitor's first interaction, or with the first toast: early enough to be there when the
 * connection fails and a toast reports it.
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
    // Mounted for the life of the document: no cleanup is needed.
    for (const type of ['pointermove', 'pointerdown', 'keydown']) addEventListener(type, () => send(), { once: true })
  }, [toasts])
  return messages
}
