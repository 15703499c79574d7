/** Toasts beyond this many: the oldest goes at once. */
export const toastLimit = 5
/** From closing to being gone: the time its leaving may take. */
export const toastRemovalMs = 200
/** How long a toast stays by itself; Infinity stays until it is closed. */
export const toastDurationMs = 5000
/** A swipe to the right closes strictly above this. */
export const toastSwipePx = 50
/** Leads the focus to the region. */
export const toastHotkey = 'F8'

export const toastTypes = ['foreground', 'background'] as const

/** `foreground` is read out at once, `background` when the screen reader has a pause. */
export type ToastType = (typeof toastTypes)[number]

export type ToastColor = 'primary' | 'secondary' | 'error' | 'neutral'

export type ToastIcon = 'info' | 'check' | 'warning'

export interface ToastAction {
  label: string
  /** How to do the same without the toast, for those who hear it and cannot reach it in time. */
  altText: string
  onClick: () => void
}

/** @throws where the type is none: a toast must not be silent by a slip of the pen. */
export function checkToastType(type: string): void {
  if (!toastTypes.some((known) => known === type)) {
    throw new TypeError(`Toast type "${type}": must be foreground or background`)
  }
}

/** @throws where a text that screen readers need is blank. */
export function checkToastText(name: string, text: string): void {
  if (!text.trim()) throw new TypeError(`Toast ${name}: must not be blank`)
}
