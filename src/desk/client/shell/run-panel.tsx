import CloseSign from 'virtual:icon/lucide/x'
import type { RunEvent } from '../../protocol/changes.ts'
import { useDesk } from '../context/desk-context.ts'

/** A run as far as it is known. */
export interface ShownRun {
  id: string
  title: string
  events: readonly RunEvent[]
  isLost: boolean
}

/** The progress of a publication or another action: it goes on at the server, whatever is done here. */
export function RunPanel({ run, onClose }: { run: ShownRun; onClose: () => void }) {
  const { t, say } = useDesk()
  const end = run.events.find((event) => event.kind === 'end')
  const step = run.events.findLast((event) => event.kind === 'step')
  const lines = run.events.flatMap((event) => (event.kind === 'line' ? [say(event.text)] : []))
  const isWorking = !end && !run.isLost
  // What it says is in the lines above it.
  const hasFailed = end?.isDone === false
  return (
    <section className="desk-run ground-paper" aria-label={run.title}>
      <div className="desk-dialog-head">
        <h2>{run.title}</h2>
        {!isWorking && (
          <button type="button" className="desk-icon-button" aria-label={t.shell.close} onClick={onClose}>
            <CloseSign className="desk-sign" />
          </button>
        )}
      </div>
      {isWorking && (
        <>
          <p className="desk-note">{step ? `${t.run.step(step.done, step.of)}: ${say(step.label)}` : t.run.working}</p>
          <progress
            className="desk-progress"
            aria-label={run.title}
            {...(step && { value: step.done, max: step.of })}
          />
        </>
      )}
      {run.isLost && <p className="desk-message desk-message-notice">{t.run.lost}</p>}
      {lines.length > 0 && (
        <details className="desk-log" open={hasFailed}>
          <summary>{t.run.log}</summary>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has nothing that takes focus */}
          <pre tabIndex={0}>{lines.join('\n')}</pre>
        </details>
      )}
      {end && (
        <div className={`desk-message ${end.isDone ? 'desk-message-done' : 'desk-message-danger'}`}>
          {!end.isDone && <strong>{t.run.failed}. </strong>}
          {say(end.message)}
        </div>
      )}
      {end && end.addresses.length > 0 && (
        <>
          <p className="desk-note">{t.run.addresses}</p>
          <ul className="desk-plain-list">
            {end.addresses.map((address) => (
              <li key={address}>
                <code>{address}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
