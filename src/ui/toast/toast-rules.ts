/** The most toasts at once; one more removes the oldest. */
export const toastLimit = 5
/** From closing to removal: the time for the exit animation. */
export const toastRemovalMs = 200
/** How long a toast stays by default. */
export const toastDurationMs = 5000
/** A swipe to the right closes the toast if it is longer than this. */
export const toastSwipePx = 50
/** Moves the focus to the region. */
export const toastHotkey = 'F8'

export const toastTypes = ['foreground', 'background'] as const

/** `foreground` is read out at once, `background` when the screen reader has a pause. */
export type ToastType = (typeof toastTypes)[number]

export type ToastColor = 'primary' | 'secondary' | 'error' | 'neutral'

export type ToastIconName = 'info' | 'check' | 'warning'

export interface ToastAction {
  label: string
  /** How to do the same without the toast, for screen reader users who cannot reach it in time. */
  altText: string
  onClick: () => void
}

/** @throws for an unknown type, with which screen readers would not announce the toast. */
export function checkToastType(type: string): void {
  if (!toastTypes.some((known) => known === type)) {
    throw new TypeError(`Toast type "${type}": must be foreground or background`)
  }
}

/** @throws for a blank text that screen readers need. */
export function checkToastText(name: string, text: string): void {
  if (!text.trim()) throw new TypeError(`Toast ${name}: must not be blank`)
}
