import * as Radix from '@radix-ui/react-toast'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import CloseIcon from 'virtual:icon/lucide/x'
import { ToastIcon } from './toast-icon.tsx'
import {
  checkToastText,
  checkToastType,
  toastDurationMs,
  toastHotkey,
  toastSwipePx,
  type ToastAction,
  type ToastColor,
  type ToastIconName,
  type ToastType,
} from './toast-rules.ts'
import './toast.css'

/** The region of the toasts. @throws for a blank label, which screen readers need before each message. */
export function ToastRegion({ label, children }: { label: string; children: ReactNode }) {
  checkToastText('provider label', label)
  const list = useRef<HTMLOListElement>(null)
  const focusBefore = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const region = list.current
    // Removing the region would move the focus inside it to the start of the page: it returns to where F8 was pressed.
    return () => {
      if (region?.contains(document.activeElement)) focusBefore.current?.focus()
    }
  }, [])
  return (
    <Radix.Provider label={label} duration={toastDurationMs} swipeDirection="right" swipeThreshold={toastSwipePx}>
      {children}
      <Radix.Viewport
        ref={list}
        onFocus={({ currentTarget, relatedTarget }) => {
          const isInside = currentTarget.contains(relatedTarget)
          if (relatedTarget instanceof HTMLElement && !isInside) focusBefore.current = relatedTarget
        }}
        label={`${label} (${toastHotkey})`}
        hotkey={[toastHotkey]}
        // Radix moves the focus from the last toast in the document to the first; CSS reverses them, newest on top.
        className="pointer-events-none fixed top-4 right-4 z-40 flex w-96 max-w-[calc(100vw-2rem)] flex-col-reverse gap-4"
      />
    </Radix.Provider>
  )
}

interface ToastCardProps {
  open: boolean
  type: ToastType
  title: string
  description?: string | undefined
  icon?: ToastIconName | undefined
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
      {icon && <ToastIcon icon={icon} />}
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
        <CloseIcon className="size-4" />
      </Radix.Close>
    </Radix.Root>
  )
}
