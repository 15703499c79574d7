/** A file of the site that is wrong where it is old, and the lines on the one that is shown after a rollback, beside that of the latest release. */
export interface RollbackNote {
  url: string
  describe: (texts: { shown: string | undefined; latest: string | undefined }) => string[]
}
