/** The page, labelled as a whole where all that it lists are samples: once, beside its heading. */
export function labelSamples<Page extends { sample: boolean }>(
  page: Page,
  entries: readonly { facts: { sample?: boolean | undefined } }[],
): Page {
  return entries.length > 0 && entries.every(({ facts }) => facts.sample === true) ? { ...page, sample: true } : page
}
