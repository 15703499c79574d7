import type { Part } from './parts.ts'
import type { Subject, SubjectRow } from './subjects.ts'

/** The record of an output since it was last made. */
export interface OutputTrace {
  /** A hash of all that its files are made from. */
  input: string
  /** The reads behind it. */
  reads: Uint32Array
  /** The cause of its last staleness, in words. */
  reason: string
}

export interface DerivedTrace {
  reads: Uint32Array
}

/** The record of a remembered value. */
export interface RememberedTrace {
  reads: Uint32Array
  /** The value as JSON, except that a text is stored as it is, after one `"`. */
  text: string
}

/** Remembered values of an earlier process. */
export interface StoredValues {
  reads: Iterable<readonly [key: string, reads: Uint32Array]>
  /** As of `RememberedTrace`; undefined where it is not stored any more. */
  textOf: (key: string) => string | undefined
}

/** The state that a graph keeps between two runs. */
export interface GraphState {
  subjects: Iterable<SubjectRow>
  outputs: Iterable<readonly [key: string, OutputTrace]>
  derived: Iterable<readonly [key: string, DerivedTrace]>
  /** Read where they are needed: there are tens of thousands. */
  remembered: () => StoredValues
}

/** Where nothing was kept. */
export const emptyState: GraphState = {
  subjects: [],
  outputs: [],
  derived: [],
  remembered: () => ({ reads: [], textOf: () => undefined }),
}

/** The changes of a graph since the last commit. */
export interface GraphChanges {
  subjects: SubjectRow[]
  /** By key; undefined where it was removed. */
  outputs: Map<string, OutputTrace | undefined>
  derived: Map<string, DerivedTrace | undefined>
  remembered: Map<string, RememberedTrace | undefined>
}

/** The plan for an output. */
export type Plan<Made> = { state: 'kept' } | { state: 'stale'; made: Made }

/** The result of preparing an output. */
export interface Prepared {
  /** A hash of all that its files are made from. */
  input: string
}

/** Where values of an earlier process are kept: by the key of the value, and the hash of what `identify` gives. */
export interface KeptValues<Value> {
  /** Undefined where it is not kept any more. */
  restore: (key: string, hash: string) => Value | undefined
  keep: (key: string, hash: string, value: Value) => void
}

export interface BuildGraph {
  /** Records that the running computation reads a part. */
  recordRead: (subject: string, part: Part) => void
  /** Begins a revision with the present subjects. */
  revise: (subjects: Iterable<Subject>) => void
  /** A value that several outputs need, computed once. `identify` must tell values apart that outputs can tell apart. */
  derive: <Value>(key: string, compute: () => Value, identify: (value: Value) => string) => Value
  /**
   * A value of JSON that is kept, also for the next process, while neither the code nor anything that it read has changed: who uses it
   * reads the same. For thousands of values of which each is quick to compute.
   */
  remember: <Value>(key: string, compute: () => Value) => Value
  /** The same as `derive` for a value that is expensive to compute: it is kept for the next process. */
  deriveKept: <Value>(
    key: string,
    derivation: { compute: () => Value; identify: (value: Value) => string },
    kept: KeptValues<Value>,
  ) => Value
  /** The hash under which such a value is kept. The value itself is not restored for it. */
  identifyKept: <Value>(
    key: string,
    derivation: { compute: () => Value; identify: (value: Value) => string },
    kept: KeptValues<Value>,
  ) => string
  /** Sets a value that follows from no subject, such as a choice of the publish. `recordValue` records that it is read, or another derived value. */
  choose: (key: string, value: string) => void
  recordValue: (key: string) => void
  /** Runs a computation whose reads are not recorded: something else tells when it gives another value. */
  untracked: <Value>(run: () => Value) => Value
  /**
   * Plans an output: to be kept, or to be made again. `prepare` collects what its files are made from; it is called only if the output read
   * something that has changed.
   */
  plan: <Made extends Prepared>(key: string, prepare: () => Made) => Plan<Made>
  /** The same for an output whose preparation was part of another one's. */
  planPrepared: <Made extends Prepared>(key: string, made: Made) => Plan<Made>
  /** Says that an output stays as it is. */
  keep: (key: string) => void
  /** The outputs that were not planned or kept in this revision: they are to be removed. */
  findUnplanned: () => string[]
  /** Removes the outputs that a change within a revision has made needless. Returns their keys. */
  removeOutputs: (isNeedless: (key: string) => boolean) => string[]
  /** The reads of an output, and why it was made the last time; undefined if there is no such output. */
  explain: (key: string) => { reads: string[]; reason: string } | undefined
  /** Ends the revision. Returns what is to be stored. */
  commit: () => GraphChanges
}
