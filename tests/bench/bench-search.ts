import { writeFile } from 'node:fs/promises'
import { runProgram } from '../../src/engine/program/create-program.ts'
import { openStore } from '../../src/engine/store/open-store.ts'
import { ProgramError } from '../../src/lib/program-error.ts'
import { say } from '../../src/lib/say/message.ts'
import { describeMisses } from '../search/describe-misses.ts'
import { measureCosts } from '../search/measure-costs.ts'
import { measureRecall, toShare } from '../search/measure-recall.ts'
import { openBuiltSearch, toFindPaths } from '../search/open-built-search.ts'
import { heldOutQueries } from '../search/queries/held-out.ts'
import { otherTaskCases } from '../search/queries/other-tasks.ts'
import type { SearchCase } from '../search/queries/search-case.ts'
import { siteQueries } from '../search/queries/site-queries.ts'
import { fourthPersonTaskCases, hardTaskCases, heldOutTaskCases } from '../search/queries/tasks-of-a-fourth-person.ts'
import { strangerTaskCases } from '../search/queries/tasks-of-strangers.ts'
import { taskCases } from '../search/queries/tasks.ts'
import { toPossibleCases } from '../search/to-possible-cases.ts'
import { createBenchProgram } from './create-bench-program.ts'
import { describeMachine, readMachine } from './read-machine.ts'
import { toCostTable, toRecallTable } from './search/to-search-tables.ts'

const { out, misses, json, date } = createBenchProgram(
  'npm run site -- bench search',
  'Asks the search of a published site what people look for in content/, and measures how often the right page comes first.',
)
  .option('--out <dir>', 'folder of the published site', 'dist')
  .option('--misses', 'also prints each query whose page does not come first, and what came instead')
  .parse()
  .opts()

/** Shares of the queries whose page must come first, or among the first five. */
const goals = { first: 0.85, firstFive: 0.97 }
/** The share of the queries that changes of content may make useless before others have to be written. */
const mostImpossible = 0.1

await runProgram(async () => {
  const machine = { ...readMachine(), date }
  console.info(describeMachine(machine))
  const store = openStore(out)
  try {
    const { possible, impossible } = await toPossibleCases(siteQueries, store)
    if (impossible.length > 0) {
      const list = impossible.map(({ query, expect }) => `“${query}”: ${expect.join(', ')}`).join('\n')
      console.info(`\nLeft out, because ${out} has no such pages or they are closed vacancies:\n${list}`)
    }
    if (impossible.length > mostImpossible * siteQueries.length) {
      throw new ProgramError(
        say`Too many queries are left out. Is this the site of content/? If so, write new queries.`,
      )
    }
    const open = openBuiltSearch(store)
    const recall = await measureRecall(possible, toFindPaths(open))
    const measureTasks = async (cases: readonly SearchCase[]) =>
      measureRecall((await toPossibleCases(cases, store)).possible, toFindPaths(open))
    const tasks = await measureTasks(taskCases)
    const otherTasks = await measureTasks(otherTaskCases)
    const strangers = await measureTasks(strangerTaskCases)
    const fourth = await measureTasks(fourthPersonTaskCases)
    const hard = await measureTasks(hardTaskCases)
    const heldOutTasks = await measureTasks(heldOutTaskCases)
    const costs = await measureCosts(possible, open)
    const heldOut = await measureRecall((await toPossibleCases(heldOutQueries, store)).possible, toFindPaths(open))
    console.info(`\n${toRecallTable(recall)}\n\nQueries that were held out:\n\n${toRecallTable(heldOut)}\n`)
    console.info(`Tasks, of which the answer counts as the first page:\n\n${toRecallTable(tasks)}\n`)
    console.info(`Tasks by somebody else:\n\n${toRecallTable(otherTasks)}\n`)
    console.info(`Tasks by a third person:\n\n${toRecallTable(strangers)}\n`)
    console.info(`Tasks by a fourth person:\n\n${toRecallTable(fourth)}\n`)
    console.info(`Tasks for pages drawn by lot:\n\n${toRecallTable(hard)}\n`)
    console.info(`The same, held out:\n\n${toRecallTable(heldOutTasks)}\n`)
    console.info(`${toCostTable(costs)}\n`)
    if (misses) {
      const all = [recall, heldOut, tasks, otherTasks, strangers, fourth, hard, heldOutTasks].flatMap(
        (one) => one.misses,
      )
      console.info(`${describeMisses(all)}\n`)
    }
    if (json !== undefined) {
      await writeFile(
        json,
        `${JSON.stringify({ machine, recall, heldOut, tasks, otherTasks, strangers, fourth, hard, heldOutTasks, costs }, undefined, 2)}\n`,
      )
    }
    const { first, firstFive } = recall.all
    if (toShare(first, recall.all) < goals.first || toShare(firstFive, recall.all) < goals.firstFive) {
      throw new ProgramError(
        say`Fewer than ${goals.first * 100} % come first, or fewer than ${goals.firstFive * 100} % among the first five. --misses lists them.`,
      )
    }
  } finally {
    store.close()
  }
})
