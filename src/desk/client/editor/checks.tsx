import type { OpenedFolder, Problem } from '../../protocol/changes.ts'
import { useDesk } from '../context/desk-context.ts'
import { linkTo } from '../routing/use-address.ts'
import { showProblem } from './show-problem.ts'

/** The list of what is missing, what the checks of the build say, and where a former value still stands. */
export function Checks({ folder }: { folder: OpenedFolder }) {
  const { t, say } = useDesk()
  const { missing, problems, elsewhere, duty } = folder
  const count = (severity: Problem['severity']) => problems.filter((one) => one.severity === severity).length
  const counts = t.editor.counts(count('error'), count('warning'), count('advice'))
  return (
    <div className="desk-checks">
      {duty && (
        <section aria-labelledby="checks-duty">
          <h2 id="checks-duty">{say(duty.title)}</h2>
          <DutyDetails duty={duty} />
        </section>
      )}
      {missing.length > 0 && (
        <section aria-labelledby="checks-missing">
          <h2 id="checks-missing">
            {t.editor.missing} <span className="desk-count">{missing.length}</span>
          </h2>
          <ul className="desk-checklist">
            {missing.map((one) => (
              <li key={say(one)}>{say(one)}</li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="checks-problems">
        <h2 id="checks-problems">{t.editor.problems}</h2>
        <output className="desk-note">{counts}</output>
        <ul className="desk-problem-list">
          {problems.map((problem) => (
            <li
              key={`${problem.file}:${problem.line}:${problem.column} ${problem.rule} ${say(problem.message)}`}
              className={`desk-problem desk-problem-${problem.severity}`}
            >
              <strong>{t.editor.severity[problem.severity]}:</strong> {problem.label && `${say(problem.label)}: `}
              {say(problem.message)}{' '}
              <button type="button" className="desk-fix" onClick={() => showProblem(problem)}>
                {problem.file}, {t.editor.line(problem.line)}
              </button>
            </li>
          ))}
        </ul>
      </section>
      {elsewhere.length > 0 && (
        <section aria-labelledby="checks-elsewhere">
          <h2 id="checks-elsewhere">
            {t.editor.elsewhere} <span className="desk-count">{elsewhere.length}</span>
          </h2>
          <p className="desk-note">{t.editor.elsewhereHint}</p>
          <ul className="desk-problem-list">
            {elsewhere.map(({ path, line, text }) => (
              <li key={`${path}:${line}`}>
                <a {...linkTo({ screen: 'edit', path: path.replace(/\/[^/]+\.(?:md|yaml)$/, ''), view: 'form' })}>
                  {path}, {t.editor.line(line)}
                </a>
                <p className="desk-detail">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function DutyDetails({ duty }: { duty: NonNullable<OpenedFolder['duty']> }) {
  const { language } = useDesk()
  return duty.details[language].map((detail) => (
    <p key={detail} className="desk-detail">
      {detail}
    </p>
  ))
}
