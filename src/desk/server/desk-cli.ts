import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { finishOption } from '#engine/cli/create-publish-program.ts'
import { readGit } from '#engine/content/git/run-git.ts'
import { cacheFolder } from '#engine/program/cache-folder.ts'
import { contentOption, resolveContent } from '#engine/program/content-option.ts'
import { createProgram, runProgram } from '#engine/program/create-program.ts'
import { machineClock } from '#lib/clock.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { findPerson, type People } from '../people/people.ts'
import { readPeople, toOnlyPerson } from '../people/read-people.ts'
import { openPreviewSites } from '../preview-server/open-preview-sites.ts'
import { createRunner } from '../publishing/run-program.ts'
import type { DeskPlaces } from '../services/services.ts'
import { toLocalAccess, type Access } from './access.ts'
import { openClientBundle } from './client-bundle.ts'
import { createDesk } from './create-desk.ts'
import { createPreview } from './create-preview.ts'
import { listenAtPort, listenAtSocket } from './listen.ts'
import { openServices } from './open-services.ts'
import { createSessions } from './sessions.ts'

const options = createProgram(
  'npm run desk --',
  'Serves the desk, at which editors and approvers write, check, approve and publish without a terminal.',
)
  .option('--port <number>', 'port of this machine; the preview has the next one', '5180')
  .option(
    '--socket <path>',
    'a Unix socket in place of the port, behind a proxy that signs people in; the preview has one beside it',
  )
  .option('--people <file>', 'who may do what', 'desk.yaml')
  .option('--as <address>', 'e-mail address of whoever sits at this machine; that of Git by default')
  .option('--state <dir>', 'folder of what is not published yet', '.desk')
  .option('--out <dir>', 'folder of the output', 'dist')
  .addOption(finishOption)
  .addOption(contentOption)
  .parse()
  .opts()

await runProgram(async () => {
  const places: DeskPlaces = {
    content: resolveContent(options.content),
    state: resolve(options.state),
    out: resolve(options.out),
    cache: resolve(cacheFolder),
  }
  const { people, access } = findAccess()
  mkdirSync(places.state, { recursive: true, mode: 0o700 })
  const open = { places, people, clock: machineClock, run: createRunner(options.finish), logError: console.error }
  const services = await openServices({ ...open, warn: warnOfRemote })
  const bundle = await openClientBundle(places.cache)
  const isSecure = access.kind === 'proxy'
  const sessions = createSessions(machineClock, { isSecure })
  const { fetch } = createDesk({ services, access, sessions, bundle, logError: console.error })
  const answer = (request: Request) => fetch(request)
  const previewSite = openPreviewSites({ places, changes: services.changes, logError: console.error })
  const preview = createPreview({ access, people, sessions, site: previewSite, logError: console.error })
  const previewServer = await (options.socket === undefined
    ? listenAtPort(preview.fetch, toPort() + 1)
    : listenAtSocket(preview.fetch, toPreviewSocket(options.socket), { isPassed: false }))
  const server = await (
    options.socket === undefined ? listenAtPort(answer, toPort()) : listenAtSocket(answer, options.socket)
  ).catch((error: unknown) => {
    previewServer.close()
    throw error
  })
  previewServer.on(
    'upgrade',
    (request, socket, head) => void preview.connect(request, socket, head).catch(console.error),
  )
  for (const { id } of services.publisher.resume())
    console.info(told(say`Going on with what was begun, or is due: /api/runs/${id}`))
  console.info(told(say`The desk is ready: ${access.origins[0]}`))
  console.info(told(say`  Ctrl+C ends it`))
  services.reading.begin()
  const stop = () => {
    server.close()
    server.closeAllConnections()
    previewServer.close()
    previewServer.closeAllConnections()
    void previewSite.close()
    services.publisher.close()
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
})

/** `/run/desk/desk-preview.sock`, beside `desk.sock`. */
function toPreviewSocket(socket: string): string {
  return `${socket.replace(/\.sock$/, '')}-preview.sock`
}

function toPort(): number {
  const port = Number(options.port)
  if (/^\d{1,5}$/.test(options.port) && port > 0 && port < 65_535) return port
  throw new ProgramError(say`--port ${options.port} is not a port; use a number from 1 to 65534`)
}

/** The people, and how they come. @throws {ProgramError} where nobody could come */
function findAccess(): { people: People; access: Access } {
  const read = readPeople(options.people)
  if (options.socket !== undefined) {
    if (!read)
      throw new ProgramError(
        say`--socket needs a file of people: ${options.people}. docs/deploy/desk.md has an example`,
      )
    const { origin, previewOrigin } = read
    if (origin === undefined || previewOrigin === undefined)
      throw new ProgramError(
        say`${options.people}: with --socket it says "origin" and "previewOrigin", the addresses at which the proxy shows the desk and its preview`,
      )
    // Another name would not have the cookie of the session.
    if (new URL(origin).hostname !== new URL(previewOrigin).hostname)
      throw new ProgramError(
        say`${options.people}: "previewOrigin" must have the host of "origin", and another port, such as ${`${origin}:8443`}`,
      )
    return { people: read, access: { kind: 'proxy', origins: [origin], previewOrigins: [previewOrigin] } }
  }
  const readSetting = (name: string) => readGit(options.content, ['config', name])?.trim()
  const email = options.as ?? readSetting('user.email')
  if (!email)
    throw new ProgramError(say`Git does not know who you are: git config user.email you@example.com, or --as ADDRESS`)
  const people = read ?? toOnlyPerson(readSetting('user.name') ?? email, email)
  if (!findPerson(people, email))
    throw new ProgramError(
      say`${email} is none of the people of ${options.people}. Add the address there, or name another one: --as ADDRESS`,
    )
  return { people, access: toLocalAccess({ port: toPort(), previewPort: toPort() + 1 }, email) }
}

function warnOfRemote(problem: string): void {
  console.error(told(say`The history of the desk was not sent to its remote: ${problem}`))
}
