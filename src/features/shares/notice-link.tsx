import { Trans } from '@lingui/react/macro'
import type { PageLink } from '#engine/model/payload.ts'
import { HrefLink } from '#ui/link.tsx'

interface NoticeLinkProps {
  link: PageLink
  /** The visible part of the name of the link; by default a word that leads on. */
  name?: string
}

/** A link to the notice that a row of a table is from. */
export function NoticeLink({ link, name }: NoticeLinkProps) {
  return (
    <HrefLink href={link.href}>
      {name ?? <Trans>Xem</Trans>}
      <span className="sr-only" lang={link.lang}>
        : {link.title}
      </span>
    </HrefLink>
  )
}
