import type { ContactPointLeaf, CorporationLeaf, PostalAddressLeaf } from 'schema-dts'
import { pickText } from '#engine/model/entries/translated.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { siteName } from '#engine/model/site-name.ts'
import type { JsonLdContext } from '#engine/render/json-ld/json-ld-context.ts'
import { toPublisherId } from '#engine/render/json-ld/to-publisher.ts'
import type { OfficeFacts } from '../collections/offices.ts'

/** The firm with its identifiers, as its profile states them; nothing if the profile is a sample. */
export function toOrganization(context: JsonLdContext): CorporationLeaf[] {
  const { content, locale, origin, isStated } = context
  return content.entries.profile
    .filter(({ isListed, facts }) => isListed && isStated(facts))
    .map(({ facts }) => {
      const { names, licence, registration, listing, contact, desks } = facts
      return {
        '@type': 'Corporation',
        '@id': toPublisherId(context),
        name: siteName,
        legalName: pickText(names, locale),
        alternateName: names.short,
        url: `${origin}/`,
        logo: `${origin}/apple-touch-icon.png`,
        foundingDate: licence.date,
        taxID: registration.taxCode,
        tickerSymbol: listing.ticker,
        // What each number is, is said by who issued it.
        identifier: [licence, registration].map(({ number, issuer }) => ({
          '@type': 'PropertyValue',
          value: number,
          valueReference: { '@type': 'PropertyValue', name: issuer[locale] },
        })),
        address: toPostalAddress(contact.address, locale),
        telephone: contact.phone,
        email: contact.email,
        contactPoint: desks.map(({ name, phone, email }): ContactPointLeaf => ({
          '@type': 'ContactPoint',
          contactType: pickText(name, locale),
          telephone: phone,
          email,
        })),
      }
    })
}

export function toPostalAddress(address: OfficeFacts['address'], locale: Locale): PostalAddressLeaf {
  const { street, ward, province } = address[locale]
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    ...(ward !== undefined && { addressLocality: ward }),
    addressRegion: province,
    addressCountry: 'VN',
  }
}
