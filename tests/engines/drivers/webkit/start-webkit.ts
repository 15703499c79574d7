import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pollUntil } from '../../../bench/poll-until.ts'
import { findFreePort } from '../../../contract/targets/find-free-port.ts'
import { requireEngine } from '../../../e2e/support/find-engine.ts'
import type { Engine } from '../driver.ts'
import { startTied, stop } from '../start-tied.ts'
import { callDriver } from './call-driver.ts'
import { openWindow } from './open-window.ts'

/** Starts WebKitGTK's driver, on a display of its own. */
export async function startWebkit(): Promise<Engine> {
  const display = startTied('/usr/bin/Xvfb', ['-displayfd', '1', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'])
  // It prints the number of the first display that is free.
  const [number]: Buffer[] = await once(display.stdout, 'data')
  display.stdout.resume()
  const port = await findFreePort()
  const driver = startTied(requireEngine('webkit'), [`--port=${port}`, '--replace-on-new-session'], {
    DISPLAY: `:${String(number).trim()}`,
  })
  driver.stdout.resume()
  const url = `http://127.0.0.1:${port}`
  await pollUntil(
    () => 'WebKitWebDriver',
    () => callDriver(`${url}/status`).then(Boolean, () => false),
  )
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'))
  return {
    lacks: {
      touch: 'its driver has no touch screen',
      returnFromOtherSite:
        'its driver loses a page that the process of another site has replaced, though the engine shows it; returns from documents of this site are tested',
    },
    open: () => openWindow(url, folder),
    stop: async () => {
      await stop(driver)
      await stop(display)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
