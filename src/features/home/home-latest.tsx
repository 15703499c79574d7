import { Trans } from '@lingui/react/macro'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { EntryList } from '#features/lists/entry-list.tsx'
import { HrefLink } from '#ui/link.tsx'
import type { HomePayload } from './payload.ts'

interface LatestProps extends Pick<HomePayload, 'latest' | 'sample'> {
  heading: string | undefined
}

/** News and announcements as one list by date. */
export function HomeLatest({ latest: { items, lists }, sample, heading }: LatestProps) {
  if (items.length === 0) return null
  return (
    <section className="shell-width section-space home-latest" aria-labelledby="moi-nhat">
      <h2 id="moi-nhat" className="home-heading">
        {heading ?? <Trans comment="heading">Tin tức và thông báo</Trans>}
      </h2>
      <SampleArea of={items.map(({ facts }) => facts)} isLabelled={sample}>
        <EntryList items={items} headingLevel={3} isDense />
      </SampleArea>
      <p>
        {lists.map(({ href, lang, title }) => (
          <HrefLink key={href} href={href} lang={lang} className="way-on arrow">
            {title}
          </HrefLink>
        ))}
      </p>
    </section>
  )
}
