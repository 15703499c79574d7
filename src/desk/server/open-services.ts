import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import type { Clock } from '#lib/clock.ts'
import { openChangeStore } from '../changes/open-change-store.ts'
import { openReading } from '../content/open-reading.ts'
import type { People } from '../people/people.ts'
import { openContentRepository } from '../publishing/content-repository.ts'
import { openJournal } from '../publishing/journal.ts'
import { openPublisher } from '../publishing/open-publisher.ts'
import type { RunProgram } from '../publishing/run-program.ts'
import { openRuns } from '../runs/open-runs.ts'
import type { Reading } from '../services/reading.ts'
import type { DeskPlaces, DeskServices } from '../services/services.ts'

interface OpenOptions {
  places: DeskPlaces
  people: People
  clock: Clock
  run: RunProgram
  logError: (error: unknown) => void
  /** Finds the errors that stop a publication; by default those of the build. */
  findErrors?: Reading['findErrors']
  /** Told where the history could not be sent to its remote. */
  warn: (problem: string) => void
}

/** Opens all that the routes need. Whoever opens it resumes the publisher once the desk can be asked. */
export async function openServices({
  places,
  people,
  clock,
  run,
  logError,
  findErrors,
  warn,
}: OpenOptions): Promise<DeskServices> {
  const { content, state, out } = places
  const changes = await openChangeStore({ content, state, clock, people, warn })
  const runs = openRuns(state, logError)
  const publisher = openPublisher({
    content,
    state,
    out,
    clock,
    changes,
    runs,
    run,
    origin: parseSiteConfig(process.env).origin,
    repository: openContentRepository(content),
    journal: openJournal(state),
    findErrors: findErrors ?? ((path) => reading.findErrors(path)),
  })
  const reading = openReading({ content, clock, changes, isRecorded: publisher.isRecorded })
  return { clock, places, people, changes, runs, publisher, reading }
}
