import Check from 'virtual:icon/lucide/circle-check'
import Info from 'virtual:icon/lucide/info'
import Warning from 'virtual:icon/lucide/triangle-alert'
import type { ToastIconName } from './toast-rules.ts'

const icons = { info: Info, check: Check, warning: Warning } as const satisfies Record<ToastIconName, typeof Info>

/** Decorative: the title beside it says the same. */
export function ToastIcon({ icon }: { icon: ToastIconName }) {
  const Icon = icons[icon]
  return <Icon className="toast-icon" />
}
