import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Payload } from '#model/payload.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { HrefLink } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { SampleLabel } from './sample-label.tsx'

type PageHeaderProps = {
  page: Pick<Payload, 'lead' | 'trail' | 'title' | 'summary' | 'sample' | 'textLocale' | 'locale'>
  /** A line above the heading: kind, date. */
  above?: ReactNode
}

/** Where the page stands, its heading and its lead. */
export function PageHeader({ page, above }: PageHeaderProps) {
  const { t } = useLingui()
  const foreign = page.textLocale === page.locale ? undefined : page.textLocale
  return (
    <div className="border-b border-line bg-surface">
      <div className="shell-width pt-6 pb-10 lg:pt-8 lg:pb-14">
        <Breadcrumb label={t`Đường dẫn`}>
          {[
            <Link key="home" to="/trang-chu" className={crumb}>
              <Trans>Trang chủ</Trans>
            </Link>,
            ...page.trail.map((link) => (
              <HrefLink key={link.href} href={link.href} className={crumb}>
                {link.title}
              </HrefLink>
            )),
          ]}
        </Breadcrumb>
        <div className={page.lead ? 'with-lead' : 'mt-8 lg:mt-12'}>
          <div className="max-w-4xl">
            {(above || page.sample) && (
              <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-muted">
                {above}
                {page.sample && <SampleLabel />}
              </div>
            )}
            <h1 className="text-4xl" lang={foreign}>
              {page.title}
            </h1>
            <p className="mt-4 max-w-3xl text-lg text-ink-soft" lang={foreign}>
              {page.summary}
            </p>
            {foreign && (
              <p className="mt-6 border-l-3 border-info-700 bg-info-50 px-4 py-3 text-sm">
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

const crumb = 'inline-block py-1 hover:text-brand-700 hover:underline'
