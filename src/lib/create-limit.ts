/** Returns a function that runs jobs, at most `limit` at a time. The others wait, in the order of the calls. */
export function createLimit(limit: number): <Result>(job: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting = new Set<() => void>()
  return async (job) => {
    if (running < limit) running += 1
    else await new Promise<void>((resolve) => waiting.add(resolve))
    try {
      return await job()
    } finally {
      const [next] = waiting
      if (next) {
        // The place is handed over: counted anew, it could be taken by a call in between.
        waiting.delete(next)
        next()
      } else running -= 1
    }
  }
}
