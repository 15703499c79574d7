import Check from 'virtual:icon/lucide/circle-check'
import Info from 'virtual:icon/lucide/info'
import Warning from 'virtual:icon/lucide/triangle-alert'
import type { ToastIcon } from './toast-rules.ts'

const signs = { info: Info, check: Check, warning: Warning } as const satisfies Record<ToastIcon, typeof Info>

/** A sign beside a toast's title, which says the same in words. */
export function ToastSign({ icon }: { icon: ToastIcon }) {
  const Sign = signs[icon]
  return <Sign className="mt-0.5 size-5 shrink-0" />
}
