import type { SearchActionLeaf, WebSiteLeaf, WithActionConstraints } from 'schema-dts'
import { languages } from '#engine/model/locale/locale.ts'
import type { PayloadBase } from '#engine/model/payload.ts'
import { siteName } from '#engine/model/site-name.ts'
import type { JsonLdContext } from '#engine/render/json-ld/json-ld-context.ts'
import type { JsonLdNode } from '#engine/render/json-ld/json-ld-node.ts'
import { toPublisher } from '#engine/render/json-ld/to-publisher.ts'
import { toOrganization } from '#features/company/build/to-organization.ts'

/** The site, how it is searched, and the firm: on the first page and on the home page. */
export function toSiteJsonLd({ textLocale }: PayloadBase, context: JsonLdContext): JsonLdNode[] {
  const { origin } = context
  const search: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/tim-kiem?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  const site: WebSiteLeaf = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: siteName,
    url: `${origin}/`,
    inLanguage: languages[textLocale].tag,
    publisher: toPublisher(context),
    potentialAction: search,
  }
  return [site, ...toOrganization(context)]
}
