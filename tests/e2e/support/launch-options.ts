import { requireEngine } from './find-engine.ts'

/** How the tests start their browser. */
export const launchOptions = {
  // Without a UTF-8 locale Chromium ignores Vietnamese file names of downloads.
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  executablePath: requireEngine('chromium'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
