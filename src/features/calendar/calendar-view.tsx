import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { listParams, monthParam } from '#engine/model/urls/search.ts'
import { labelSamples } from '#features/layout/label-samples.ts'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { hasText, PageText } from '#features/layout/page-text.tsx'
import { FilterSelect } from '#features/lists/filters/filter-select.tsx'
import { Agenda } from './agenda.tsx'
import { toCalendarSearch } from './calendar-search.ts'
import { withoutDeadlines } from './event-area.tsx'
import { eventKindLabels } from './labels.ts'
import { toMonth } from './month-days.ts'
import { MonthView } from './month-view.tsx'
import type { CalendarPayload } from './payload.ts'
import { Subscribe } from './subscribe.tsx'
import { toViewHref } from './to-view-href.ts'
import { useEvents, type Events } from './use-events.ts'
import { eventKinds } from './vocabulary.ts'
import '#features/lists/list-filters.css'
import './calendar-view.css'

/** The financial calendar, as an agenda or by month. */
export function CalendarView({ page }: { page: CalendarPayload }) {
  const events = useEvents(page)
  const { path } = page.address
  const { month } = events.choice
  const labelled = labelSamples(
    page,
    withoutDeadlines(events.all).map((facts) => ({ facts })),
  )
  return (
    <>
      <PageHeader page={labelled} />
      <PageBody section={page.section} about={hasText(page) && <PageText page={page} />}>
        <CalendarBar path={path} events={events} />
        {month === undefined ? (
          <Agenda coming={events.coming} past={events.past} isLabelled={labelled.sample} />
        ) : (
          <MonthView path={path} month={month} events={events} isLabelled={labelled.sample} />
        )}
        <Subscribe address={page.subscription} />
      </PageBody>
    </>
  )
}

/** The switch between agenda and month, and the filter: links and a form, which work without script. */
function CalendarBar({ path, events }: { path: string; events: Events }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate({ from: '/quan-he-co-dong/lich-su-kien' })
  const { all, coming, today, choice } = events
  // The month of the next event: the present one may have none left.
  const nearest = coming[0]?.at ?? today ?? all.at(-1)?.at
  if (nearest === undefined) return null
  const { month, kind: chosen } = choice
  const kinds = eventKinds.flatMap((kind) => {
    const count = all.filter((event) => event.kind === kind).length
    return count > 0 ? [{ value: kind, label: i18n._(eventKindLabels[kind]), count }] : []
  })
  return (
    <div className="calendar-bar" data-scripted="form">
      <nav aria-label={t`Dạng xem`}>
        <a href={toViewHref(path, { kind: chosen })} {...(month === undefined && { 'aria-current': 'true' })}>
          <Trans>Danh sách</Trans>
        </a>
        <a
          href={toViewHref(path, { month: month ?? toMonth(nearest), kind: chosen })}
          {...(month !== undefined && { 'aria-current': 'true' })}
        >
          <Trans>Theo tháng</Trans>
        </a>
      </nav>
      <form className="calendar-filter" action={path} aria-label={t`Lọc danh sách`}>
        {month !== undefined && <input type="hidden" name={monthParam} value={month} />}
        <FilterSelect
          param={listParams.kind}
          name={t`Loại sự kiện`}
          options={kinds}
          value={chosen}
          onUse={() => undefined}
          onChoose={(value) =>
            navigate({
              to: '.',
              search: (known) => ({
                ...known,
                ...toCalendarSearch({ month, kind: eventKinds.find((kind) => kind === value) }),
              }),
            })
          }
        />
        <noscript>
          <button type="submit" className="button">{t`Lọc`}</button>
        </noscript>
      </form>
    </div>
  )
}
