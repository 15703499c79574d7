import type {
  ArticleLeaf,
  BreadcrumbListLeaf,
  CorporationLeaf,
  DataCatalogLeaf,
  DatasetLeaf,
  DigitalDocumentLeaf,
  EventLeaf,
  FAQPageLeaf,
  FinancialProductLeaf,
  FinancialServiceLeaf,
  HowToLeaf,
  JobPostingLeaf,
  NewsArticleLeaf,
  PersonLeaf,
  ReportLeaf,
  WebSiteLeaf,
} from 'schema-dts'

/** A thing that a page states for search engines: one of the types of schema.org that this site uses. */
export type JsonLdNode =
  | ArticleLeaf
  | BreadcrumbListLeaf
  | CorporationLeaf
  | DataCatalogLeaf
  | DatasetLeaf
  | DigitalDocumentLeaf
  | EventLeaf
  | FAQPageLeaf
  | FinancialProductLeaf
  | FinancialServiceLeaf
  | HowToLeaf
  | JobPostingLeaf
  | NewsArticleLeaf
  | PersonLeaf
  | ReportLeaf
  | WebSiteLeaf
