import { parentPort } from 'node:worker_threads'
import { extractText, getDocumentProxy } from 'unpdf'

/** The longest text that is indexed of a document: about a hundred pages. */
const longestText = 300_000

// The text of each PDF that it is sent; of a damaged one, none.
parentPort?.on('message', async (bytes: Uint8Array) => {
  const text = await readText(bytes).catch(() => '')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(text)
})

async function readText(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes, { verbosity: 0 }), { mergePages: true })
  return text.normalize('NFC').slice(0, longestText)
}
