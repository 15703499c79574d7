import { Trans } from '@lingui/react/macro'
import type { PageLink } from '#model/payload.ts'
import { HrefLink } from '#ui/link.tsx'

/** The heading of a block of entries, and the way to the whole list. */
export function GroupHeading({ list }: { list: PageLink }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <h2 className="overline-mark text-3xl">{list.title}</h2>
      <HrefLink
        href={list.href}
        className="inline-flex min-h-11 items-center text-sm font-semibold text-info-700 hover:text-info-800 hover:underline"
      >
        <span>
          <Trans>Xem tất cả</Trans>
          <span className="sr-only">: {list.title}</span> <span aria-hidden="true">→</span>
        </span>
      </HrefLink>
    </div>
  )
}
