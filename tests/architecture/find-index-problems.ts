/** A decision as its file has it. */
export interface Decision {
  /** The file's name, such as `0001-first-choices.md`. */
  name: string
  text: string
}

const row = /^\| \[(\d{4})\]\(([^)]*)\) \| (.*?) \| (.*?) \| (.*?) \|$/gm
const status = /^(?:accepted|superseded by \d{4}|amended by \d{4}(?:, \d{4})*)$/

/** More words than this are a report, not a decision: figures belong into docs/benchmarks.md. */
const wordLimit = 700

/** The differences between the index of decisions and their files, and parts that a decision lacks, each as a sentence. */
export function findIndexProblems(index: string, decisions: readonly Decision[]): string[] {
  const rows = [...index.matchAll(row)].map(([, number = '', file = '', title = '', state = '', chosen = '']) => ({
    number,
    file,
    title,
    state,
    chosen,
  }))
  const numbers = decisions.map(({ name }) => name.slice(0, 4))
  return [
    ...numbers.filter((number, at) => numbers.indexOf(number) < at).map((number) => `two decisions are ${number}`),
    ...decisions.flatMap(({ name, text }) => {
      const mine = rows.filter(({ file }) => file === name)
      const [title] = text.split('\n', 1)
      if (mine.length !== 1) return [`${name} has ${mine.length} rows`]
      return mine.flatMap((one) =>
        title === `# ${one.number} ${one.title}`
          ? []
          : [`${name} begins with “${title}”, not with “# ${one.number} ${one.title}”`],
      )
    }),
    ...decisions.flatMap(({ name, text }) => {
      const count = text.split(/\s+/).length
      return [
        ...(/^\*\*Question\.\*\* /m.test(text) ? [] : [`${name} does not ask a **Question.**`]),
        ...(/^\*\*Would change it\.\*\* /m.test(text) ? [] : [`${name} does not say what **Would change it.**`]),
        ...(count > wordLimit ? [`${name} has ${count} words; at most ${wordLimit}`] : []),
      ]
    }),
    ...rows.flatMap(({ file, number, state, chosen }) => [
      ...(decisions.some(({ name }) => name === file) ? [] : [`${file} does not exist`]),
      ...(status.test(state) ? [] : [`${number} is “${state}”: write accepted, amended by NNNN or superseded by NNNN`]),
      ...(chosen === '' ? [`${number} does not say what was chosen`] : []),
      ...(state.match(/\d{4}/g) ?? [])
        .filter((other) => other <= number || !numbers.includes(other))
        .map((other) => `${number} is “${state}”, and ${other} is no later decision`),
    ]),
  ]
}
