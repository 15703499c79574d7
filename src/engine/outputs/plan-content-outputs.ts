import { hashBytes } from '#engine/content/disk/files.ts'
import type { BuildGraph } from '#engine/graph/build-graph.ts'
import { toAttachmentUrl } from '#engine/model/entries/attachments.ts'
import type { Content } from '#engine/model/entries/content.ts'
import { toVariants } from '#engine/model/images/image-variants.ts'
import { encoderKey } from './assets/encoder-key.ts'
import { hasSlowVariants, makeImageFiles, type ImageSources } from './assets/make-image-files.ts'
import { readUnchanged } from './assets/read-unchanged.ts'
import { toAttachmentRecord } from './assets/to-attachment-record.ts'
import { toOutputFile } from './files/to-output-file.ts'
import type { OutputPlan } from './output-plan.ts'

interface FileSources extends ImageSources {
  content: Content
  recordRead: BuildGraph['recordRead']
}

/** The variants of each image. */
export function* planImages({ content, recordRead, ...sources }: FileSources): Generator<OutputPlan> {
  for (const asset of content.images) {
    const key = `image ${asset.path}`
    yield {
      key,
      kind: 'images',
      prepare: () => {
        recordRead(key, 'value')
        return {
          input: hashBytes(encoderKey + JSON.stringify([asset, toVariants(asset)])),
          image: hasSlowVariants(asset) ? asset : undefined,
          make: () => makeImageFiles(sources, asset, { isFinal: false }),
        }
      },
    }
  }
}

/** Each document. */
export function* planDocuments({ content, recordRead, files }: FileSources): Generator<OutputPlan> {
  for (const attachment of content.attachments) {
    const key = `document ${attachment.path}`
    yield {
      key,
      kind: 'documents',
      prepare: () => {
        recordRead(key, 'value')
        return {
          input: hashBytes(JSON.stringify(attachment)),
          make: async () => {
            const bytes = await readUnchanged(files, { path: attachment.path, hash: attachment.sha256 })
            return [toOutputFile(toAttachmentUrl(attachment), bytes, toAttachmentRecord(attachment))]
          },
        }
      },
    }
  }
}
