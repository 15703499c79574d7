import { hashBytes } from '#engine/content/disk/files.ts'
import type { BuildGraph } from '#engine/graph/create-graph.ts'
import { toAttachmentUrl } from '#engine/model/entries/attachments.ts'
import type { Content } from '#engine/model/entries/content.ts'
import { toVariants } from '#engine/model/images/image-variants.ts'
import { locales, type Locale } from '#engine/model/locale/locale.ts'
import { toIndexUrl } from '#engine/model/urls/address.ts'
import { toGeneratedFiles } from '#engine/render/pages/to-generated-files.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toShownText } from '#engine/render/typography/to-shown-text.ts'
import { toCalendarFiles } from '#features/calendar/build/to-calendar-files.ts'
import { toEvents } from '#features/calendar/build/to-events.ts'
import { toListIndex, toListPaths } from '#features/lists/build/to-list-indexes.ts'
import type { ListIndexFile } from '#features/lists/payload.ts'
import { encoderKey } from './assets/encoder-key.ts'
import { hasSlowVariants, makeImageFiles, type ImageSources } from './assets/make-image-files.ts'
import { readUnchanged } from './assets/read-unchanged.ts'
import { toAttachmentRecord } from './assets/to-attachment-record.ts'
import type { GeneratedFile } from './files/generated-file.ts'
import { toOutputFile } from './files/to-output-file.ts'
import type { OutputPlan } from './output-plan.ts'

type Contexts = Readonly<Record<Locale, PayloadContext>>

/** The index of each list in each language. */
export function* planListIndexes(contexts: Contexts, build: string): Generator<OutputPlan> {
  for (const locale of locales) {
    const context = contexts[locale]
    for (const path of toListPaths(context)) {
      yield {
        key: `index ${locale}${path}`,
        kind: 'list indexes',
        prepare: () => {
          const index = toListIndex(context, path)
          if (!index) return { input: 'no filters', make: () => [] }
          const file: ListIndexFile = { build, ...index }
          const text = toShownText(file)
          const url = toIndexUrl(build, locale, path)
          return { input: hashBytes(text), make: () => [toOutputFile(url, text, { cache: 'revalidate' })] }
        },
      }
    }
  }
}

/** The downloads that are made from content, in each language. */
export function planGeneratedFiles(contexts: Contexts): OutputPlan[] {
  return locales.map((locale) => planFiles(`data files ${locale}`, () => toGeneratedFiles(contexts[locale])))
}

/** The dates of the content as files for calendar programs, in each language. */
export function planCalendarFiles(contexts: Contexts): OutputPlan[] {
  return locales.map((locale) => {
    const context = contexts[locale]
    return planFiles(`calendar ${locale}`, () => toCalendarFiles(toEvents(context), context))
  })
}

function planFiles(key: string, toFiles: () => GeneratedFile[]): OutputPlan {
  return {
    key,
    kind: 'data files',
    prepare: () => {
      const files = toFiles()
      const input = files.map(({ url, bytes, headers }) => `${url} ${hashBytes(bytes)} ${JSON.stringify(headers)}`)
      return {
        input: hashBytes(input.join('\n')),
        make: () => files.map(({ url, bytes, ...served }) => toOutputFile(url, bytes, served)),
      }
    },
  }
}

interface FileSources extends ImageSources {
  content: Content
  read: BuildGraph['read']
}

/** The variants of each image. */
export function* planImages({ content, read, ...sources }: FileSources): Generator<OutputPlan> {
  for (const asset of content.images) {
    const key = `image ${asset.path}`
    yield {
      key,
      kind: 'images',
      prepare: () => {
        read(key, 'value')
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
export function* planDocuments({ content, read, contentDirectory }: FileSources): Generator<OutputPlan> {
  for (const attachment of content.attachments) {
    const key = `document ${attachment.path}`
    yield {
      key,
      kind: 'documents',
      prepare: () => {
        read(key, 'value')
        return {
          input: hashBytes(JSON.stringify(attachment)),
          make: async () => {
            const bytes = await readUnchanged(contentDirectory, { path: attachment.path, hash: attachment.sha256 })
            return [toOutputFile(toAttachmentUrl(attachment), bytes, toAttachmentRecord(attachment))]
          },
        }
      },
    }
  }
}
