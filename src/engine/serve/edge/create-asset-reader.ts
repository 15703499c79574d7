/** The static assets of a Worker. */
export interface AssetsBinding {
  fetch: (url: string) => Promise<Response>
}

export interface AssetSource {
  assets: AssetsBinding
  /**
   * Lets a read end although the client of its request has left: another request may wait for what it leads to, such as the
   * index of the search.
   */
  keepAlive?: (work: Promise<unknown>) => void
}

export interface AssetReader {
  /** A whole asset. */
  read: (path: string) => Promise<Uint8Array<ArrayBuffer>>
  /** An asset as a stream. */
  open: (path: string) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>
}

/** Thrown where the assets of a deployment are not those of its script, or cannot be read. */
export class EdgeStoreError extends Error {
  override name = 'EdgeStoreError'
}

export function createAssetReader({ assets, keepAlive }: AssetSource): AssetReader {
  const request = async (path: string): Promise<Response> => {
    // Any host: the binding looks at the path alone.
    const response = await assets.fetch(`https://assets.invalid${path}`)
    if (response.ok) return response
    await response.body?.cancel()
    throw new EdgeStoreError(`The asset ${path} is answered with ${response.status}; export and deploy again`)
  }
  return {
    read: (path) => {
      const reading = request(path).then(async (response) => new Uint8Array(await response.arrayBuffer()))
      keepAlive?.(Promise.allSettled([reading]))
      return reading
    },
    open: async (path) => {
      const { body } = await request(path)
      if (!body) throw new EdgeStoreError(`The asset ${path} is empty; export and deploy again`)
      return body
    },
  }
}
