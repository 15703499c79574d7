import { checkIconSet, type IconSet } from '#lib/icons/icon-set.ts'

/** The largest accepted response, in bytes; a hundred icons are about 50 KB. */
const sizeLimit = 512 * 1024

/**
 * The icon set at a URL, without icons that are not safe to show; an HTTP status where there is none. Problems of a
 * response are reported on the console. @throws where the service cannot be reached in time.
 */
export async function fetchIconSet(url: string, timeoutMs: number): Promise<IconSet | number> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), credentials: 'omit' })
  if (!response.ok) return response.status
  const prefix = /([^/]*)\.json(?:\?|$)/.exec(url)?.[1] ?? ''
  const text = await readText(response)
  try {
    if (text === undefined) throw new Error(`longer than ${sizeLimit} bytes`)
    const { set, problems } = checkIconSet(JSON.parse(text), prefix)
    for (const problem of problems) console.error('Invalid data:', problem)
    // Without icons and without `not_found`, Iconify would wait forever for the names that it requested.
    if (Object.keys(set.icons).length === 0 && set.not_found?.length === 0) throw new Error(`"${prefix}" is empty`)
    return set
  } catch (error) {
    console.error('Invalid data:', error instanceof Error ? error.message : error)
    return 502
  }
}

/** The body as text; undefined where it exceeds the limit, and then the rest is not read. */
async function readText({ body }: Response): Promise<string | undefined> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done) return text + decoder.decode()
    size += value.length
    text += decoder.decode(value, { stream: true })
    if (size <= sizeLimit) continue
    await reader?.cancel()
    return undefined
  }
}
