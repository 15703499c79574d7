import { Trans, useLingui } from '@lingui/react/macro'
import CopyIcon from 'virtual:icon/lucide/copy'
import { formatDate, formatMoment } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { toBibtex, toChecksumLines, type Citation } from './citation.ts'
import { useCopy } from './use-copy.ts'

/** The citation as a sentence and as a record for reference managers, each ready to be copied. */
export function CitationTexts({ citation }: { citation: Citation }) {
  const { t } = useLingui()
  const sentence = useSentence(citation)
  return (
    <>
      <CitationText name={t`Văn bản`} text={[sentence, ...toChecksumLines(citation)].join('\n')} />
      <CitationText name="BibTeX" text={toBibtex(citation)} />
    </>
  )
}

function CitationText({ name, text }: { name: string; text: string }) {
  const { t } = useLingui()
  const copy = useCopy()
  return (
    <figure>
      <figcaption>
        {name}
        <button type="button" data-scripted onClick={() => void copy(text, t`Đã sao chép trích dẫn`)}>
          <CopyIcon className="size-4" />
          <Trans>
            Sao chép <span className="sr-only">{name}</span>
          </Trans>
        </button>
      </figcaption>
      <pre>{text}</pre>
    </figure>
  )
}

/** ABC, “Nghị quyết …”, số 18/2026/CBTT-ABC, công bố lúc 16:40 06/11/2026, https://… (truy cập ngày 21/11/2026). */
function useSentence(citation: Citation): string {
  const { t } = useLingui()
  const locale = useLocale()
  const { title, authors, publisher, number, publishedAt, url, accessedOn } = citation
  const moment = formatMoment(locale, publishedAt)
  const day = accessedOn === undefined ? '' : formatDate(locale, accessedOn)
  const parts = [
    ...authors,
    ...(authors.length > 0 ? [] : [publisher]),
    `“${title}”`,
    ...(number === undefined ? [] : [t`số ${number}`]),
    ...(authors.length > 0 ? [publisher] : []),
    t`công bố lúc ${moment}`,
    url,
  ]
  return `${parts.join(', ')}${day && ` (${t`truy cập ngày ${day}`})`}.`
}
