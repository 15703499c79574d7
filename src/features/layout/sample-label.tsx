import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { use } from 'react'
import { Tag } from '#ui/tag.tsx'
import { SampleNoticeGiven } from './sample-notice-given.ts'
import './sample-area.css'

interface SampleLabelProps {
  /** True if it speaks for the parts below it that have the mark. */
  isOfMarked?: boolean
}

/** The label of a sample, or its mark, unless a notice above it speaks for it, or the settings turn samples' labels off. */
export function SampleLabel({ isOfMarked = false }: SampleLabelProps) {
  const { config } = useRouteContext({ from: '__root__' })
  const isGiven = use(SampleNoticeGiven)
  if (!config.hasSampleNotice || isGiven === true) return null
  if (isGiven === 'marked') {
    return (
      <span className="sample-mark">
        <span aria-hidden="true">*</span>
        <span className="sr-only">
          <Trans>Dữ liệu minh hoạ</Trans>
        </span>
      </span>
    )
  }
  return (
    <Tag tone="sample">
      <Trans>Dữ liệu minh hoạ</Trans>
      {isOfMarked && (
        <>
          {' '}
          <Trans>ở các mục có dấu *</Trans>
        </>
      )}
    </Tag>
  )
}
