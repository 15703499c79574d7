import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import type { Readable } from 'node:stream'
import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import { exportForNginx } from '#engine/serve/nginx/export-for-nginx.ts'
import { siteEnvironment } from '../../site/site.ts'
import { findFreePort } from './find-free-port.ts'
import { createRawClient } from './raw-client.ts'
import type { Environment, Target } from './target.ts'

/** nginx with an export of an output; undefined where it is not installed. */
export async function createNginxTarget(output: string, environment: Environment = {}): Promise<Target | undefined> {
  const program = findNginx()
  if (program === undefined) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const site = join(folder, 'site')
  const config = parseSiteConfig({ ...siteEnvironment, ...environment })
  await exportForNginx({ from: output, to: site, keep: 1, config })
  const port = await findFreePort()
  const server = await startNginx(program, folder, toMainConfig(port, site))
  const client = createRawClient(port)
  return {
    name: 'nginx',
    fetch: client.fetch,
    close: async () => {
      client.close()
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Debian has it where the PATH of users does not lead. */
export function findNginx(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file))
}

/**
 * Starts nginx as the current user, with a configuration whose own files are below its folder, and waits until it accepts
 * connections.
 */
export async function startNginx(program: string, folder: string, config: string) {
  await writeFile(join(folder, 'nginx.conf'), config)
  const server = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exited = once(server, 'exit')
  await waitForWorker(server.stderr)
  return {
    /** Reads the configuration again; `nginx -s reload` does the same. */
    reload: async () => {
      server.kill('SIGHUP')
      await waitForWorker(server.stderr)
    },
    close: async () => {
      server.kill('SIGQUIT')
      await exited
    },
  }
}

/** Its sockets are open before it starts a worker. @throws with what it says, if it ends before */
async function waitForWorker(log: Readable): Promise<void> {
  let said = ''
  for await (const chunk of log.iterator({ destroyOnReturn: false })) {
    said += String(chunk)
    if (/start worker process \d/.test(said)) {
      log.resume()
      return
    }
  }
  throw new Error(`nginx has ended:\n${said}`)
}

/** The configuration that nginx needs to run in the foreground as the current user, and to say on its standard error what it does. */
export function toProcessConfig(): string {
  const { uid, username } = userInfo()
  return `${uid === 0 ? `user ${username};\n` : ''}daemon off;\npid nginx.pid;\nerror_log stderr notice;\n`
}

/** Folders for what nginx does not hold in memory, below its own, for the block `http`. */
export const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((kind) => `  ${kind}_temp_path ${kind};\n`)
  .join('')

/** One server on plain HTTP, with the newest export in a folder. */
export function toMainConfig(port: number, site: string): string {
  return `${toProcessConfig()}worker_processes 1;
events { worker_connections 512; }
http {
  access_log off;
${temporaryFolders}  include ${site}/current/http.conf;
  server {
    listen 127.0.0.1:${port};
    include ${site}/current/server.conf;
  }
}
`
}
