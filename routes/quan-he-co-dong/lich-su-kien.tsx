import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { calendarSearchSchema } from '#features/calendar/calendar-search.ts'
import { CalendarView } from '#features/calendar/calendar-view.tsx'

export const Route = createFileRoute('/quan-he-co-dong/lich-su-kien')({
  validateSearch: calendarSearchSchema,
  loader: (args) => loadPage('calendar', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <CalendarView page={page} />
}
