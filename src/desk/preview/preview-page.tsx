import { useEffect } from 'react'
import { previewAt, type PreviewPage } from '#engine/model/config/preview.ts'
import { PreviewProblems, TranslatedMessage } from './preview-problems.tsx'
import type { PreviewTexts } from './texts/preview-texts.ts'

/** A page of the preview in place of one of the site. */
export function PreviewPageView({
  page,
  texts,
}: {
  page: Exclude<PreviewPage, { kind: 'languages' }>
  texts: PreviewTexts
}) {
  const title = toTitle(page, texts)
  useEffect(() => {
    document.title = title
  }, [title])
  const isDraft = page.kind === 'problems' && page.status === 'draft'
  return (
    <div className={`preview-page shell-width ${isDraft ? 'preview-page-draft' : ''}`}>
      <h1>{title}</h1>
      {page.kind === 'problems' && (
        <>
          <PreviewProblems problems={page.problems} />
          <p>{isDraft ? texts.draftProblemHint : texts.problemHint}</p>
        </>
      )}
      {page.kind === 'failure' &&
        (page.problems.length > 0 ? (
          <PreviewProblems problems={page.problems} />
        ) : (
          <pre className="preview-message">
            <TranslatedMessage {...page} />
          </pre>
        ))}
      {page.kind === 'bad moment' && <p>{texts.badMomentHint(page.example)}</p>}
      <div className="preview-ways">
        {page.kind === 'bad moment' && (
          <a className="button button-first" href={`?${previewAt}=`}>
            {texts.toPresent}
          </a>
        )}
        <a className="button" href="/">
          {texts.toHome}
        </a>
      </div>
    </div>
  )
}

function toTitle(page: Exclude<PreviewPage, { kind: 'languages' }>, texts: PreviewTexts): string {
  switch (page.kind) {
    case 'problems':
      return page.status === 'draft' ? texts.draftProblemTitle : texts.problemTitle
    case 'failure':
      return texts.failureTitle
    case 'bad moment':
      return texts.badMomentTitle(page.value)
  }
}
