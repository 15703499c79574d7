import { Trans } from '@lingui/react/macro'
import type { PageLink } from '#engine/model/payload.ts'
import { HrefLink } from '#ui/link.tsx'

/** A link to the notice that a row of a table is from. */
export function NoticeLink({ link }: { link: PageLink }) {
  return (
    <HrefLink href={link.href}>
      <Trans>Xem</Trans>
      <span className="sr-only" lang={link.lang}>
        : {link.title}
      </span>
    </HrefLink>
  )
}
