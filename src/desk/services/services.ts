import type { Hono } from 'hono'
import type { Clock } from '#lib/clock.ts'
import type { ChangeStore } from '../changes/change-store.ts'
import type { People } from '../people/people.ts'
import type { Person } from '../protocol/people.ts'
import type { Publisher } from '../publishing/open-publisher.ts'
import type { Runs } from '../runs/open-runs.ts'
import type { Reading } from './reading.ts'

/** The folders of a desk, as absolute paths. */
export interface DeskPlaces {
  content: string
  /** Where the changes are, with their history. */
  state: string
  /** The output that builds write. */
  out: string
  cache: string
}

/** The services that the routes of the desk are given. */
export interface DeskServices {
  clock: Clock
  places: DeskPlaces
  people: People
  changes: ChangeStore
  runs: Runs
  publisher: Publisher
  reading: Reading
}

/** A route below `/api` finds the person who asks as `context.var.person`: who has no session does not come that far. */
export interface DeskEnvironment {
  Variables: { person: Person }
}

export type DeskApp = Hono<DeskEnvironment>

/** Adds the routes of a resource. */
export type AddRoutes = (app: DeskApp, services: DeskServices) => void
