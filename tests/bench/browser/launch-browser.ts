import { chromium, type Browser } from '@playwright/test'
import { requireEngine } from '../../e2e/support/find-engine.ts'
import type { Certificate } from './create-certificate.ts'

/** The browser of the tests, which trusts a certificate. It would keep nothing in its cache if it only ignored errors of it. */
export function launchBrowser({ fingerprint }: Certificate): Promise<Browser> {
  return chromium.launch({
    executablePath: requireEngine('chromium'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // To report what started a request, V8 parses the script a second time, unless it keeps the positions of its source.
      '--js-flags=--no-enable-lazy-source-positions',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
    ],
  })
}
