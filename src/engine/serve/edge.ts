import { env, waitUntil } from 'cloudflare:workers'
import { release, renderer } from 'virtual:edge-release'
import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import { createApp } from './app.ts'
import { openEdgeStore } from './edge/open-edge-store.ts'
import { toClientRequest } from './edge/to-client-request.ts'
import { toEdgeResponse } from './edge/to-edge-response.ts'
import { createSlowAnswers } from './slow-answers.ts'

// The server as a Worker of Cloudflare. Its settings are variables of wrangler.jsonc: those of site-config.ts. Where one is
// invalid the script does not start, so that a deployment of it is refused.

const settings = Object.entries(env).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
const store = openEdgeStore({ release, assets: env.ASSETS, keepAlive: waitUntil })
const answerSlowly = createSlowAnswers(store, async () => renderer)
const app = createApp(store, parseSiteConfig(Object.fromEntries(settings)), { answerSlowly })

export default {
  fetch: async (request: Request): Promise<Response> => toEdgeResponse(await app.fetch(toClientRequest(request))),
}
