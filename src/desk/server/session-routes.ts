import { getCookie, setCookie } from 'hono/cookie'
import { locales, sourceLocale } from '#engine/model/locale/locale.ts'
import { site } from '#site/site.ts'
import { collectionLabels } from '../collection-labels.ts'
import type { CollectionInfo, Session } from '../protocol/people.ts'
import { rootList } from '../root-files.ts'
import { toLocalText } from '../say/to-local-text.ts'
import type { DeskApp, DeskServices } from '../services/services.ts'
import { findOrigin, toPreviewOrigin, type Access } from './access.ts'
import type { Sessions } from './sessions.ts'

interface SessionOptions {
  access: Access
  sessions: Sessions
  isSecure: boolean
}

const toCollections = (): CollectionInfo[] => [
  { name: 'pages', label: toLocalText(collectionLabels.pages), isArchived: false, canBegin: true },
  ...site.names.map((name) => ({
    name,
    label: toLocalText(collectionLabels[name]),
    isArchived: site.collections[name].isArchived,
    canBegin: true,
  })),
  { name: rootList.name, label: toLocalText(rootList.label), isArchived: false, canBegin: false },
]

/** Who asks, and the token of the session, which begins here. */
export function addSessionRoutes(
  app: DeskApp,
  { clock }: Pick<DeskServices, 'clock'>,
  { access, sessions, isSecure }: SessionOptions,
): void {
  const collections = toCollections()
  const languages = [sourceLocale, ...locales.filter((locale) => locale !== sourceLocale)]
  app.get('/api/session', (context) => {
    const { person } = context.var
    let session = sessions.find(getCookie(context, sessions.cookie), person.email)
    if (!session) {
      const begun = sessions.begin(person.email)
      session = begun.session
      setCookie(context, sessions.cookie, begun.id, { httpOnly: true, sameSite: 'Strict', path: '/', secure: isSecure })
    }
    const origin = findOrigin(access, context.req.header('host') ?? null) ?? ''
    return context.json<Session>({
      person,
      token: session.token,
      previewOrigin: toPreviewOrigin(access, origin),
      locales: languages,
      collections,
      now: clock().toISOString(),
    })
  })
}
