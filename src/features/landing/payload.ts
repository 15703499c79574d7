import type { PayloadBase } from '#engine/model/payload.ts'

export interface OpeningPayload extends PayloadBase {
  kind: 'opening'
}

export interface LandingPayload extends PayloadBase {
  kind: 'landing'
}

export interface LandingVideoPayload extends PayloadBase {
  kind: 'landing-video'
}
