import { hashBytes } from '#engine/content/disk/files.ts'
import type { BuildGraph, GraphChanges, GraphState, KeptValues, OutputTrace, Plan, Prepared } from './build-graph.ts'
import { createRememberedValues } from './remembered-values.ts'
import { codeSubject, createSubjects, derivedPrefix, type Read, type Subjects } from './subjects.ts'

// Records what each output reads while it is made. After a change, only outputs that read something changed are made
// again. What many outputs need, such as the entries of a list, is derived once; an output that reads it is made again only
// if the derived value has changed.

/** An output in this process. */
interface Output extends OutputTrace {
  /** The number of the latest revision that planned or kept it. */
  revision: number
}

/** Reads of more subjects of a group than this are recorded as one read of the group. */
const groupThreshold = 48

/** The most causes that are kept for an explanation. */
const reasonLimit = 5

interface Derived {
  reads: Uint32Array
  /** Undefined until it is computed in this process. */
  computed?: { value: unknown; compute: () => unknown; identify: (value: never) => string }
}

export function createGraph(state: GraphState): BuildGraph {
  const subjects = createSubjects(state.subjects)
  const outputs = new Map(Array.from(state.outputs, ([key, trace]) => [key, toOutput(trace, 0)]))
  const derived = new Map<string, Derived>(state.derived)
  const changes = { outputs: new Map<string, OutputTrace | undefined>(), derived: new Set<string>() }
  const derivedByRead = new Map<Read, string>()
  for (const key of derived.keys()) derivedByRead.set(subjects.toRead(derivedPrefix + key, 'value'), key)
  let revision = 0
  let changed = new Set<Read>()
  /** Derived values that may have changed in this revision, and have not been computed again. */
  let unsure = new Set<string>()
  /**
   * By the number of a read: 1 where it has changed or may have. Hundreds of thousands of reads are looked up at each revision,
   * of which few are suspect. Numbers beyond its end are newer than the revision: no output of an earlier one read them.
   */
  let suspects = new Uint8Array()
  let active: Set<Read> | undefined

  const track = <Value>(run: () => Value): { value: Value; reads: Uint32Array } => {
    const outer = active
    const own = new Set<Read>()
    active = own
    try {
      const value = run()
      return { value, reads: toReads(own, subjects) }
    } finally {
      active = outer
    }
  }

  const compute = (key: string, run: () => unknown, identify: (value: never) => string): unknown => {
    const { value, reads } = track(run)
    const id = subjects.toRead(derivedPrefix + key, 'value')
    derivedByRead.set(id, key)
    const identity = identify(value as never) // of the same derived value
    if (subjects.setValue(id, hashBytes(identity))) changed.add(id)
    suspects[id] = Number(changed.has(id))
    derived.set(key, { reads, computed: { value, compute: run, identify } })
    unsure.delete(key)
    changes.derived.add(key)
    return value
  }

  /** True if a read has changed. A derived value is computed again to find out, if this process knows how. */
  const hasChanged = (read: Read): boolean => {
    const key = derivedByRead.get(read)
    if (key !== undefined && isUnsure(key)) {
      const known = derived.get(key)?.computed
      if (!known) return true
      compute(key, known.compute, known.identify)
    }
    return changed.has(read)
  }

  /** True if a derived value may have changed. What it reads may turn out to be as before. */
  const isUnsure = (key: string): boolean => {
    if (!unsure.has(key)) return false
    if (derived.get(key)?.reads.some(hasChanged)) return true
    unsure.delete(key)
    return false
  }

  /** True if a read is as it was at a count of changes. False where a derived value may have changed, and is not computed again. */
  const isSurelySame = (read: Read, since: number): boolean => {
    if (subjects.lastChange(read) > since) return false
    const key = derivedByRead.get(read)
    return key === undefined || (derived.has(key) && !unsure.has(key))
  }

  const remembered = createRememberedValues({
    load: state.remembered,
    changeCount: subjects.changeCount,
    isSame: (read, since) => {
      hasChanged(read) // computes again what is derived
      return isSurelySame(read, since)
    },
    isSurelySame,
  })

  const keep = (key: string): Output | undefined => {
    const output = outputs.get(key)
    if (output) output.revision = revision
    return output
  }

  const removeWhere = (isGone: (key: string, output: Output) => boolean): string[] => {
    const gone = [...outputs].flatMap(([key, output]) => (isGone(key, output) ? [key] : []))
    for (const key of gone) {
      outputs.delete(key)
      changes.outputs.set(key, undefined)
    }
    return gone
  }

  const toDerivedRead = (key: string) => subjects.toRead(derivedPrefix + key, 'value')

  return {
    recordRead: (subject, part) => active?.add(subjects.toRead(subject, part)),
    revise: (next) => {
      revision++
      changed = subjects.replace(next)
      unsure = findUnsure(derived, changed, derivedByRead)
      suspects = new Uint8Array(subjects.readCount())
      for (const read of changed) suspects[read] = 1
      for (const key of unsure) suspects[subjects.toRead(derivedPrefix + key, 'value')] = 1
    },
    derive: <Value>(key: string, run: () => Value, identify: (value: Value) => string): Value => {
      active?.add(subjects.toRead(derivedPrefix + key, 'value'))
      const known = derived.get(key)?.computed
      if (known && !isUnsure(key)) return known.value as Value // computed by the same function: a key has one
      return compute(key, run, identify) as Value // what `run` returned
    },
    remember: <Value>(key: string, run: () => Value): Value => {
      const compute = () => {
        active?.add(subjects.toRead(codeSubject, 'value'))
        return run()
      }
      const { value, reads } = remembered.get(key, () => track(compute))
      if (active) for (const read of reads) active.add(read)
      return value as Value // computed by the same function: a key has one
    },
    deriveKept: <Value>(
      key: string,
      { compute: run, identify }: { compute: () => Value; identify: (value: Value) => string },
      { restore, keep }: KeptValues<Value>,
    ): Value => {
      const read = subjects.toRead(derivedPrefix + key, 'value')
      active?.add(read)
      const known = derived.get(key)
      if (known && !isUnsure(key)) {
        if (known.computed) return known.computed.value as Value // as above
        const value = restore(key, subjects.toValue(read))
        if (value !== undefined) {
          known.computed = { value, compute: run, identify }
          return value
        }
      }
      const value = compute(key, run, identify) as Value // what `run` returned
      keep(key, subjects.toValue(read), value)
      return value
    },
    identifyKept: <Value>(
      key: string,
      { compute: run, identify }: { compute: () => Value; identify: (value: Value) => string },
      { keep }: KeptValues<Value>,
    ): string => {
      const read = toDerivedRead(key)
      active?.add(read)
      if (!derived.has(key) || isUnsure(key)) {
        const value = compute(key, run, identify) as Value // what `run` returned
        keep(key, subjects.toValue(read), value)
      }
      return subjects.toValue(read)
    },
    choose: (key, value) => {
      const read = toDerivedRead(key)
      if (!subjects.setValue(read, hashBytes(value))) return
      changed.add(read)
      if (read >= suspects.length) {
        const larger = new Uint8Array(subjects.readCount())
        larger.set(suspects)
        suspects = larger
      }
      suspects[read] = 1
    },
    recordValue: (key) => active?.add(toDerivedRead(key)),
    untracked: (run) => {
      const outer = active
      active = undefined
      try {
        return run()
      } finally {
        active = outer
      }
    },
    plan: <Made extends Prepared>(key: string, prepare: () => Made): Plan<Made> => {
      const trace = keep(key)
      const causes = trace && isSuspect(trace.reads, suspects) ? findCauses(trace.reads, hasChanged) : []
      if (trace && causes.length === 0) return { state: 'kept' }
      const { value: made, reads } = track(prepare)
      const isSame = trace?.input === made.input
      const reason = trace ? causes.map((read) => subjects.describe(read)).join(', ') : 'new'
      const next = { input: made.input, reads, reason: isSame ? trace.reason : reason }
      outputs.set(key, toOutput(next, revision))
      changes.outputs.set(key, next)
      return isSame ? { state: 'kept' } : { state: 'stale', made }
    },
    planPrepared: <Made extends Prepared>(key: string, made: Made): Plan<Made> => {
      const trace = keep(key)
      if (trace?.input === made.input) return { state: 'kept' }
      const next = { input: made.input, reads: new Uint32Array(), reason: trace ? 'its page' : 'new' }
      outputs.set(key, toOutput(next, revision))
      changes.outputs.set(key, next)
      return { state: 'stale', made }
    },
    keep: (key) => void keep(key),
    findUnplanned: () => removeWhere((_key, output) => output.revision !== revision),
    removeOutputs: (isNeedless) => removeWhere(isNeedless),
    explain: (key) => {
      const trace = outputs.get(key)
      if (!trace) return undefined
      return { reads: Array.from(trace.reads, (read) => subjects.describe(read)), reason: trace.reason }
    },
    commit: () => {
      remembered.forgetChanged()
      // No output asked for these: they would look up to date in the next revision.
      for (const key of unsure) {
        derived.delete(key)
        changes.derived.add(key)
      }
      unsure.clear()
      const committed: GraphChanges = {
        subjects: subjects.takeChanged(),
        outputs: new Map(changes.outputs),
        derived: new Map(Array.from(changes.derived, (key) => [key, derived.get(key)])),
        remembered: remembered.takeChanged(),
      }
      changes.outputs.clear()
      changes.derived.clear()
      return committed
    },
  }
}

function toOutput({ input, reads, reason }: OutputTrace, revision: number): Output {
  return { input, reads, reason, revision }
}

/** The reads of a computation, with one for a group in place of many. */
function toReads(own: ReadonlySet<Read>, subjects: Subjects): Uint32Array {
  if (own.size <= groupThreshold) return Uint32Array.from(own)
  const counts = new Map<Read, number>()
  for (const read of own) {
    const group = subjects.toGroupRead(read)
    if (group !== undefined) counts.set(group, (counts.get(group) ?? 0) + 1)
  }
  const reads = new Set<Read>()
  for (const read of own) {
    const group = subjects.toGroupRead(read)
    reads.add(group !== undefined && (counts.get(group) ?? 0) > groupThreshold ? group : read)
  }
  return Uint32Array.from(reads)
}

function isSuspect(reads: Uint32Array, suspects: Uint8Array): boolean {
  for (const read of reads) if (suspects[read] === 1) return true
  return false
}

function findCauses(reads: Uint32Array, hasChanged: (read: Read) => boolean): Read[] {
  const causes: Read[] = []
  for (const read of reads) {
    if (!hasChanged(read)) continue
    causes.push(read)
    if (causes.length === reasonLimit) break
  }
  return causes
}

/** The derived values that read something changed, or another such value. */
function findUnsure(
  derived: ReadonlyMap<string, Derived>,
  changed: ReadonlySet<Read>,
  derivedByRead: ReadonlyMap<Read, string>,
): Set<string> {
  const unsure = new Set<string>()
  const visited = new Set<string>()
  const visit = (key: string): boolean => {
    if (visited.has(key)) return unsure.has(key)
    visited.add(key)
    const isUnsure = derived.get(key)?.reads.some((read) => {
      const inner = derivedByRead.get(read)
      return inner === undefined ? changed.has(read) : visit(inner)
    })
    if (isUnsure) unsure.add(key)
    return isUnsure ?? false
  }
  if (changed.size > 0) for (const key of derived.keys()) visit(key)
  return unsure
}
