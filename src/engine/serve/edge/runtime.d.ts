// The parts of Cloudflare's runtime and of the export that the Worker uses.

/** Passes bytes on, and tells the runtime how many there will be. */
declare class FixedLengthStream implements ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  constructor(length: number)
  readonly readable: ReadableStream<Uint8Array<ArrayBuffer>>
  readonly writable: WritableStream<Uint8Array<ArrayBuffer>>
}

declare module 'cloudflare:workers' {
  /** The bindings of the Worker: its assets, and its settings as texts. */
  export const env: { readonly ASSETS: { fetch: (url: string) => Promise<Response> }; readonly [name: string]: unknown }
  /** Keeps the present request alive until some work has ended. */
  export function waitUntil(work: Promise<unknown>): void
}

declare module 'virtual:edge-release' {
  import type { Renderer } from '#engine/model/renderer.ts'
  import type { EdgeRelease } from '#engine/store/edge/edge-layout.ts'
  /** The release that is deployed with the Worker. */
  export const release: EdgeRelease
  /** The module of the release that makes pages. */
  export const renderer: Pick<Renderer, 'openViews'>
}
