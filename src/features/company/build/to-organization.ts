import type { ContactPointLeaf, CorporationLeaf, PostalAddressLeaf } from 'schema-dts'
import { pickText } from '#engine/model/entries/translated.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { siteName } from '#engine/model/site-name.ts'
import type { JsonLdContext } from '#engine/render/json-ld/json-ld-context.ts'
import { toPublisherId } from '#engine/render/json-ld/to-publisher.ts'
import type { OfficeFacts } from '../collections/offices.ts'

/** The firm with its identifiers, as its profile states them; its name and its mark alone if the profile is a sample. */
export function toOrganization(context: JsonLdContext): CorporationLeaf[] {
  const { content, locale, origin, isStated } = context
  const own = {
    '@type': 'Corporation',
    '@id': toPublisherId(context),
    name: siteName,
    url: `${origin}/`,
    logo: `${origin}/apple-touch-icon.png`,
  } as const
  const shown = content.entries.profile.filter(({ isListed }) => isListed)
  if (shown.some(({ facts }) => !isStated(facts))) return [own]
  return shown.map(({ facts }) => {
    const { names, licence, registration, listing, contact, desks } = facts
    return {
      ...own,
      legalName: pickText(names, locale),
      alternateName: names.short,
      foundingDate: licence.date,
      taxID: registration.taxCode,
      ...(listing && { tickerSymbol: listing.ticker }),
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
