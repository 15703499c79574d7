import { use, type ReactNode } from 'react'
import { SampleLabel } from './sample-label.tsx'
import { SampleNoticeGiven } from './sample-notice-given.ts'
import './sample-area.css'

interface SampleAreaProps {
  /** The entries that the part of the page shows, or their facts. */
  of: readonly { sample?: boolean | undefined }[]
  /** Contents of it that are no samples, in words: “except …”. */
  except?: ReactNode
  /** True if the header labels the page as a whole. */
  isLabelled?: boolean
  children: ReactNode
}

/**
 * A list, or another part of a page that shows entries. If all are samples, one notice above says so, and none of them is
 * labelled; if some are, these are labelled one by one, so that none is taken for real.
 */
export function SampleArea({ of: entries, except, isLabelled = false, children }: SampleAreaProps) {
  const isGiven = use(SampleNoticeGiven) || isLabelled
  const isAll = entries.length > 0 && entries.every(({ sample }) => sample === true)
  return (
    <>
      {isAll && !isGiven && (
        <p className="sample-area-notice">
          <SampleLabel />
          {except !== undefined && <> {except}</>}
        </p>
      )}
      <SampleNoticeGiven value={isGiven || isAll}>{children}</SampleNoticeGiven>
    </>
  )
}
