import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'

// What of listmonk the alerts need, made from its documentation (https://listmonk.app/docs/apis/apis/) and from its
// `cmd/public.go`: the public form with double opt-in, lists, campaigns. Mail goes into a test inbox.

export interface Mail {
  to: string
  subject: string
  html: string
}

interface Campaign {
  id: number
  name: string
  subject: string
  body: string
  lists: number[]
  status: string
}

const campaignSchema = v.object({
  name: v.string(),
  subject: v.string(),
  lists: v.array(v.number()),
  type: v.literal('regular'),
  content_type: v.literal('html'),
  body: v.string(),
  altbody: v.string(),
  tags: v.array(v.string()),
})

/** Runs a template: only a text of two braces is known here, so that anything else that a message contains fails. */
function runTemplate(template: string): string {
  return template.replaceAll(/\{\{(.*?)\}\}/gs, (_match, action: string) => {
    if (action.trim() !== '"{{"') throw new Error(`unknown action ${action}`)
    return '{{'
  })
}

export const access = { user: 'shs', token: 'secret' }

/** Starts the stand-in. @param uuids its public lists, each with double opt-in */
export async function startListmonk(uuids: readonly string[]) {
  const inbox: Mail[] = []
  const campaigns: Campaign[] = []
  /** By list and address: true once it is confirmed. */
  const subscriptions = new Map<string, Map<string, boolean>>(uuids.map((uuid) => [uuid, new Map()]))
  const requests: string[] = []
  /** The next requests of this kind fail after they were carried out, as where a connection breaks. */
  const broken = { path: '', isBroken: false }

  const subscribe = (form: URLSearchParams): [number, unknown] => {
    if (form.get('nonce')) return [502, 'Feature is unavailable']
    const [email, lists] = [form.get('email') ?? '', form.getAll('l')]
    if (lists.length === 0 || lists.some((uuid) => !subscriptions.has(uuid))) return [400, 'No lists selected']
    if (!/^\S+@\S+$/.test(email)) return [400, 'Invalid email']
    for (const uuid of lists) subscriptions.get(uuid)?.set(email, false)
    inbox.push({ to: email, subject: 'Confirm subscription', html: lists.join(' ') })
    return [200, 'An e-mail has been sent to confirm']
  }

  const start = (campaign: Campaign) => {
    if (campaign.status !== 'draft') return
    campaign.status = 'finished'
    const [subject, html] = [runTemplate(campaign.subject), runTemplate(campaign.body)]
    for (const list of campaign.lists) {
      for (const [to, isConfirmed] of subscriptions.get(uuids[list - 1] ?? '') ?? []) {
        if (isConfirmed) inbox.push({ to, subject, html })
      }
    }
  }

  const answerApi = (request: IncomingMessage, url: URL, body: string): [number, unknown] => {
    const wanted = `Basic ${Buffer.from(`${access.user}:${access.token}`).toString('base64')}`
    if (request.headers.authorization !== wanted) return [403, { message: 'invalid session or token' }]
    const [, , name, id, part] = url.pathname.split('/')
    if (name === 'lists') return [200, { data: { results: uuids.map((uuid, index) => ({ id: index + 1, uuid })) } }]
    if (name !== 'campaigns') return [404, { message: 'not found' }]
    if (request.method === 'GET') {
      const query = url.searchParams.get('query') ?? ''
      const results = campaigns.filter((one) => one.name.includes(query) || one.subject.includes(query))
      return [200, { data: { results: results.length > 0 ? results : null } }]
    }
    if (request.method === 'POST') {
      const { name: title, subject, lists, body: html } = v.parse(campaignSchema, JSON.parse(body))
      const campaign = { id: campaigns.length + 1, name: title, subject, lists, body: html, status: 'draft' }
      campaigns.push(campaign)
      return [200, { data: campaign }]
    }
    const found = campaigns.find((one) => String(one.id) === id)
    if (!found || part !== 'status') return [404, { message: 'not found' }]
    start(found)
    return [200, { data: found }]
  }

  const server = createServer((request, response) => {
    const answer = async () => {
      const url = new URL(request.url ?? '/', 'http://listmonk')
      const body = await text(request)
      requests.push(`${request.method} ${url.pathname}`)
      const [status, data] = url.pathname.startsWith('/api/')
        ? answerApi(request, url, body)
        : url.pathname === '/subscription/form'
          ? subscribe(new URLSearchParams(body))
          : [404, 'not found']
      if (broken.isBroken && `${request.method} ${url.pathname}`.startsWith(broken.path)) request.socket.destroy()
      else response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(data))
    }
    answer().catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // of a TCP server
    inbox,
    campaigns,
    requests,
    broken,
    /** As a subscriber does who opens the link of the first message. */
    confirm: (email: string) => {
      for (const list of subscriptions.values()) if (list.has(email)) list.set(email, true)
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
