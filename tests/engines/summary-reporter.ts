import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'

interface Row {
  version: string
  run: number
  passed: number
  /** The titles of the scenarios, by what the engine lacks. */
  lacking: Map<string, string[]>
  seconds: number
}

/** Prints what ran in which engine, and what could not. */
class SummaryReporter implements Reporter {
  readonly #rows = new Map<string, Row>()

  onBegin(_config: FullConfig, suite: Suite) {
    for (const { title } of suite.suites)
      this.#rows.set(title, { version: title, run: 0, passed: 0, lacking: new Map(), seconds: 0 })
  }

  onTestEnd(test: TestCase, { status, duration, annotations }: TestResult) {
    const row = this.#rows.get(test.parent.project()?.name ?? '')
    if (!row) return
    row.seconds += duration / 1000
    row.version = annotations.find(({ type }) => type === 'engine')?.description ?? row.version
    if (status === 'skipped') {
      const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'it did not run'
      row.lacking.set(reason, [...(row.lacking.get(reason) ?? []), test.title])
      return
    }
    row.run++
    if (status === 'passed') row.passed++
  }

  onEnd() {
    const cells = [...this.#rows.values()].map(({ version, run, passed, lacking, seconds }) => [
      version,
      String(run),
      String(passed),
      String([...lacking.values()].flat().length),
      seconds.toFixed(0),
    ])
    const table = [['engine', 'run', 'passed', 'lacking', 'seconds'], ...cells]
    console.info(
      `\n${table.map(([first = '', ...rest]) => first.padEnd(32) + rest.map((one) => one.padStart(9)).join('')).join('\n')}`,
    )
    for (const [name, { lacking }] of this.#rows) {
      for (const [reason, titles] of lacking) console.info(`\n${name} lacks: ${reason}\n  ${titles.join('\n  ')}`)
    }
    const missing = process.env['ENGINES_MISSING'] ?? ''
    if (missing !== '') console.info(`\n${missing}`)
  }
}

// Playwright takes the default export.
// oxlint-disable-next-line import/no-default-export
export default SummaryReporter
