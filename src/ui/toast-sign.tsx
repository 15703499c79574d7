import type { ToastIcon } from './toast-rules.ts'

const paths = {
  info: 'M12 11v6M12 7v.5',
  check: 'M7.5 12.5l3 3 6-7',
  warning: 'M12 7v6M12 16.5v.5',
} as const satisfies Record<ToastIcon, string>

/** A sign beside a toast's title, which says the same in words. */
export function ToastSign({ icon }: { icon: ToastIcon }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="mt-0.5 size-5 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="10" />
      <path d={paths[icon]} />
    </svg>
  )
}
