import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated, useRouteContext } from '@tanstack/react-router'
import LinkIcon from 'virtual:icon/lucide/link'
import PrinterIcon from 'virtual:icon/lucide/printer'
import ShareIcon from 'virtual:icon/lucide/share-2'
import { CitationTexts } from './citation-texts.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { toShortLink, useCitation, type CitedPage } from './use-citation.ts'
import { useCopy } from './use-copy.ts'
import './document-actions.css'

/** How a document is passed on: its short link, sharing, printing, and its citation. Links and texts work without scripts. */
export function DocumentActions(props: CitedPage) {
  const { t } = useLingui()
  const citation = useCitation(props)
  const { url } = citation
  const copy = useCopy()
  return (
    <section className="document-actions" aria-label={t`Trích dẫn và chia sẻ`}>
      <p className="short-link">
        <span>
          <Trans>Liên kết cố định</Trans>
        </span>{' '}
        {/* A plain link, because the server answers it with a redirect. */}
        <a href={toShortLink(props)}>{url.replace(/^https?:\/\//, '')}</a>
      </p>
      <div className="document-buttons" data-scripted>
        <button type="button" onClick={() => void copy(url, t`Đã sao chép liên kết`)}>
          <LinkIcon className="size-4" />
          <Trans>Sao chép liên kết</Trans>
        </button>
        <button type="button" onClick={() => window.print()}>
          <PrinterIcon className="size-4" />
          <Trans>In</Trans>
        </button>
        <ShareButton title={citation.title} url={url} />
      </div>
      <details>
        <summary>
          <Trans>Trích dẫn tài liệu này</Trans>
        </summary>
        <CitationTexts citation={citation} />
      </details>
      <PrintSheet {...props} citation={citation} />
    </section>
  )
}

/** Opens the system's sheet for sharing, in browsers that have one. */
function ShareButton({ title, url }: { title: string; url: string }) {
  const { t } = useLingui()
  const { toasts } = useRouteContext({ from: '__root__' })
  const isHydrated = useHydrated()
  if (!isHydrated || !('share' in navigator)) return null
  const share = async () => {
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // The visitor has closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
      const description = t`Có thể sao chép liên kết để gửi đi.`
      toasts.add({ id: 'share', title: t`Không chia sẻ được`, description, color: 'error', icon: 'warning' })
    }
  }
  return (
    <button type="button" onClick={() => void share()}>
      <ShareIcon className="size-4" />
      <Trans>Chia sẻ</Trans>
    </button>
  )
}
