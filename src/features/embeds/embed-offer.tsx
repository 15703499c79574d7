import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import CopyIcon from 'virtual:icon/lucide/copy'
import { copyText } from '#features/citing/copy-text.ts'
import { embedSandbox } from './codes.ts'
import type { OfferedEmbed } from './payload.ts'

/** A document to frame as other sites show it, and its code. */
export function EmbedOffer({ embed: { heading, title, href, code, height } }: { embed: OfferedEmbed }) {
  const [state, setState] = useState<'copied' | 'refused'>()
  const copy = async () => setState((await copyText(code)) ? 'copied' : 'refused')
  return (
    <article className="embed-offer">
      <h3>{heading}</h3>
      <iframe src={href} title={title} width="360" height={height} sandbox={embedSandbox} />
      <div className="embed-code">
        <pre>
          <code>{code}</code>
        </pre>
        <p>
          <button type="button" className="button" data-scripted onClick={() => void copy()}>
            <CopyIcon className="size-4" />
            <Trans>Sao chép mã</Trans>
          </button>{' '}
          <output>
            {state === 'copied' && <Trans>Đã sao chép mã.</Trans>}
            {state === 'refused' && <Trans>Không sao chép được; Quý khách chọn và sao chép mã ở trên.</Trans>}
          </output>
        </p>
      </div>
    </article>
  )
}
