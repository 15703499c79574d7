import type { DeskDuty } from '../../protocol/changes.ts'
import { useDesk } from '../context/desk-context.ts'
import { Load } from '../ui/load.tsx'
import { useRequest } from '../ui/use-request.ts'
import { DutyRow } from './duty-row.tsx'

const groups: readonly DeskDuty['state'][] = ['overdue', 'due', 'late', 'done']

/** The calendar of duties. */
export function DutiesScreen() {
  const { t, api, version } = useDesk()
  const request = useRequest(String(version), api.today)
  return (
    <div className="desk-page">
      <h1 tabIndex={-1}>{t.duties.title}</h1>
      <p className="lead">{t.duties.lead}</p>
      <Load request={request}>
        {({ duties }) => (
          <>
            {duties.length === 0 && <p className="desk-note">{t.duties.none}</p>}
            {groups.map((group) => {
              const own = duties.filter(({ state }) => state === group)
              return (
                own.length > 0 && (
                  <section key={group} className="desk-section" aria-labelledby={`duties-${group}`}>
                    <h2 id={`duties-${group}`}>
                      {t.duties.groups[group]} <span className="desk-count">{own.length}</span>
                    </h2>
                    <ul className="desk-rows">
                      {own.map((duty) => (
                        <DutyRow key={duty.id} duty={duty} />
                      ))}
                    </ul>
                  </section>
                )
              )
            })}
          </>
        )}
      </Load>
    </div>
  )
}
