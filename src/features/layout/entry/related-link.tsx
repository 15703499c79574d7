import { Trans } from '@lingui/react/macro'
import type { RelatedEntry } from '#engine/model/payload.ts'
import { HrefLink } from '#ui/link.tsx'

/** The name of an entry within a sentence, with a link; of one that was taken down, that it was. */
export function RelatedLink({ link, className }: { link: RelatedEntry; className?: string }) {
  if (link === 'taken-down') return <Trans>một văn bản đã được gỡ xuống</Trans>
  return (
    <HrefLink href={link.href} anchor={link.anchor} lang={link.lang} className={className}>
      {link.title}
    </HrefLink>
  )
}
