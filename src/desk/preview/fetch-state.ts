import { previewStatePath, type PreviewState } from '#engine/model/config/preview.ts'

/** The state of a page; undefined while the server does not answer, such as when it starts again. */
export async function fetchState(path: string): Promise<PreviewState | undefined> {
  try {
    const response = await fetch(`${previewStatePath}?path=${encodeURIComponent(path)}`)
    return response.ok ? ((await response.json()) as PreviewState) : undefined // written by the server of this script
  } catch {
    return undefined
  }
}
