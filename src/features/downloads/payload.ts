/** All documents of a list and a year, as one download. */
export interface YearDownload {
  year: string
  /** The number of documents. */
  count: number
  /** Of the ZIP. */
  bytes: number
  /** No `Href`, because it is a file and no page. */
  href: string
  /** The file with the checksums of the documents. */
  sums: string
}
