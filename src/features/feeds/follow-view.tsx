import { Trans, useLingui } from '@lingui/react/macro'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { PageText } from '#features/layout/page-text.tsx'
import { TableOfContents } from '#features/layout/table-of-contents.tsx'
import { HrefLink } from '#ui/link.tsx'
import { FeedRow, type Notify } from './feed-row.tsx'
import type { FollowPayload } from './payload.ts'
import '#features/layout/part.css'
import './follow-view.css'

const listId = 'danh-sach'

/** How to follow the site, and the addresses of all feeds. */
export function FollowView({ page, notify }: { page: FollowPayload; notify: Notify }) {
  const { t } = useLingui()
  const contents = {
    ...page,
    headings: [...page.headings, { id: listId, text: t`Danh sách nguồn cấp tin`, level: 2 } as const],
  }
  return (
    <>
      <PageHeader page={page} />
      <PageBody section={page.section} aside={<TableOfContents page={contents} />}>
        <PageText page={page} />
        <section className="part feeds" aria-labelledby={listId}>
          <h2 id={listId}>
            <Trans comment="heading">Danh sách nguồn cấp tin</Trans>
          </h2>
          <FeedRow feed={page.all} notify={notify} />
          {page.groups.map(({ section, feeds }) => (
            <section key={section?.href ?? ''} className="feed-group">
              <h3 lang={section?.lang}>{section?.title ?? <Trans>Các mục khác</Trans>}</h3>
              <ul>
                {feeds.map((feed) => (
                  <li key={feed.list.href} className={feed.depth > 1 ? 'feed-part' : undefined}>
                    <FeedRow feed={feed} notify={notify}>
                      <HrefLink href={feed.list.href} lang={feed.list.lang} className="link">
                        {feed.depth === 0 ? <Trans>Toàn bộ mục này</Trans> : feed.title}
                      </HrefLink>
                    </FeedRow>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </section>
      </PageBody>
    </>
  )
}
