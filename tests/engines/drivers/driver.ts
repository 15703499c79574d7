/** The actions of an engine's driver on a page, which are all that scenarios need. Each engine implements it once. */
export interface Driver {
  /** The engine's name and version. */
  version: string
  goto: (url: string) => Promise<void>
  /** Evaluates an expression in the page. Its result, or what its promise brings, must be JSON. */
  evaluate: (expression: string) => Promise<unknown>
  mouse: (act: 'move' | 'click', at: Point) => Promise<void>
  /** Touches the screen and leaves it at once. Only where the engine does not lack `touch`. */
  tap: (at: Point) => Promise<void>
  press: (key: Key, withShift?: boolean) => Promise<void>
  type: (text: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  screenshot: () => Promise<Buffer>
  /** The page as a PDF on A4, with margins of 15 mm. */
  print: () => Promise<Uint8Array>
  /** Errors, warnings and breaches of the policy since the last call. */
  takeProblems: () => Promise<string[]>
  close: () => Promise<void>
}

export interface Point {
  x: number
  y: number
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowDown' | 'ArrowUp' | 'ArrowLeft' | 'ArrowRight' | 'End'

/** Abilities that not every driver has. */
export type Ability = 'touch' | 'returnFromOtherSite'

/** A running engine. */
export interface Engine {
  /** Abilities that it lacks, with the reason. Scenarios that need it are counted as lacking. */
  lacks: Readonly<Partial<Record<Ability, string>>>
  /** Opens a window without history, cookies and cache. */
  open: () => Promise<Driver>
  stop: () => Promise<void>
}
