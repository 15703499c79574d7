/** A page as its header shows it: `marked` where some of what it lists are samples, each of which has the mark that the label explains. */
export type Labelled<Page> = Omit<Page, 'sample'> & { sample: boolean | 'marked' }

interface Shown {
  facts: { sample?: boolean | undefined }
}

const isSample = ({ facts }: Shown) => facts.sample === true

/** True if there are entries, and all are samples. */
export function areSamples(entries: readonly Shown[]): boolean {
  return entries.length > 0 && entries.every(isSample)
}

/** The page, labelled where what it lists are samples: once, beside its heading. */
export function labelSamples<Page extends { sample: boolean }>(page: Page, entries: readonly Shown[]): Labelled<Page> {
  if (page.sample || !entries.some(isSample)) return page
  return { ...page, sample: areSamples(entries) || 'marked' }
}
