/** A run of words of a text: in both versions, or in one alone. */
export interface WordRun {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Above so many differences a text counts as another one: whoever reads it reads it whole. */
const mostSteps = 1500

/** The differences between two texts by words, the fewest there are (E. W. Myers, 1986). */
export function compareWords(before: string, after: string): WordRun[] {
  const [old, present] = [toWords(before), toWords(after)]
  let start = 0
  while (start < old.length && start < present.length && old[start] === present[start]) start++
  let end = 0
  while (end < Math.min(old.length, present.length) - start && old.at(-1 - end) === present.at(-1 - end)) end++
  const middle = findRuns(old.slice(start, old.length - end), present.slice(start, present.length - end))
  const runs: WordRun[] = [
    { kind: 'same', text: old.slice(0, start).join('') },
    ...middle,
    { kind: 'same', text: end === 0 ? '' : old.slice(-end).join('') },
  ]
  return join(runs)
}

/** Words with the blanks after them, and each line end by itself. */
function toWords(text: string): string[] {
  return text.match(/\r?\n|[^\s]+[^\S\r\n]*|[^\S\r\n]+/g) ?? []
}

function join(runs: readonly WordRun[]): WordRun[] {
  const joined: WordRun[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (run.text === '') continue
    if (last?.kind === run.kind) last.text += run.text
    else joined.push({ ...run })
  }
  return joined
}

function findRuns(old: readonly string[], present: readonly string[]): WordRun[] {
  const trace = findTrace(old, present)
  if (!trace) return [toRun('removed', old.join('')), toRun('added', present.join(''))]
  const runs: WordRun[] = []
  let [x, y] = [old.length, present.length]
  for (let depth = trace.length - 1; depth >= 0; depth--) {
    const reached = trace[depth]
    const diagonal = x - y
    const at = (key: number) => reached?.get(key) ?? -1
    const isAdded = diagonal === -depth || (diagonal !== depth && at(diagonal - 1) < at(diagonal + 1))
    const former = isAdded ? diagonal + 1 : diagonal - 1
    const formerX = depth === 0 ? 0 : at(former)
    const formerY = depth === 0 ? 0 : formerX - former
    while (x > formerX && y > formerY) {
      runs.push(toRun('same', old[x - 1] ?? ''))
      x--
      y--
    }
    if (depth === 0) break
    runs.push(isAdded ? toRun('added', present[formerY] ?? '') : toRun('removed', old[formerX] ?? ''))
    x = formerX
    y = formerY
  }
  return runs.toReversed()
}

const toRun = (kind: WordRun['kind'], text: string): WordRun => ({ kind, text })

/** How far each diagonal is reached before each number of differences; undefined where there are too many. */
function findTrace(old: readonly string[], present: readonly string[]): Map<number, number>[] | undefined {
  const reached = new Map([[1, 0]])
  const trace: Map<number, number>[] = []
  for (let depth = 0; depth <= Math.min(old.length + present.length, mostSteps); depth++) {
    trace.push(new Map(reached))
    for (let diagonal = -depth; diagonal <= depth; diagonal += 2) {
      const [left, right] = [reached.get(diagonal - 1) ?? -1, reached.get(diagonal + 1) ?? -1]
      let x = diagonal === -depth || (diagonal !== depth && left < right) ? right : left + 1
      while (x < old.length && x - diagonal < present.length && old[x] === present[x - diagonal]) x++
      reached.set(diagonal, x)
      if (x >= old.length && x - diagonal >= present.length) return trace
    }
  }
  return undefined
}
