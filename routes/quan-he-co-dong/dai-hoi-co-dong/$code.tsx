import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#app/list-route.ts'
import { codeParams } from '#app/parse-params.ts'
import { meetingCodes } from '#model/codes.ts'
import { listKinds } from '#model/list-filters.ts'
import { ListView } from '#views/list-view.tsx'

export const Route = createFileRoute('/quan-he-co-dong/dai-hoi-co-dong/$code')({
  params: codeParams(meetingCodes),
  ...listRoute(listKinds.disclosures),
  component: Page,
})

function Page() {
  return <ListView page={Route.useLoaderData()} />
}
