import type { PayloadContext } from '../payload/payload-context.ts'

/** The input of structured data besides the payload of the page. */
export interface JsonLdContext extends Pick<PayloadContext, 'content' | 'locale' | 'translate' | 'origin'> {
  /** True if something may be stated: search engines must not take samples for facts. */
  isStated: (one: { sample: boolean }) => boolean
}

/**
 * @param hasSampleNotice whether samples are labelled on their pages, as where the site has any; labels do not reach search
 * engines, so that samples are then left out
 */
export function toJsonLdContext(context: PayloadContext, hasSampleNotice: boolean): JsonLdContext {
  const { content, locale, translate } = context
  return {
    content,
    locale,
    translate,
    // Read where it is used, so that only pages that contain it depend on it.
    get origin() {
      return context.origin
    },
    isStated: ({ sample }) => !hasSampleNotice || !sample,
  }
}
