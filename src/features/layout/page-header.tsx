import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PayloadBase } from '#engine/model/payload.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { HrefLink, Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { EdgeTreads } from '#ui/treads/edge-treads.tsx'
import type { Labelled } from './label-samples.ts'
import { SampleLabel } from './sample-label.tsx'
import './page-header.css'
import './page-title.css'

type PageHeaderProps = {
  page: Labelled<Pick<PayloadBase, 'lead' | 'trail' | 'title' | 'summary' | 'sample' | 'textLocale' | 'locale'>>
  /** A line above the heading: kind, date. */
  above?: ReactNode
  /** Beside the heading, where the page has no picture. */
  beside?: ReactNode
}

/** The breadcrumb, the heading and the lead of a page: low, so that what the page is for begins on the first screen. */
export function PageHeader({ page, above, beside }: PageHeaderProps) {
  const { t } = useLingui()
  const foreign = page.textLocale === page.locale ? undefined : page.textLocale
  return (
    <div className="page-head ground-celadon">
      <div className="shell-width">
        <Breadcrumb label={t`Đường dẫn`}>
          {[
            <Link key="home" to="/trang-chu">
              <Trans>Trang chủ</Trans>
            </Link>,
            ...page.trail.map((link) => (
              <HrefLink key={link.href} href={link.href}>
                {link.title}
              </HrefLink>
            )),
          ]}
        </Breadcrumb>
        <div className={page.lead || beside ? 'with-lead' : undefined}>
          <div className="page-head-text">
            {above && <div className="meta">{above}</div>}
            <div className="page-title">
              <h1 lang={foreign}>{page.title}</h1>{' '}
              {page.sample && <SampleLabel isOfMarked={page.sample === 'marked'} />}
            </div>
            <p className="lead" lang={foreign}>
              {page.summary}
            </p>
            {foreign && (
              <p className="notice">
                <Trans>Trang này chưa có bản dịch; nội dung dưới đây là bản tiếng Việt.</Trans>
              </p>
            )}
          </div>
          {page.lead ? <Picture image={page.lead} isLargest /> : beside}
        </div>
      </div>
      {!page.lead && <EdgeTreads />}
    </div>
  )
}
