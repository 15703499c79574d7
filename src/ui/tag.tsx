import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-surface-deep text-ink-soft',
  brand: 'bg-brand-100 text-brand-900',
  info: 'bg-info-50 text-info-800',
  notice: 'bg-notice-50 text-notice-800',
  danger: 'bg-danger-50 text-danger-800',
} as const

export type Tone = keyof typeof tones

/** A short label for a kind or state. */
export function Tag({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`inline-block rounded-sm px-2 py-0.5 text-xs font-semibold ${tones[tone]}`}>{children}</span>
}
