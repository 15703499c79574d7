import { runProgram } from '../../src/engine/program/create-program.ts'
import { createCertificate } from './browser/create-certificate.ts'
import { launchBrowser } from './browser/launch-browser.ts'
import { measureVisit, type Figures } from './browser/measure-visit.ts'
import { serveSites, toSecondPage } from './browser/measured-site.ts'
import { createPageProgram } from './browser/page-options.ts'
import { fastProfile, slowProfile, toConnectMs } from './browser/profile.ts'
import { toFigureTable, toMedians } from './browser/to-page-report.ts'
import { writeFigures } from './create-bench-program.ts'
import { describeMachine, readMachine } from './read-machine.ts'

const { out, rounds, locale, cpu, rtt, mbps, compare, comparePath, path, page, json, date } = createPageProgram(
  'npm run site -- bench page',
  'Measures how pages of a published site load on a slow phone, one page of each kind. Needs a quiet machine; compare figures of one run only.',
)
  .option('--page <name>', 'only pages whose name contains this', '')
  .option(
    '--path <path>',
    'also measures this path (repeatable)',
    (text, paths: readonly string[]) => [...paths, text],
    [],
  )
  .parse()
  .opts()

const times = ['FCP', 'LCP', 'CLS', 'TBT', 'longest task', 'frame hydrated', 'hydrated', 'load', '2nd FCP', '2nd LCP']
const sizes = [
  'requests',
  'requests before load',
  'document KB',
  'script KB before load',
  'script KB',
  'style KB',
  'font KB',
  'image KB',
  'fetch KB',
  '2nd KB',
]

await runProgram(async () => {
  const machine = { ...readMachine(), date }
  const profile = { ...slowProfile, cpu, roundTripMs: rtt, downMbps: mbps }
  console.info(describeMachine(machine))
  console.info(`CPU ÷ ${cpu}, ${rtt} ms, ${mbps} Mbps; medians of ${rounds}`)
  const certificate = createCertificate()
  const offered = { out, paths: path, locale, compare, comparePaths: comparePath }
  const sites = await serveSites(offered, { certificate, connectMs: toConnectMs(profile) })
  const browser = await launchBrowser(certificate)
  try {
    const subjects = sites.flatMap((site) =>
      site.pages
        .filter(({ name }) => name.includes(page))
        .map((one) => ({
          site: site.name,
          page: `${one.name} ${one.locale}`,
          path: one.path,
          locale: one.locale,
          url: site.origin + one.path,
          secondUrl: site.origin + toSecondPage(site.pages, one).path,
          rounds: Array<Figures>(),
          largestElement: '',
        })),
    )
    // The first visit is not measured: servers read and compress files at their first request.
    for (const subject of subjects) await measureVisit(browser, { ...subject, profile: fastProfile })
    for (let round = 1; round <= rounds; round++) {
      console.info(`round ${round} of ${rounds}`)
      for (const subject of subjects) {
        const { figures, largestElement } = await measureVisit(browser, { ...subject, profile })
        subject.rounds.push(figures)
        subject.largestElement = largestElement
      }
    }
    console.info(`\n${toFigureTable(subjects, times)}\n\n${toFigureTable(subjects, sizes)}\n`)
    for (const { site, page, largestElement } of subjects) console.info(`LCP of ${site}, ${page}: ${largestElement}`)
    if (json !== undefined) {
      const pages = subjects.map((subject) => ({ ...subject, median: toMedians(subject.rounds) }))
      await writeFigures(json, { machine, profile, pages })
    }
  } finally {
    await browser.close()
    for (const { stop } of sites) await stop()
  }
})
