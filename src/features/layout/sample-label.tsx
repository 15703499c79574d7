import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { use } from 'react'
import { Tag } from '#ui/tag.tsx'
import { SampleNoticeGiven } from './sample-notice-given.ts'

/** The label of a sample, unless a notice above it speaks for it, or the settings turn samples' labels off. */
export function SampleLabel() {
  const { config } = useRouteContext({ from: '__root__' })
  const isGiven = use(SampleNoticeGiven)
  if (!config.hasSampleNotice || isGiven) return null
  return (
    <Tag tone="sample">
      <Trans>Dữ liệu minh hoạ</Trans>
    </Tag>
  )
}
