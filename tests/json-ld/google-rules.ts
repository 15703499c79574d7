/** The requirements of Google's documentation for a type, as of November 2026: developers.google.com/search/docs/appearance/structured-data. */
interface TypeRules {
  required: readonly string[]
  recommended: readonly string[]
  /** Recommended properties that the site does not state, each with the reason. */
  left?: Readonly<Record<string, string>>
}

const article: TypeRules = {
  required: [],
  recommended: ['author', 'author.name', 'author.url', 'dateModified', 'datePublished', 'headline', 'image'],
}

/** Properties of properties are written with a dot, and asked of each value. Types without rules are not listed. */
export const googleRules: Readonly<Record<string, TypeRules>> = {
  Article: article,
  NewsArticle: article,
  Report: { ...article, left: { 'author.url': 'analysts have no pages of their own' } },
  BreadcrumbList: {
    required: ['itemListElement', 'itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
    recommended: [],
  },
  Corporation: {
    required: [],
    recommended: [
      'address',
      'address.addressCountry',
      'address.addressRegion',
      'address.streetAddress',
      'alternateName',
      'email',
      'foundingDate',
      'legalName',
      'logo',
      'name',
      'taxID',
      'telephone',
      'url',
    ],
  },
  Dataset: {
    required: ['name', 'description'],
    recommended: ['creator', 'distribution', 'distribution.contentUrl', 'distribution.encodingFormat'].concat(
      'isAccessibleForFree',
      'license',
      'temporalCoverage',
      'url',
      'variableMeasured',
    ),
    left: {
      license: 'the firm has not stated a licence',
      variableMeasured: 'fees are a table of prices, not of measurements',
    },
  },
  Event: {
    required: ['name', 'startDate', 'location', 'location.name'],
    recommended: ['description', 'endDate', 'eventStatus', 'image', 'offers', 'organizer', 'performer'],
    left: {
      endDate: 'the content does not say when a meeting ends',
      image: 'meetings have no pictures',
      offers: 'shareholders need no ticket',
      performer: 'nobody performs',
    },
  },
  FAQPage: {
    required: ['mainEntity', 'mainEntity.name', 'mainEntity.acceptedAnswer', 'mainEntity.acceptedAnswer.text'],
    recommended: [],
  },
  FinancialService: {
    required: ['name', 'address', 'address.addressCountry', 'address.streetAddress'],
    recommended: [
      'geo',
      'geo.latitude',
      'geo.longitude',
      'openingHoursSpecification',
      'openingHoursSpecification.dayOfWeek',
      'openingHoursSpecification.opens',
      'openingHoursSpecification.closes',
      'priceRange',
      'telephone',
      'url',
    ],
    left: { priceRange: 'the fees are a page of their own' },
  },
  HowTo: { required: ['name', 'step', 'step.text'], recommended: ['description', 'image', 'step.position'] },
  JobPosting: {
    required: [
      'title',
      'description',
      'datePosted',
      'hiringOrganization',
      'hiringOrganization.name',
      'jobLocation',
      'jobLocation.address.addressCountry',
    ],
    recommended: ['validThrough', 'employmentType', 'identifier', 'identifier.value', 'directApply', 'baseSalary'],
    left: { baseSalary: 'a job may say why it states no range' },
  },
  WebSite: {
    required: ['name', 'url'],
    recommended: ['potentialAction', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
  },
}
