import * as Radix from '@radix-ui/react-progress'
import './progress.css'

interface ProgressProps {
  /** From 0 to `max`; null while unknown. Other values are reported on the console and drawn as unknown. */
  value: number | null
  max?: number
  /** The task in progress, for screen readers. */
  label: string
}

/** A progress bar. Drawn with SVG attributes, because the Content-Security-Policy allows no inline styles. */
export function Progress({ value, max = 100, label }: ProgressProps) {
  const top = max > 0 ? max : 100
  const isKnown = value !== null && value >= 0 && value <= top
  return (
    <Radix.Root value={value} max={max} aria-label={label} className="progress">
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="1" />
        <rect
          width={isKnown ? (value / top) * 100 : 40}
          height="1"
          className={isKnown ? 'progress-known' : 'progress-unknown'}
        />
      </svg>
    </Radix.Root>
  )
}
