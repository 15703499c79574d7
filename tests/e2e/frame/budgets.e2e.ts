import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { toBytes } from '../../bench/browser/measure-visit.ts'
import { pageKinds, toKindPath, type PageKind } from '../../bench/browser/page-kinds.ts'
import { phone } from '../../bench/browser/profile.ts'
import { settle } from '../../bench/browser/settle.ts'
import { toOverruns, toStableName, type LoadedFile } from '../../bench/browser/to-overruns.ts'
import { watchTraffic } from '../../bench/browser/watch-traffic.ts'
import { budgetColumns, budgets, type BudgetKind } from '../../budgets.ts'
import { languages } from '../support/languages.ts'
import { site } from '../support/site.ts'
import { test } from '../support/test.ts'

test.use({ ...phone, ...languages.vi })

/** The files of the last visits within the budget. Without them a failure lists all files. */
const folder = '.cache/tests/budgets'

async function readEarlier(file: string): Promise<LoadedFile[] | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as LoadedFile[] // written below
  } catch {
    return undefined // the first visit on this machine
  }
}

const kinds = Object.keys(pageKinds) as PageKind[] // the keys of that object
const pages: readonly (readonly [BudgetKind, string])[] = [
  ...kinds.map((kind) => [kind, toKindPath(site, kind)] as const),
  ['not found', '/khong-co'],
]

for (const [kind, path] of pages) {
  test(`the budget of a page: ${kind}`, async ({ page, context }) => {
    const traffic = await watchTraffic(await context.newCDPSession(page))
    await page.goto(path)
    await settle(page, traffic)
    const figures = toBytes(traffic)
    const files = traffic.requests.map(({ path: name, kind: type, bytes }) => ({
      name: toStableName(name),
      kind: type,
      bytes,
    }))
    const row = budgetColumns.map((column) => Number((figures[column] ?? 0).toFixed(2)))
    console.info(`  '${kind}': [${row.join(', ')}],`)
    const file = `${folder}/${kind.replaceAll(' ', '-')}.json`
    const earlier = await readEarlier(file)
    const overruns = toOverruns(
      { page: kind, columns: budgetColumns, limits: budgets[kind] },
      { figures, files, earlier },
    )
    expect(overruns.join('\n\n')).toBe('')
    await mkdir(folder, { recursive: true })
    await writeFile(file, JSON.stringify(files))
  })
}
