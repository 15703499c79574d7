import type { OrganizationLeaf } from 'schema-dts'
import { siteName } from '#engine/model/site-name.ts'
import type { JsonLdContext } from './json-ld-context.ts'

/** The id of the firm in the structured data of all pages; the page about the firm says more under the same id. */
export function toPublisherId({ origin }: Pick<JsonLdContext, 'origin'>): string {
  return `${origin}/#organization`
}

/**
 * The firm, as publisher, provider or employer. It has the name of the site, which is in the code: with the name from the
 * firm's profile, each page would depend on the profile.
 */
export function toPublisher(context: Pick<JsonLdContext, 'origin'>): OrganizationLeaf {
  return { '@type': 'Organization', '@id': toPublisherId(context), name: siteName, url: `${context.origin}/` }
}
