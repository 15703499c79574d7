import { Trans, useLingui } from '@lingui/react/macro'
import { toHref } from '#engine/model/urls/href.ts'
import { AlertForm } from '#features/alerts/alert-form.tsx'
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
const alertsId = 'thu-dien-tu'

/** How to follow the site, and the addresses of all feeds. */
export function FollowView({ page, notify }: { page: FollowPayload; notify: Notify }) {
  const { t } = useLingui()
  const alerts = { id: alertsId, text: t({ message: 'Thư điện tử', comment: 'heading' }), level: 2 } as const
  const list = { id: listId, text: t`Danh sách nguồn cấp tin`, level: 2 } as const
  // First what everybody can use, where there is that.
  const headings = page.alerts ? [alerts, ...page.headings, list] : [...page.headings, alerts, list]
  const email = (
    <section className="part" aria-labelledby={alertsId}>
      <h2 id={alertsId}>{alerts.text}</h2>
      {page.alerts ? <AlertForm form={page.alerts} /> : <NoAlerts />}
    </section>
  )
  return (
    <>
      <PageHeader page={page} />
      <PageBody section={page.section} aside={<TableOfContents page={{ ...page, headings }} />}>
        {page.alerts && email}
        <PageText page={page} />
        {!page.alerts && email}
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

/** Where the site sends no alerts: who says that it does is not to be trusted. */
function NoAlerts() {
  return (
    <p>
      <Trans>
        Chúng tôi không gửi bản tin qua thư điện tử và không thu thập địa chỉ cho mục đích này. Thư tự nhận là bản tin
        của chúng tôi và đề nghị mở tệp hay đăng nhập có thể là giả mạo; Quý khách báo cho chúng tôi qua trang{' '}
        <HrefLink href={toHref('/ho-tro/lien-he')} className="link">
          Liên hệ
        </HrefLink>
        .
      </Trans>
    </p>
  )
}
