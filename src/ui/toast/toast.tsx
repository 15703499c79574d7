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
        className="toasts"
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

export function ToastCard({ title, description, icon, color, actions, closeLabel, onClose, ...toast }: ToastCardProps) {
  checkToastType(toast.type)
  for (const action of actions) checkToastText('action: altText', action.altText)
  return (
    <Radix.Root
      {...toast}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      className={`toast toast-${color}`}
    >
      {icon && <ToastIcon icon={icon} />}
      <div className="toast-text">
        <Radix.Title className="toast-title">{title}</Radix.Title>
        {description && <Radix.Description className="toast-description">{description}</Radix.Description>}
        {actions.length > 0 && (
          <div className="toast-actions">
            {actions.map(({ label, altText, onClick }) => (
              <Radix.Action key={label} altText={altText} onClick={onClick} className="toast-button">
                {label}
              </Radix.Action>
            ))}
          </div>
        )}
      </div>
      <Radix.Close aria-label={closeLabel} className="toast-button toast-close">
        <CloseIcon />
      </Radix.Close>
    </Radix.Root>
  )
}
