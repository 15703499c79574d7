import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SampleArea } from '#features/layout/sample-area.tsx'
import type { ShownEvent } from './payload.ts'

/** The dates that can be samples: deadlines follow from the law, and are none. */
export function withoutDeadlines(events: readonly ShownEvent[]): readonly ShownEvent[] {
  return events.filter(({ deadline, sample }) => deadline === undefined || sample)
}

interface EventAreaProps {
  of: readonly ShownEvent[]
  /** As of `SampleArea`. */
  isLabelled: boolean | 'marked'
  children: ReactNode
}

/** Dates, of which the label in the header excepts the deadlines. */
export function EventArea({ of: events, isLabelled, children }: EventAreaProps) {
  const others = withoutDeadlines(events)
  return (
    <SampleArea of={others} isLabelled={isLabelled}>
      {isLabelled === true && others.length < events.length && (
        <p className="sample-area-notice">
          <Trans>Hạn công bố tính theo quy định, không phải dữ liệu minh hoạ.</Trans>
        </p>
      )}
      {children}
    </SampleArea>
  )
}
