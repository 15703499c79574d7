/** What a failed answer leaves for the visitor to read; whatever is thrown may carry it. */
export interface FailedAnswer {
  status?: number
  /** The status message of the answer: "Service Unavailable". */
  statusText?: string
  /** The answer's JSON, whose `message` is meant for people. */
  data?: unknown
}

export interface ErrorDetails {
  status: number
  /** Undefined where nothing but the cause is known, which is for the console. */
  message: string | undefined
}

/** The status and message of the error page: the server's own words, else its status message, else nothing. */
export function toErrorDetails(error: unknown): ErrorDetails {
  // Object() makes anything readable: null and undefined have no fields, and neither has text.
  const { status, statusText, data }: Record<keyof FailedAnswer, unknown> = Object(error)
  const { message }: { message: unknown } = Object(data)
  return { status: isErrorStatus(status) ? status : 500, message: [message, statusText].find(isText) }
}

function isErrorStatus(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 400 && Number(value) < 600
}

/** An empty string says nothing: it counts as absent. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
