import { Trans } from '@lingui/react/macro'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { EntryList } from '#features/lists/entry-list.tsx'
import { HrefLink } from '#ui/link.tsx'
import type { HomePayload } from './payload.ts'

/** News and announcements as one list by date. */
export function HomeLatest({ latest: { items, lists }, sample }: Pick<HomePayload, 'latest' | 'sample'>) {
  if (items.length === 0) return null
  const samples = items.filter(({ facts }) => facts.sample)
  const others = items.filter(({ facts }) => !facts.sample).map(({ title }) => `“${title}”`)
  return (
    <section className="shell-width section-space home-latest" aria-labelledby="moi-nhat">
      <h2 id="moi-nhat" className="home-heading">
        <Trans comment="heading">Tin tức và thông báo</Trans>
      </h2>
      <SampleArea
        of={samples.map(({ facts }) => facts)}
        except={others.length > 0 && <Trans>trừ {others.join(', ')}</Trans>}
        isLabelled={sample}
      >
        {sample && samples.length > 0 && others.length > 0 && (
          <p className="meta">
            <Trans>Không phải dữ liệu minh hoạ: {others.join(', ')}</Trans>
          </p>
        )}
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
