import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteEnvironment } from '../../site/site.ts'
import type { KeptAnswer } from './bare-server.ts'
import { requestHeaders, type ServedAddress } from './find-served-addresses.ts'
import { requestOnce } from './request-once.ts'
import {
  isInstalled,
  startCompared,
  toNginxProcess,
  toNodeProcess,
  type ComparedServer,
  type ServerProcess,
} from './start-compared.ts'
import { ownServer } from './to-serve-report.ts'
import { writeFolder } from './write-folder.ts'

interface AllServers {
  /** The site's first. */
  servers: readonly ComparedServer[]
  stop: () => Promise<void>
}

interface StartOptions {
  /** The output of a build. */
  directory: string
  subjects: readonly ServedAddress[]
  /** For files of the other servers. */
  folder: string
}

const bareServer = 'tests/bench/serve/bare-server.ts'

/**
 * Starts the server of the site, and those it is compared with: two that send the same bytes with the same headers from
 * memory, and two that send plain files, with few headers.
 */
export async function startAll({ directory, subjects, folder }: StartOptions): Promise<AllServers> {
  const servers: ComparedServer[] = []
  const start = async (server: ServerProcess) => servers.push(await startCompared(server))
  const stop = async () => {
    for (const server of servers) await server.stop()
  }
  try {
    await start(toNodeProcess(ownServer, ['src/engine/serve/node.ts', '--dir', directory], siteEnvironment))
    const [site] = servers
    if (!site) throw new Error('The server of the site did not start')
    const answers = join(folder, 'answers.json')
    await writeFile(answers, JSON.stringify(await readAnswers(site.origin, subjects)))
    const files = join(folder, 'files')
    await writeFolder(files, site.origin, subjects)
    await start(toNodeProcess('http', [bareServer, 'http', answers]))
    await start(toNodeProcess('hono', [bareServer, 'hono', answers]))
    await start(toNodeProcess('sirv', [bareServer, 'sirv', files]))
    if (isInstalled('nginx')) await start(toNginxProcess(files, join(folder, 'nginx')))
    return { servers, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function readAnswers(origin: string, subjects: readonly ServedAddress[]): Promise<KeptAnswer[]> {
  const asked = subjects.filter(({ status, urls }) => status !== 304 && urls.length === 1)
  return Promise.all(
    asked.map(async ({ urls: [url = ''] }) => {
      const { status, headers, body } = await requestOnce(origin + url, requestHeaders)
      return { url, status, headers, body: body.toString('base64') }
    }),
  )
}
