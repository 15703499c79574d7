import type { Page } from '@playwright/test'

/** The styles of the document that the policy does not allow: the browser gives them no style sheet. */
export const findRefusedStyles = (page: Page): Promise<string[]> =>
  page
    .locator('style')
    .evaluateAll((all: HTMLStyleElement[]) =>
      all.flatMap((style) => (style.sheet?.cssRules.length ? [] : [style.dataset['file'] ?? style.outerHTML])),
    )
