import { SearchFailure } from '../../../src/features/search/results/search-failure.tsx'
import { StatusPage } from '../../../src/shell/status-page.tsx'
import { Progress } from '../../../src/ui/progress.tsx'
import { ToastCard, ToastRegion } from '../../../src/ui/toast/toast.tsx'
import { useSampleTexts } from './sample-texts.ts'
import { Shown } from './states.tsx'
import '../../../src/features/search/results/search-results.css'
import '../../../src/shell/loading/loading-bar.css'

const colors = ['primary', 'secondary', 'error', 'neutral'] as const
const nothing = () => {}

/** Notices, toasts, progress, errors. */
export function MessageStates() {
  const texts = useSampleTexts()
  return (
    <>
      <h2>Messages</h2>
      <Shown name="Notices">
        <p className="notice">{texts.notice}</p>
        <p className="notice notice-danger">{texts.replaced}</p>
        <SearchFailure href="/tim-kiem" onRetry={nothing} />
      </Shown>
      <Shown name="Bar of a page that loads, and of one that failed">
        <div className="states-bars">
          <div className="loading-bar" />
          <div className="loading-bar" data-phase="error" />
        </div>
      </Shown>
      <Shown name="Progress: none, some, all, unknown">
        <div className="grid gap-3">
          {[0, 40, 100, null].map((value) => (
            <Progress key={String(value)} value={value} label={texts.uploading} />
          ))}
        </div>
      </Shown>
      <section className="states states-toasts">
        <h3>Toasts</h3>
        <ToastRegion label={texts.toasts}>
          {colors.map((color) => (
            <ToastCard
              key={color}
              open
              type="background"
              title={color}
              description={texts.saved}
              color={color}
              actions={[{ label: texts.again, altText: texts.again, onClick: nothing }]}
              duration={Number.POSITIVE_INFINITY}
              closeLabel={texts.close}
              onClose={nothing}
            />
          ))}
        </ToastRegion>
      </section>
      <StatusPage status={500} heading={texts.failed} message={texts.noAnswer} />
    </>
  )
}
