import { useEffect, useRef, useState, type ReactNode } from 'react'
import { previewAll, previewAt, previewLanguagesPath, type PreviewState } from '#engine/model/config/preview.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { PreviewDuties } from './preview-duties.tsx'
import { PreviewProblems, TranslatedMessage } from './preview-problems.tsx'
import { languageLabels } from './texts.ts'
import type { PreviewTexts } from './texts/preview-texts.ts'

interface BarProps {
  state: PreviewState
  /** The page that is shown. */
  path: string
  texts: PreviewTexts
  locale: Locale
  /** True if it is shown in all languages. */
  isSideBySide: boolean
}

type PanelName = 'moment' | 'unpublished' | 'errors' | 'lost' | 'duties'

/** The controls of the preview. */
export function PreviewBar({ state, path, texts, locale, isSideBySide }: BarProps) {
  const [open, setOpen] = useState<PanelName>()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      setOpen(undefined)
    }
    const { current } = bar
    current?.addEventListener('keydown', close)
    return () => current?.removeEventListener('keydown', close)
  }, [])
  const { moment, isOther, unpublished, problems, lost, duties } = state
  const overdue = duties.filter(({ group }) => group === 'overdue').length
  const opener = (name: PanelName, children: ReactNode, kind = '') => (
    <button
      type="button"
      className={`preview-control preview-opener ${kind}`}
      aria-expanded={open === name}
      aria-controls="preview-panel"
      onClick={() => setOpen(open === name ? undefined : name)}
    >
      {children}
    </button>
  )
  const shown = texts.toMoment(moment)
  return (
    <div ref={bar} className={`preview-bar ground-ink ${isOther ? 'preview-bar-other' : ''}`}>
      <div className="shell-width">
        {/* It scrolls, also where it has nothing that takes focus. */}
        <div
          id="preview-panel"
          className={open === undefined ? undefined : 'preview-panel'}
          hidden={!open}
          {...(open !== undefined && { role: 'group', 'aria-label': texts.preview, tabIndex: 0 })}
        >
          {open === 'moment' && <MomentPanel moment={moment} path={path} texts={texts} />}
          {open === 'unpublished' && <UnpublishedPanel state={state} texts={texts} locale={locale} />}
          {open === 'lost' && (
            <ul className="preview-problems">
              {lost.map((one) => (
                <li key={one.path}>
                  <TranslatedMessage {...one} />
                </li>
              ))}
            </ul>
          )}
          {open === 'duties' && <PreviewDuties duties={duties} moment={moment} texts={texts} locale={locale} />}
          {open === 'errors' &&
            (problems.length > 0 ? (
              <PreviewProblems problems={problems} link={texts.atEntry} />
            ) : (
              <p>{texts.noErrors}</p>
            ))}
        </div>
        <div className="preview-row">
          <span className="preview-name">{texts.preview}</span>
          {opener('moment', isOther ? texts.asOf(shown) : texts.now(shown))}
          {isOther && (
            <a className="preview-control" href={`${path}?${previewAt}=`}>
              {texts.toPresent}
            </a>
          )}
          {opener('errors', texts.errors(problems.length), problems.length > 0 ? 'preview-has-errors' : '')}
          {lost.length > 0 && opener('lost', texts.lost(lost.length), 'preview-has-errors')}
          {opener('unpublished', texts.unpublished(unpublished.length))}
          {opener('duties', texts.duties(overdue), overdue > 0 ? 'preview-has-errors' : '')}
          {isSideBySide ? (
            <a className="preview-control" href={path}>
              {texts.oneLanguage}
            </a>
          ) : (
            <a className="preview-control" href={`${previewLanguagesPath}?path=${encodeURIComponent(path)}`}>
              {texts.sideBySide(languageLabels)}
            </a>
          )}
        </div>
      </div>
    </div>
  )
}

function MomentPanel({ moment, path, texts }: Pick<BarProps, 'path' | 'texts'> & { moment: string }) {
  return (
    <form method="get" action={path}>
      <label htmlFor="preview-at">{texts.moment}</label>
      <input id="preview-at" type="datetime-local" name={previewAt} defaultValue={moment} required />
      <button type="submit" className="button button-first">
        {texts.show}
      </button>
      <span className="preview-detail">{texts.momentHint}</span>
    </form>
  )
}

function UnpublishedPanel({ state, texts, locale }: Pick<BarProps, 'state' | 'texts' | 'locale'>) {
  const { unpublished, isAll } = state
  if (unpublished.length === 0) return <p>{texts.noneUnpublished}</p>
  return (
    <>
      <ul>
        {unpublished.map(({ folder, status, titles, path, appearsAt }) => {
          const title = titles[locale] ?? Object.values(titles)[0] ?? folder
          return (
            <li key={folder}>
              {path === undefined ? title : <a href={path}>{title}</a>}
              <span className="preview-detail">
                {appearsAt === undefined
                  ? texts[status]
                  : `${texts[status]}. ${texts.appearsAt(texts.toMoment(appearsAt))}`}
              </span>
            </li>
          )
        })}
      </ul>
      <p>
        <a href={`?${previewAll}=${isAll ? '0' : '1'}`} className="preview-control">
          {isAll ? texts.hideAll : texts.showAll}
        </a>
      </p>
    </>
  )
}
