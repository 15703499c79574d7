/** Continues in a new task, so that the browser can answer to the visitor and paint before. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    // Not `setTimeout`, which waits for milliseconds, and longer in the background.
    port2.postMessage(undefined)
  })
}
