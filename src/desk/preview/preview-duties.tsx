import { dutyGroups, type DutyGroup, type PreviewDuty } from '#engine/model/config/preview.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { PreviewTexts } from './texts/preview-texts.ts'
import { toTimeLeft } from './texts/to-time-left.ts'

interface DutiesProps {
  duties: readonly PreviewDuty[]
  /** The moment that is shown: `2026-11-27T08:01`. */
  moment: string
  texts: PreviewTexts
  locale: Locale
}

/** The calendar of duties: what is overdue first, and how it is begun. */
export function PreviewDuties({ duties, moment, texts, locale }: DutiesProps) {
  if (duties.length === 0) return <p>{texts.noDuties}</p>
  return dutyGroups.map((group) => {
    const own = duties.filter((duty) => duty.group === group)
    return (
      own.length > 0 && (
        <div key={group} className="preview-duties">
          <h2>{texts.dutyGroup(group, own.length)}</h2>
          <ul>
            {own.map((duty) => (
              <li key={duty.id}>
                <Duty duty={duty} left={toLeft(group, { duty, moment, texts })} texts={texts} locale={locale} />
              </li>
            ))}
          </ul>
        </div>
      )
    )
  })
}

/** How much time there is; of what is done, nothing. */
function toLeft(
  group: DutyGroup,
  { duty, moment, texts }: Pick<DutiesProps, 'moment' | 'texts'> & { duty: PreviewDuty },
): string | undefined {
  if (group === 'overdue') return texts.overdueBy(toTimeLeft(duty.due, moment))
  return group === 'due' ? texts.timeLeft(toTimeLeft(moment, duty.due)) : undefined
}

interface DutyProps extends Pick<DutiesProps, 'texts' | 'locale'> {
  duty: PreviewDuty
  left: string | undefined
}

function Duty({ duty: { texts: words, due, entry, beginning }, left, texts, locale }: DutyProps) {
  const text = words[locale] ?? Object.values(words)[0]
  if (!text) return null
  const state = entry?.status && [texts[entry.status], ...(entry.appearsAt ? [texts.toMoment(entry.appearsAt)] : [])]
  return (
    <>
      {entry?.path === undefined ? <strong>{text.title}</strong> : <a href={entry.path}>{text.title}</a>}
      {state && <span> ({state.join(': ')})</span>}
      <span className="preview-detail">
        {[texts.dueBy(texts.toMoment(due)), ...(left === undefined ? [] : [left])].join(', ')}
      </span>
      {text.details.map((detail) => (
        <span key={detail} className="preview-detail">
          {detail}
        </span>
      ))}
      {beginning && (
        <span className="preview-detail">
          {texts.begin} <code className="preview-place">{beginning.command}</code>
          {beginning.file !== undefined && (
            <>
              {' '}
              {texts.thenName} <code className="preview-place">{beginning.file}</code>
            </>
          )}
        </span>
      )}
    </>
  )
}
