import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageDesk } from './desk-contact.tsx'
import './page-about.css'
import './table-of-contents.css'

/** The text about what a page shows, below it, with the desk that answers for the page. */
export function PageAbout({ children }: { children: ReactNode }) {
  return (
    <section className="page-about" aria-labelledby="ve-trang-nay">
      <h2 id="ve-trang-nay" className="aside-title">
        <Trans>Về trang này</Trans>
      </h2>
      <div className="page-about-text">{children}</div>
      <PageDesk />
    </section>
  )
}
