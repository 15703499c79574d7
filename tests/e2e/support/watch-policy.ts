import type { Page } from '@playwright/test'

/** Records what the Content-Security-Policy forbids to the documents that are loaded from now on, Trusted Types included. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(`${page.url()}: ${violation}`))
  await page.addInitScript(() => {
    const { reportViolation } = globalThis as unknown as { reportViolation: (text: string) => void } // exposed above
    // In the document itself, because events of elements that are not in it yet reach nothing else.
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      reportViolation(`${effectiveDirective} ${blockedURI} ${sample}`),
    )
  })
  return violations
}
