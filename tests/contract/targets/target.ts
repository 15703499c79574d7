/** A server of the site. Every row of the contract suite is sent to each one. */
export interface Target {
  name: string
  /** Paths start with `/`, or are whole URLs where the request line is to have one. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  close: () => Promise<void>
}

/** Settings of a server, as environment variables: those of site-config.ts. */
export type Environment = Readonly<Record<string, string>>

/** Starts a server of an output; undefined where its program is not installed. */
export type CreateTarget = (output: string, environment: Environment) => Promise<Target | undefined>
