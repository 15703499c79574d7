import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { Tag } from '#ui/tag.tsx'

/** The label of sample entries, unless the settings turn it off. */
export function SampleLabel() {
  const { config } = useRouteContext({ from: '__root__' })
  if (!config.hasSampleNotice) return null
  return (
    <Tag tone="sample">
      <Trans>Dữ liệu minh hoạ</Trans>
    </Tag>
  )
}
