import { lazy, Suspense, type ComponentType } from 'react'
import { useDesk } from '../context/desk-context.ts'

interface LazyPart<Props extends object> {
  Part: ComponentType<Props>
  /** Loads its script before it is shown. */
  prepare: () => void
}

/** A part whose script is loaded once it is shown. Where it cannot be, a sentence says so: the desk may have another version by now. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const Loaded = lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: NotLoaded as ComponentType<Props> }), // ignores its properties
    ),
  )
  return {
    prepare: () => void load().catch(() => undefined),
    Part: function Part(props: Props) {
      const { t } = useDesk()
      return (
        <Suspense fallback={<p className="desk-note desk-waiting">{t.shell.loading}</p>}>
          <Loaded {...props} />
        </Suspense>
      )
    },
  }
}

function NotLoaded() {
  const { t } = useDesk()
  return (
    <div className="desk-message desk-message-danger" role="alert">
      <p>
        {t.shell.unreachable}. {t.shell.unreachableHint}
      </p>
      <a className="button desk-small" href={location.href}>
        {t.shell.retry}
      </a>
    </div>
  )
}
