import { runProgram } from '../../src/engine/program/create-program.ts'
import { createCertificate } from './browser/create-certificate.ts'
import { launchBrowser } from './browser/launch-browser.ts'
import { measureNavigation } from './browser/measure-navigation.ts'
import type { Figures } from './browser/measure-visit.ts'
import { serveSites } from './browser/measured-site.ts'
import { createPageProgram } from './browser/page-options.ts'
import { fastProfile, slowProfile, toConnectMs } from './browser/profile.ts'
import { toFigureTable, toMedians } from './browser/to-page-report.ts'
import { writeFigures } from './create-bench-program.ts'
import { describeMachine, readMachine } from './read-machine.ts'

const { out, rounds, locale, cpu, rtt, mbps, compare, comparePath, json, date } = createPageProgram(
  'npm run site -- bench nav',
  'Measures the way from a list to its first article: with and without prefetching, on a slow phone and without limits. Needs a quiet machine; compare figures of one run only.',
)
  .parse()
  .opts()

const figures = [
  'not prefetched ms',
  'requests by click',
  'KB by click',
  'prefetched ms',
  'requests by click, prefetched',
  'KB by click, prefetched',
  'KB prefetched',
]

await runProgram(async () => {
  const machine = { ...readMachine(), date }
  const slow = { ...slowProfile, cpu, roundTripMs: rtt, downMbps: mbps }
  console.info(describeMachine(machine))
  console.info(`slow: CPU ÷ ${cpu}, ${rtt} ms, ${mbps} Mbps; medians of ${rounds}`)
  const certificate = createCertificate()
  const offered = { out, paths: [], locale, compare, comparePaths: comparePath }
  const sites = await serveSites(offered, { certificate, connectMs: toConnectMs(slow) })
  const browser = await launchBrowser(certificate)
  try {
    const subjects = sites.flatMap(({ name: site, origin, pages }) =>
      pages
        .filter(({ name }) => name === 'list')
        .flatMap(({ locale, path }) => {
          const article = pages.find((page) => page.name === 'article' && page.locale === locale)
          if (!article) throw new Error(`${site}: name an article of the list: --compare-path article=/news/x/`)
          const navigation = { locale, listUrl: origin + path, articlePath: article.path }
          return Object.entries({ slow, fast: fastProfile }).map(([speed, profile]) => ({
            site,
            page: `list to article ${locale}, ${speed}`,
            path: article.path,
            navigation: { ...navigation, profile },
            rounds: Array<Figures>(),
          }))
        }),
    )
    // The first time is not measured: servers read and compress files at their first request.
    for (const { navigation } of subjects) await measureNavigation(browser, { ...navigation, profile: fastProfile })
    for (let round = 1; round <= rounds; round++) {
      console.info(`round ${round} of ${rounds}`)
      for (const { navigation, rounds } of subjects) rounds.push(await measureNavigation(browser, navigation))
    }
    console.info(`\n${toFigureTable(subjects, figures)}`)
    if (json !== undefined) {
      const navigations = subjects.map((subject) => ({ ...subject, median: toMedians(subject.rounds) }))
      await writeFigures(json, { machine, profile: slow, navigations })
    }
  } finally {
    await browser.close()
    for (const { stop } of sites) await stop()
  }
})
