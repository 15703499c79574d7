import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { formatMoment } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { Citation } from './citation.ts'
import type { CitedPage } from './use-citation.ts'

/**
 * Facts by which a printed copy is found and compared again, on paper alone. All of it is known when the page is made, so that
 * it is right without scripts too; the day of printing is the browser's to add.
 */
export function PrintSheet({ page, number, citation }: CitedPage & { citation: Citation }) {
  const locale = useLocale()
  const { build } = useRouteContext({ from: '__root__' })
  return (
    <dl className="print-sheet">
      <dt>
        <Trans>Địa chỉ</Trans>
      </dt>
      <dd>{page.head.canonical}</dd>
      <dt>
        <Trans>Liên kết cố định</Trans>
      </dt>
      <dd>{citation.url}</dd>
      {number !== undefined && (
        <>
          <dt>
            <Trans>Số hiệu</Trans>
          </dt>
          <dd>{number}</dd>
        </>
      )}
      <dt>
        <Trans>Công bố lúc</Trans>
      </dt>
      <dd>{formatMoment(locale, page.facts.publishedAt)}</dd>
      <dt>
        <Trans>Phiên bản trang web</Trans>
      </dt>
      <dd>{build}</dd>
    </dl>
  )
}
