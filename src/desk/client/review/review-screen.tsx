import { useState } from 'react'
import type { Difference, OpenedFolder } from '../../protocol/changes.ts'
import { Actions } from '../actions/actions.tsx'
import { useDesk } from '../context/desk-context.ts'
import { showMoment } from '../formats/moments.ts'
import { PreviewPane } from '../preview/preview-pane.tsx'
import { go, linkTo } from '../routing/use-address.ts'
import { Load } from '../ui/load.tsx'
import { StateTag } from '../ui/state-tag.tsx'
import { useRequest } from '../ui/use-request.ts'
import { Changes } from './changes.tsx'

/** One change for whoever approves it: what differs, in words; its files; its pages; and the decision. */
export function ReviewScreen({ path }: { path: string }) {
  const { api, version } = useDesk()
  const request = useRequest(`${path} ${version}`, async () => {
    const folder = await api.open(path)
    return { folder, difference: folder.change ? await api.differences(path) : undefined }
  })
  return (
    <div className="desk-page desk-review">
      <Load request={request}>{(loaded) => <Review {...loaded} />}</Load>
    </div>
  )
}

function Review({ folder, difference }: { folder: OpenedFolder; difference: Difference | undefined }) {
  const { t, say, language, session } = useDesk()
  const [isShown, setShown] = useState(false)
  const { change, path } = folder
  const title = say(folder.title) || path
  const collection = session.collections.find(({ name }) => name === folder.collection)
  const faults = folder.problems.filter(({ severity }) => severity !== 'advice')
  const decisions = folder.actions.filter(
    (action) => action === 'approve' || action === 'return' || action === 'publish',
  )
  return (
    <>
      <p className="meta">
        {collection && <span>{say(collection.label)}</span>}
        <StateTag change={change} />
        {change && <span>{t.review.by(change.by, showMoment(change.at, language))}</span>}
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      {!change && <p className="lead">{t.review.none}</p>}
      {change?.remark && (
        <p className="desk-message desk-message-notice">
          <strong>{t.review.returnedBy(change.remark.by, showMoment(change.remark.at, language))}</strong>{' '}
          {change.remark.text}
        </p>
      )}
      {change?.approval &&
        (change.state === 'approved' || change.state === 'timed' ? (
          <p className="desk-message desk-message-done">
            {t.review.approvedBy(change.approval.by, showMoment(change.approval.at, language))}{' '}
            {change.publishAt !== undefined && t.review.timedAt(showMoment(change.publishAt, language))}
          </p>
        ) : (
          <p className="desk-message desk-message-notice">{t.review.void}</p>
        ))}
      {difference && <Changes difference={difference} isNew={change?.kind === 'add'} files={folder.files} />}
      <section className="desk-section" aria-labelledby="review-checks">
        <h2 id="review-checks">{t.review.problems}</h2>
        {faults.length + folder.missing.length === 0 && <p className="desk-note">{t.review.noProblems}</p>}
        <ul className="desk-problem-list">
          {folder.missing.map((one) => (
            <li key={say(one)} className="desk-problem desk-problem-warning">
              <strong>{t.editor.missing}:</strong> {say(one)}
            </li>
          ))}
          {faults.map((problem) => (
            <li
              key={`${problem.file}:${problem.line}:${problem.column} ${problem.rule}`}
              className={`desk-problem desk-problem-${problem.severity}`}
            >
              <strong>{t.editor.severity[problem.severity]}:</strong> {problem.label && `${say(problem.label)}: `}
              {say(problem.message)} ({problem.file}, {t.editor.line(problem.line)})
            </li>
          ))}
        </ul>
      </section>
      <section className="desk-section" aria-labelledby="review-page">
        <h2 id="review-page">{t.review.page}</h2>
        <button type="button" className="button desk-small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? t.review.hidePreview : t.review.showPreview}
        </button>
        {isShown && (
          <PreviewPane
            addresses={folder.preview}
            version={change?.hash ?? ''}
            isEmbargoed={change?.isEmbargoed}
            isPhone
          />
        )}
      </section>
      {change && (
        <section className="desk-decision" aria-labelledby="review-decision">
          <h2 id="review-decision">{t.review.decision}</h2>
          {change.state === 'sent' && !folder.actions.includes('approve') && (
            <p className="desk-note">{t.review.cannot}</p>
          )}
          {folder.actions.includes('approve') && <p className="desk-note">{t.actions.hints.approve}</p>}
          <div className="desk-buttons">
            <Actions
              subject={{ path, title, change }}
              actions={decisions}
              shown={['approve', 'publish', 'return']}
              hasMain
              onEnd={(action) => {
                if (action === 'publish' || action === 'return') go({ screen: 'today' })
              }}
            />
            {folder.actions.includes('edit') && (
              <a className="button desk-small" {...linkTo({ screen: 'edit', path, view: 'form' })}>
                {t.review.toEditor}
              </a>
            )}
          </div>
        </section>
      )}
    </>
  )
}
