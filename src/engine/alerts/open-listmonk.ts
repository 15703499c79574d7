import * as v from 'valibot'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import { fetchJson } from './fetch-json.ts'
import type { Send } from './send-alerts.ts'
import type { Campaign } from './to-campaign.ts'

// The part of listmonk's API that alerts need (https://listmonk.app/docs/apis/apis/, read on 29 November 2026).

const toData = <Schema extends v.GenericSchema>(data: Schema) => v.object({ data })

const listsSchema = toData(v.object({ results: v.array(v.object({ id: v.number(), uuid: v.string() })) }))
const statusField = v.picklist(['draft', 'scheduled', 'running', 'paused', 'finished', 'cancelled'])
const campaignsSchema = toData(
  v.object({ results: v.nullable(v.array(v.object({ id: v.number(), name: v.string(), status: statusField }))) }),
)
const createdSchema = toData(v.object({ id: v.number() }))

export interface ListmonkOptions {
  origin: string
  /** A user of the API, who may manage campaigns and read lists. */
  user: string
  token: string
  /** The template around each message; without it, that of the service. */
  template?: number | undefined
}

/**
 * Opens the service: what it sends is sent once. A message of the same name that was begun is finished, one that was sent is left.
 * @throws {ProgramError} where the service cannot be reached or refuses
 */
export async function openListmonk({ origin, user, token, template }: ListmonkOptions): Promise<Send> {
  const headers = {
    Authorization: `Basic ${Buffer.from(`${user}:${token}`).toString('base64')}`,
    'Content-Type': 'application/json',
  }

  async function ask<Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    options: RequestInit = {},
  ): Promise<v.InferOutput<Schema>> {
    const url = `${origin}/api/${path}`
    const found = v.safeParse(schema, await fetchJson(url, { ...options, headers }))
    if (found.success) return found.output
    throw new ProgramError(say`${url} answered in another form than listmonk does: ${found.issues[0].message}`)
  }

  const { data } = await ask(listsSchema, 'lists?minimal=true&per_page=all')
  const numbers = new Map(data.results.map(({ id, uuid }) => [uuid, id]))

  const create = async (list: number, campaign: Campaign) => {
    const body = { ...campaign, lists: [list], ...(template !== undefined && { template_id: template }) }
    const { data: made } = await ask(createdSchema, 'campaigns', { method: 'POST', body: JSON.stringify(body) })
    return made.id
  }

  return async (uuid, campaign, key) => {
    const list = numbers.get(uuid)
    if (list === undefined) throw new ProgramError(say`${origin} has no list ${uuid}; correct SITE_ALERTS_LISTS`)
    const { data: found } = await ask(campaignsSchema, `campaigns?query=${key}&no_body=true`)
    const begun = found.results?.find(({ name }) => name === campaign.name)
    const id = begun?.id ?? (await create(list, campaign))
    if (begun === undefined || begun.status === 'draft') {
      await ask(v.unknown(), `campaigns/${id}/status`, { method: 'PUT', body: JSON.stringify({ status: 'running' }) })
    }
    return id
  }
}
