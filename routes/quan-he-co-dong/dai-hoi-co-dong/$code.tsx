import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { codeParams } from '#app/parse-params.ts'
import { meetingCodes } from '#features/meetings/codes.ts'
import { MeetingsView } from '#features/meetings/meetings-view.tsx'

export const Route = createFileRoute('/quan-he-co-dong/dai-hoi-co-dong/$code')({
  params: codeParams(meetingCodes),
  loader: (args) => loadPage('meetings', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <MeetingsView page={page} />
}
