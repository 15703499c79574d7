type Bytes = Uint8Array<ArrayBuffer>

/** The result of a job: plain data, and bytes if they are many. */
export interface Outcome<Result> {
  result: Result
  stream?: ReadableStream<Bytes> | undefined
}

/** Bytes of a stream are sent when they are asked for. */
export type ToThread<Job> =
  | { kind: 'run'; id: number; job: Job }
  | { kind: 'pull'; id: number }
  | { kind: 'cancel'; id: number }

export type FromThread<Result> =
  | { kind: 'done'; id: number; result: Result; hasStream: boolean }
  /** Undefined at the end. */
  | { kind: 'part'; id: number; bytes: Bytes | undefined }
  | { kind: 'error'; id: number; error: unknown }
