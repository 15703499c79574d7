/** A stream of what a generator makes. Nothing is made before it is asked for, and the generator ends where the stream is given up. */
export function toStream<Chunk>(chunks: AsyncGenerator<Chunk, void, undefined>): ReadableStream<Chunk> {
  return new ReadableStream<Chunk>(
    {
      pull: async (controller) => {
        const { done, value } = await chunks.next()
        if (done === true) controller.close()
        else controller.enqueue(value)
      },
      cancel: async () => void (await chunks.return()),
    },
    { highWaterMark: 0 },
  )
}
