import { Trans } from '@lingui/react/macro'

interface SearchFailureProps {
  /** The same query, to be answered by the server. */
  href: string
  onRetry?: (() => void) | undefined
}

/** A search that did not work: it can be tried again, here or by the server. */
export function SearchFailure({ href, onRetry }: SearchFailureProps) {
  return (
    <div className="notice">
      <p>
        <Trans>Không tìm kiếm được. Có thể kết nối bị gián đoạn, hoặc trang vừa được cập nhật.</Trans>
      </p>
      <p className="search-failure-actions">
        {onRetry && (
          <button type="button" onClick={onRetry}>
            <Trans>Thử lại</Trans>
          </button>
        )}
        {/* The target makes it load a document, which the frame would otherwise replace by a page of the app. */}
        <a href={href} target="_self">
          <Trans>Xem trang kết quả tìm kiếm</Trans>
        </a>
      </p>
    </div>
  )
}
