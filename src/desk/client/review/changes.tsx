import type { DeskFile, Difference } from '../../protocol/changes.ts'
import { useDesk } from '../context/desk-context.ts'

interface ChangesProps {
  difference: Difference
  isNew: boolean
  files: readonly DeskFile[]
}

/** The difference that a change makes: fields before and after, texts word by word, documents to open. */
export function Changes({ difference, isNew, files }: ChangesProps) {
  const { t, say } = useDesk()
  const isEmpty = difference.fields.length + difference.texts.length + difference.files.length === 0
  return (
    <section className="desk-section" aria-labelledby="review-changes">
      <h2 id="review-changes">{t.review.changes}</h2>
      <p className="desk-lead">{isEmpty && !isNew ? t.review.noChanges : say(difference.summary)}</p>
      {isNew && <p className="desk-note">{t.review.isNew}</p>}
      {difference.fields.length > 0 && (
        <dl className="desk-changes">
          {difference.fields.map(({ file, field, label, before, after }) => (
            <div key={`${file} ${field}`}>
              <dt>
                {say(label)} {file !== 'entry.yaml' && <span className="desk-optional">({file})</span>}
              </dt>
              {!isNew && before !== '' && (
                <dd>
                  <span className="desk-hidden">{t.review.before}: </span>
                  <del>{before}</del>
                </dd>
              )}
              <dd>
                <span className="desk-hidden">{t.review.after}: </span>
                <ins>{after === '' ? t.review.empty : after}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {difference.texts.map(({ file, parts }) => (
        <div key={file} className="desk-changed-text" lang={file.replace(/\.md$/, '')}>
          <h3>{t.editor.languageOf(file.replace(/\.md$/, ''))}</h3>
          <p>
            {parts.map(({ kind, text }, index) => {
              // oxlint-disable react/no-array-index-key -- the runs of one text, which never move
              if (kind === 'same') return <span key={index}>{shorten(text)}</span>
              return kind === 'removed' ? (
                <del key={index}>
                  <span className="desk-hidden">{t.review.removed} </span>
                  {text}
                </del>
              ) : (
                <ins key={index}>
                  <span className="desk-hidden">{t.review.added} </span>
                  {text}
                </ins>
              )
              // oxlint-enable react/no-array-index-key
            })}
          </p>
        </div>
      ))}
      {difference.files.length > 0 && (
        <>
          <h3>{t.review.files}</h3>
          <ul className="desk-rows">
            {difference.files.map(({ name, kind }) => {
              const file = files.find((one) => one.name === name)
              return (
                <li key={name} className="desk-row">
                  <div className="desk-row-text">
                    <p>
                      <span className="tag tag-neutral">{t.review.fileKinds[kind]}</span> {name}
                    </p>
                    {file && file.type?.startsWith('image/') && (
                      <img className="desk-thumbnail" src={file.url} alt={name} />
                    )}
                  </div>
                  {file && kind !== 'removed' && (
                    <a className="button desk-small" href={file.url} target="_blank" rel="noreferrer">
                      {t.review.openFile}
                    </a>
                  )}
                </li>
              )
            })}
          </ul>
        </>
      )}
    </section>
  )
}

const context = 160

/** Long runs that are the same are cut in their middle: what changed is what is read. */
function shorten(text: string): string {
  return text.length <= 3 * context ? text : `${text.slice(0, context)} […] ${text.slice(-context)}`
}
