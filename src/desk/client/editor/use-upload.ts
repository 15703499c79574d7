import { useState } from 'react'
import { useDesk } from '../context/desk-context.ts'
import type { Draft } from '../draft/draft.ts'

const megabyte = 1024 * 1024
const most = { image: 12 * megabyte, other: 20 * megabyte }

/** Uploads into the folder that is edited: what is too large is refused before it is sent. */
export function useUpload(draft: Draft) {
  const { api, t, say, toast, explain } = useDesk()
  const [uploading, setUploading] = useState<readonly string[]>([])

  const upload = async (files: readonly File[]): Promise<readonly string[]> => {
    const { path } = draft.get().folder
    const names: string[] = []
    await draft.save()
    for (const file of files) {
      const limit = /\.(?:jpe?g|png|svg)$/i.test(file.name) ? most.image : most.other
      if (file.size > limit) {
        toast('error', t.files.tooLarge(file.name, toSize(file.size), toSize(limit)))
        continue
      }
      setUploading((before) => [...before, file.name])
      try {
        const { file: stored, problems, notes } = await api.upload(path, file)
        const [problem] = problems.filter(({ severity }) => severity === 'error')
        if (problem) toast('error', say(problem.message))
        else
          toast(
            'done',
            stored.name === file.name ? t.files.uploaded(file.name) : t.files.renamed(file.name, stored.name),
          )
        for (const note of notes) toast('info', say(note))
        names.push(stored.name)
      } catch (error) {
        toast('error', explain(error))
      } finally {
        setUploading((before) => before.filter((name) => name !== file.name))
      }
    }
    if (names.length > 0) draft.accept(await api.open(path))
    return names
  }
  return { upload, uploading }
}

const toSize = (bytes: number) => `${(bytes / megabyte).toFixed(1)} MB`
