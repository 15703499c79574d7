import type { NewsArticleLeaf } from 'schema-dts'
import type { JsonLdContext } from '#engine/render/json-ld/json-ld-context.ts'
import { toEncodings } from '#engine/render/json-ld/to-files.ts'
import { toPublisher } from '#engine/render/json-ld/to-publisher.ts'
import { toWork } from '#engine/render/json-ld/to-work.ts'
import type { ArticlePayload } from '../payload.ts'

/** News, announcements and press releases, whose author is the firm. */
export function toArticleJsonLd(page: ArticlePayload, context: JsonLdContext): NewsArticleLeaf[] {
  const work = toWork(page, context)
  return [{ '@type': 'NewsArticle', ...work, author: toPublisher(context), ...toEncodings(page, context) }]
}
