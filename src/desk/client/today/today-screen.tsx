import { toSiteTime } from '#engine/model/locale/site-time.ts'
import type { Today } from '../../protocol/changes.ts'
import { useDesk } from '../context/desk-context.ts'
import { DutyRow } from '../duties/duty-row.tsx'
import { showDay } from '../formats/moments.ts'
import { linkTo } from '../routing/use-address.ts'
import { Load } from '../ui/load.tsx'
import { useRequest } from '../ui/use-request.ts'
import { RowSection } from './row-section.tsx'
import { toSections } from './to-sections.ts'

/** The first screen: what is due, what waits for this person, and what else is not finished. */
export function TodayScreen() {
  const { t, api, version } = useDesk()
  const request = useRequest(String(version), api.today)
  return (
    <div className="desk-page">
      <h1 tabIndex={-1}>{t.today.title}</h1>
      <Load request={request}>{(today) => <TodayParts today={today} />}</Load>
    </div>
  )
}

function TodayParts({ today }: { today: Today }) {
  const { t, say, session, language } = useDesk()
  const overdue = today.duties.filter(({ state }) => state === 'overdue')
  // The latest of what is overdue can still be put right soonest.
  const due = [...overdue.toReversed(), ...today.duties.filter(({ state }) => state === 'due')]
  const sections = toSections(today, session.person)
  const full = sections.filter(({ rows }) => rows.length > 0)
  const empty = sections.filter(({ rows }) => rows.length === 0)
  const waiting = sections.find(({ name }) => name === 'waiting')?.rows.length ?? 0
  return (
    <>
      <p className="lead">
        {showDay(toSiteTime(Date.parse(today.now)), language)}. {t.today.summary(due.length, waiting)}
      </p>
      {today.hold && (
        <p className="desk-message desk-message-notice">
          <strong>{t.shell.hold}.</strong> {say(today.hold)}
        </p>
      )}
      <div className="desk-columns">
        <div>
          {waiting > 0 &&
            full.filter(({ name }) => name === 'waiting').map((one) => <RowSection key={one.name} {...one} />)}
          <section className="desk-section" aria-labelledby="today-due">
            <h2 id="today-due">
              {t.today.due} {due.length > 0 && <span className="desk-count">{due.length}</span>}
            </h2>
            {due.length === 0 ? (
              <p className="desk-note">{t.today.noDue}</p>
            ) : (
              <ul className="desk-rows">
                {due.slice(0, 6).map((duty) => (
                  <DutyRow key={duty.id} duty={duty} />
                ))}
              </ul>
            )}
            <a className="way-on" {...linkTo({ screen: 'duties' })}>
              {t.today.allDuties}
            </a>
          </section>
          {full
            .filter(({ name }) => name !== 'waiting')
            .map((one) => (
              <RowSection key={one.name} {...one} />
            ))}
          {today.problems.length > 0 && <ProblemSection problems={today.problems} />}
          {empty.length > 0 && (
            <p className="desk-note desk-nothing">
              {t.today.nothing} {empty.map(({ name }) => t.today[name].toLowerCase()).join('; ')}.
            </p>
          )}
        </div>
        <nav className="desk-contents" aria-label={t.today.sections}>
          <ul>
            {[
              { name: 'due' as const, count: due.length },
              ...full.map(({ name, rows }) => ({ name, count: rows.length })),
            ].map(({ name, count }) => (
              <li key={name}>
                <a href={`#today-${name}`}>{t.today[name]}</a> <span className="desk-count">{count}</span>
              </li>
            ))}
            {today.problems.length > 0 && (
              <li>
                <a href="#today-problems">{t.today.problems}</a>{' '}
                <span className="desk-count desk-count-danger">{today.problems.length}</span>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </>
  )
}

function ProblemSection({ problems }: Pick<Today, 'problems'>) {
  const { t, say } = useDesk()
  return (
    <section className="desk-section" aria-labelledby="today-problems">
      <h2 id="today-problems">
        {t.today.problems} <span className="desk-count desk-count-danger">{problems.length}</span>
      </h2>
      <ul className="desk-rows">
        {problems.slice(0, 20).map((problem) => (
          <li key={`${problem.file}:${problem.line}:${problem.column} ${problem.rule}`} className="desk-row">
            <div className="desk-row-text">
              <a {...linkTo({ screen: 'edit', path: problem.file.replace(/\/[^/]*$/, ''), view: 'form' })}>
                {problem.file}:{problem.line}
              </a>
              <p className="desk-detail">
                {problem.label && `${say(problem.label)}: `}
                {say(problem.message)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
