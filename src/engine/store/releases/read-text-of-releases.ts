import { openStore } from '../open-store.ts'

/** A text of two releases by its URL; undefined where a release has none, or is not kept any more. */
export async function readTextOfReleases(
  target: string,
  url: string,
  { shown, latest }: { shown: number; latest: number },
): Promise<{ shown: string | undefined; latest: string | undefined }> {
  const store = openStore(target)
  try {
    const read = async (number: number): Promise<string | undefined> => {
      const record = store.findRelease(number)?.findFile(url)
      return record && new TextDecoder().decode(await store.read(record, undefined))
    }
    return { shown: await read(shown), latest: await read(latest) }
  } finally {
    store.close()
  }
}
