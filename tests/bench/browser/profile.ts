import type { CDPSession } from '@playwright/test'

/** The machine and the network of a visitor. */
export interface Profile {
  /** How many times slower the processor is than that of this machine. */
  cpu: number
  /** Milliseconds until a request is answered at the earliest; 0 for none. */
  roundTripMs: number
  /** Megabits per second; 0 for no limit. */
  downMbps: number
  upMbps: number
}

/** A phone of the middle range on a slow mobile network, the profile of Lighthouse. */
export const slowProfile: Profile = { cpu: 4, roundTripMs: 150, downMbps: 1.6, upMbps: 0.75 }

export const fastProfile: Profile = { cpu: 1, roundTripMs: 0, downMbps: 0, upMbps: 0 }

/** The screen of that phone. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
} as const

/** The round trips of a new connection: one of TCP, one of TLS 1.3. */
const handshakes = 2

/** How long a new connection takes before its first request, in milliseconds. */
export function toConnectMs({ roundTripMs }: Profile): number {
  return handshakes * roundTripMs
}

/**
 * Makes a page as slow as a profile. The browser delays each request, and shares the bandwidth among them; that connections
 * take time too is up to the server (`toConnectMs`).
 */
export async function applyProfile(session: CDPSession, profile: Profile): Promise<void> {
  const { cpu, roundTripMs, downMbps, upMbps } = profile
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: toBytesPerSecond(downMbps),
    uploadThroughput: toBytesPerSecond(upMbps),
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

function toBytesPerSecond(mbps: number): number {
  return mbps === 0 ? -1 : (mbps * 1e6) / 8
}
