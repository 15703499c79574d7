import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import CopyIcon from 'virtual:icon/lucide/copy'
import { feedFormatNames, feedFormats, type FeedFormat } from '#engine/model/urls/feed-urls.ts'
import type { ToastColor, ToastIconName } from '#ui/toast/toast-rules.ts'
import type { FeedAddress } from './payload.ts'

/** Shows a message, which takes the place of the one before with the same id. */
export type Notify = (message: {
  id: string
  title: string
  description: string
  icon: ToastIconName
  color: ToastColor
}) => void

/** Names of formats, the same in every language. */
const formatNames: Readonly<Record<FeedFormat, string>> = { atom: 'Atom', json: 'JSON' }

interface FeedRowProps {
  feed: FeedAddress
  /** The feed's contents, if its title does not say them. */
  children?: ReactNode
  notify: Notify
}

/** A feed: what it contains, and its address in each format. */
export function FeedRow({ feed: { title, urls }, children, notify }: FeedRowProps) {
  return (
    <div className="feed-row">
      <p>{children ?? title}</p>
      <ul>
        {feedFormatNames.map((format) => (
          <li key={format}>
            {/* A plain link, because it leads to a file and not to a page of the app. */}
            <a href={urls[format]} type={feedFormats[format].type} className="link">
              {formatNames[format]}
              <span className="sr-only">: {title}</span>
            </a>
            <CopyButton name={`${formatNames[format]}: ${title}`} url={urls[format]} notify={notify} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function CopyButton({ name, url, notify }: { name: string; url: string; notify: Notify }) {
  const { t } = useLingui()
  const id = 'feed-copied'
  const copy = async () => {
    const { href } = new URL(url, location.href)
    try {
      // Browsers without clipboard access throw here.
      await navigator.clipboard.writeText(href)
      notify({ id, title: t`Đã sao chép địa chỉ`, description: href, icon: 'check', color: 'primary' })
    } catch {
      notify({ id, title: t`Không sao chép được. Địa chỉ là:`, description: href, icon: 'warning', color: 'error' })
    }
  }
  return (
    <button type="button" className="feed-copy" data-scripted onClick={() => void copy()}>
      <CopyIcon className="size-4" />
      <span className="feed-copy-text">
        <Trans>
          Sao chép <span className="sr-only">địa chỉ {name}</span>
        </Trans>
      </span>
    </button>
  )
}
