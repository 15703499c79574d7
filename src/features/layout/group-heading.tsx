import { Trans } from '@lingui/react/macro'
import type { PageLink } from '#engine/model/payload.ts'
import { HrefLink } from '#ui/link.tsx'
import './group-heading.css'

/** The heading of a group of entries, with a link to the whole list. */
export function GroupHeading({ list }: { list: PageLink }) {
  return (
    <div className="group-heading">
      <h2 className="overline-mark text-title">{list.title}</h2>
      <HrefLink href={list.href} className="way-on arrow">
        <span>
          <Trans>Xem tất cả</Trans>
          <span className="sr-only">: {list.title}</span>
        </span>
      </HrefLink>
    </div>
  )
}
