import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SampleArea } from '#features/layout/sample-area.tsx'
import type { ShownEvent } from './payload.ts'

interface EventAreaProps {
  of: readonly ShownEvent[]
  /** True if the header of the page says that all of it is sample data. */
  isLabelled: boolean
  children: ReactNode
}

/** Dates with one label for the samples. Deadlines follow from the law, and are none: the label excepts them. */
export function EventArea({ of: events, isLabelled, children }: EventAreaProps) {
  const others = events.filter(({ deadline, sample }) => deadline === undefined || sample)
  const except = others.length < events.length ? <Trans>trừ các hạn công bố</Trans> : undefined
  return (
    <SampleArea of={others} except={except} isLabelled={isLabelled}>
      {children}
    </SampleArea>
  )
}
