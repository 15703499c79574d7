import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PayloadBase } from '#model/payload.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { HrefLink, Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { SampleLabel } from './sample-label.tsx'
import './page-header.css'
import '#shell/styles/steps-art.css'

type PageHeaderProps = {
  page: Pick<PayloadBase, 'lead' | 'trail' | 'title' | 'summary' | 'sample' | 'textLocale' | 'locale'>
  /** A line above the heading: kind, date. */
  above?: ReactNode
  /** A graphic, for the dark header of a section. */
  art?: ReactNode
}

/** The breadcrumb, the heading and the lead of a page. */
export function PageHeader({ page, above, art }: PageHeaderProps) {
  const { t } = useLingui()
  const foreign = page.textLocale === page.locale ? undefined : page.textLocale
  return (
    <div className={`page-head ${art ? 'on-dark' : ''} ${art || page.lead ? '' : 'steps-art'}`}>
      {/* The page's own picture replaces the graphic. */}
      {!page.lead && art}
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
        <div className={page.lead && 'with-lead'}>
          <div className="page-head-text">
            {(above || page.sample) && (
              <div className="meta">
                {above}
                {page.sample && <SampleLabel />}
              </div>
            )}
            <h1 lang={foreign}>{page.title}</h1>
            <p className="lead" lang={foreign}>
              {page.summary}
            </p>
            {foreign && (
              <p className="notice">
                <Trans>Trang này chưa có bản dịch; nội dung dưới đây là bản tiếng Việt.</Trans>
              </p>
            )}
          </div>
          {page.lead && <Picture image={page.lead} isLargest />}
        </div>
      </div>
    </div>
  )
}
