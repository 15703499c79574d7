import { useLingui } from '@lingui/react/macro'
import { useState, useSyncExternalStore } from 'react'
import { ToastCard, ToastRegion } from '#ui/toast/toast.tsx'
import type { ToastStore } from './toast-store.ts'

/** Shows the toasts of a store. */
export function ToastList({ store }: { store: ToastStore }) {
  const { t } = useLingui()
  const toasts = useSyncExternalStore(store.subscribe, store.read)
  const generation = useGeneration(toasts.length === 0)
  return (
    <ToastRegion key={generation} label={t({ message: 'Thông báo', context: 'Tin nhắn hiện ở góc trang' })}>
      {toasts.map(({ id, ...toast }) => (
        <ToastCard key={id} {...toast} closeLabel={t`Đóng thông báo`} onClose={() => store.remove(id)} />
      ))}
    </ToastRegion>
  )
}

/**
 * Counts how often the region has become empty; the count is its key. When the last toast is removed while it is pointed at
 * or focused, Radix stays paused, and the next toast would never close.
 */
function useGeneration(isEmpty: boolean): number {
  const [{ count, wasEmpty }, setState] = useState({ count: 0, wasEmpty: isEmpty })
  if (isEmpty !== wasEmpty) setState({ count: isEmpty ? count + 1 : count, wasEmpty: isEmpty })
  return count
}
