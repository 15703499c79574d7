import { LazyTooltips } from './lazy-tooltips.tsx'
import { ToastList } from './toast-list.tsx'
import { createToastStore, type ToastStore } from './toast-store.ts'

export { createToastStore }

/** Toasts and tooltips. */
export function Messages({ store }: { store: ToastStore }) {
  return (
    <>
      <ToastList store={store} />
      <LazyTooltips />
    </>
  )
}
