import * as Radix from '@radix-ui/react-toast'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import CloseSign from 'virtual:icon/lucide/x'
import { ToastSign } from './toast-sign.tsx'
import {
  checkToastText,
  checkToastType,
  toastDurationMs,
  toastHotkey,
  toastSwipePx,
  type ToastAction,
  type ToastColor,
  type ToastIcon,
  type ToastType,
} from './toast-rules.ts'

/** The region that toasts appear in. @throws where its label is blank: it is said before each message. */
export function ToastRegion({ label, children }: { label: string; children: ReactNode }) {
  checkToastText('provider label', label)
  const list = useRef<HTMLOListElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const region = list.current
    // With the region goes the focus that is in it: back to where F8 was pressed, rather than to the page's beginning.
    return () => {
      if (region?.contains(document.activeElement)) cameFrom.current?.focus()
    }
  }, [])
  return (
    <Radix.Provider label={label} duration={toastDurationMs} swipeDirection="right" swipeThreshold={toastSwipePx}>
      {children}
      <Radix.Viewport
        ref={list}
        onFocus={({ currentTarget, relatedTarget }) => {
          const isInside = currentTarget.contains(relatedTarget)
          if (relatedTarget instanceof HTMLElement && !isInside) cameFrom.current = relatedTarget
        }}
        label={`${label} (${toastHotkey})`}
        hotkey={[toastHotkey]}
        // Radix leads the focus from the last in the document to the first: newest on top is its own order, turned by CSS.
        className="pointer-events-none fixed top-4 right-4 z-40 flex w-96 max-w-[calc(100vw-2rem)] flex-col-reverse gap-4 outline-none"
      />
    </Radix.Provider>
  )
}

interface ToastCardProps {
  open: boolean
  type: ToastType
  title: string
  description?: string | undefined
  icon?: ToastIcon | undefined
  color: ToastColor
  actions: readonly ToastAction[]
  duration: number
  closeLabel: string
  onClose: () => void
}

const edges = {
  primary: 'border-l-brand-600 text-brand-700',
  secondary: 'border-l-info-700 text-info-700',
  error: 'border-l-danger-700 text-danger-700',
  neutral: 'border-l-ink-muted text-ink-muted',
} as const satisfies Record<ToastColor, string>

const button = 'inline-flex items-center justify-center rounded-sm pointer-coarse:min-h-11 pointer-coarse:min-w-11'

export function ToastCard({ title, description, icon, color, actions, closeLabel, onClose, ...toast }: ToastCardProps) {
  checkToastType(toast.type)
  for (const action of actions) checkToastText('action: altText', action.altText)
  return (
    <Radix.Root
      {...toast}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      className={`toast pointer-events-auto flex gap-3 rounded-sm border border-l-4 border-line bg-white p-4 shadow-panel ${edges[color]}`}
    >
      {icon && <ToastSign icon={icon} />}
      <div className="min-w-0 grow text-sm text-ink-soft">
        <Radix.Title className="font-semibold text-ink">{title}</Radix.Title>
        {description && <Radix.Description className="mt-1 wrap-anywhere">{description}</Radix.Description>}
        {actions.length > 0 && (
          <div className="mt-3 flex flex-wrap gap-2">
            {actions.map(({ label, altText, onClick }) => (
              <Radix.Action
                key={label}
                altText={altText}
                onClick={onClick}
                className={`${button} min-h-9 border border-line-strong px-3 font-semibold text-ink hover:bg-surface`}
              >
                {label}
              </Radix.Action>
            ))}
          </div>
        )}
      </div>
      <Radix.Close
        aria-label={closeLabel}
        className={`${button} -mt-1 -mr-1 size-8 shrink-0 text-ink-soft hover:bg-surface-deep`}
      >
        <CloseSign className="size-4" />
      </Radix.Close>
    </Radix.Root>
  )
}
