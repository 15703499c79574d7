import { LazyTooltips } from './lazy-tooltips.tsx'
import { ToastList } from './toast-list.tsx'
import { createToastStore, type ToastStore } from './toast-store.ts'

export { createToastStore }

/** All that speaks up beside the page. */
export function Messages({ store }: { store: ToastStore }) {
  return (
    <>
      <ToastList store={store} />
      <LazyTooltips />
    </>
  )
}
