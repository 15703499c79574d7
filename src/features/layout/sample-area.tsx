import { use, type ReactNode } from 'react'
import { SampleLabel } from './sample-label.tsx'
import { SampleNoticeGiven } from './sample-notice-given.ts'
import './sample-area.css'

interface SampleAreaProps {
  /** The entries that the part of the page shows, or their facts. */
  of: readonly { sample?: boolean | undefined }[]
  /** True, or `marked`, if the header labels the page as a whole, or those of its parts that have the mark. */
  isLabelled?: boolean | 'marked'
  children: ReactNode
}

/**
 * A list, or another part of a page that shows entries. If all are samples, one notice above says so, and none of them is
 * labelled; if several are, the notice explains the mark that each of them has, so that none is taken for real. A single one has
 * the label itself.
 */
export function SampleArea({ of: entries, isLabelled = false, children }: SampleAreaProps) {
  const given = use(SampleNoticeGiven) || isLabelled
  const count = entries.filter(({ sample }) => sample === true).length
  const isAll = count > 0 && count === entries.length
  const own = isAll || (count > 1 && 'marked')
  return (
    <>
      {own && !given && (
        <p className="sample-area-notice">
          <SampleLabel isOfMarked={own === 'marked'} />
        </p>
      )}
      <SampleNoticeGiven value={given || own}>{children}</SampleNoticeGiven>
    </>
  )
}
