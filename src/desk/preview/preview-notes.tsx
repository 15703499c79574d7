import {
  previewAll,
  previewAt,
  type PagePreview,
  type PreviewProblem,
  type PreviewState,
} from '#engine/model/config/preview.ts'
import { PreviewProblems, TranslatedMessage } from './preview-problems.tsx'
import type { PreviewTexts } from './texts/preview-texts.ts'
import { useLinkMarks } from './use-link-marks.ts'

interface NotesProps {
  state: PreviewState
  path: string
  texts: PreviewTexts
}

/** The differences from the site as everybody sees it. */
export function PreviewNotes({ state, path, texts }: NotesProps) {
  const { page, isAll, unpublished, lost } = state
  const own = lost.find((one) => one.path === path)
  useLinkMarks(unpublished, texts)
  return (
    <>
      {page?.status && (
        <Note>
          <strong>{page.status === 'draft' ? texts.draft : texts.scheduled}</strong>
          {page.appearsAt === undefined ? (
            <span>{texts.draftHint}</span>
          ) : (
            <>
              <span>{texts.appearsAt(texts.toMoment(page.appearsAt))}</span>
              <a href={`${path}?${previewAt}=${page.appearsAt}`}>{texts.seeThen}</a>
            </>
          )}
        </Note>
      )}
      {page && page.problems.length > 0 && <ProblemNote page={page} texts={texts} />}
      {own && (
        <Note kind="preview-note-error">
          <TranslatedMessage {...own} />
        </Note>
      )}
      {isAll && (
        <Note>
          <span>{texts.allHint}</span>
          <a href={`?${previewAll}=0`}>{texts.hideAll}</a>
        </Note>
      )}
    </>
  )
}

function ProblemNote({ page: { problems, isEarlier }, texts }: { page: PagePreview; texts: PreviewTexts }) {
  const count = (one: PreviewProblem['severity']) => problems.filter(({ severity }) => severity === one).length
  const [errors, warnings, advice] = [count('error'), count('warning'), count('advice')]
  const counts = [
    errors > 0 ? texts.errors(errors) : '',
    warnings > 0 ? texts.warnings(warnings) : '',
    advice > 0 ? texts.advice(advice) : '',
  ]
  return (
    <Note kind={errors > 0 ? 'preview-note-error' : ''}>
      <strong>{counts.filter((count) => count !== '').join(', ')}</strong>
      {isEarlier && <span>{texts.earlier}</span>}
      <PreviewProblems problems={problems} />
    </Note>
  )
}

function Note({ kind = '', children }: { kind?: string; children: React.ReactNode }) {
  return (
    <div className={`preview-note ${kind}`}>
      <div className="shell-width preview-row">{children}</div>
    </div>
  )
}
