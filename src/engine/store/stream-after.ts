/** A stream that begins once something has succeeded, and fails where that fails. */
export function streamAfter(
  prepare: () => Promise<void>,
  open: () => ReadableStream<Uint8Array<ArrayBuffer>>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: async (controller) => {
        if (!reader) {
          await prepare()
          reader = open().getReader()
        }
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: () => reader?.cancel(),
    },
    { highWaterMark: 0 },
  )
}
