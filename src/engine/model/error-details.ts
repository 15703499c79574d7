/** The fields of a thrown value that describe a failed response. */
export interface FailedResponse {
  status?: number
  /** The status text of the response: "Service Unavailable". */
  statusText?: string
  /** The response's JSON, whose `message` is meant for visitors. */
  data?: unknown
}

export interface ErrorDetails {
  status: number
  /** Undefined if the response has none. The message of an `Error` is for the console. */
  message: string | undefined
}

/** The status and message of the error page: the message in the response's JSON, else its status text, else none. */
export function toErrorDetails(error: unknown): ErrorDetails {
  // Object() makes fields readable whatever was thrown: null and undefined become an object without fields.
  const { status, statusText, data }: Record<keyof FailedResponse, unknown> = Object(error)
  const { message }: { message: unknown } = Object(data)
  return { status: isErrorStatus(status) ? status : 500, message: [message, statusText].find(isText) }
}

function isErrorStatus(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 400 && Number(value) < 600
}

/** An empty string counts as absent. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
