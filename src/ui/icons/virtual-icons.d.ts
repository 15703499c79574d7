// Compiled in by src/publish/code/ui-icons.ts; a name that its set does not have fails the build.
declare module 'virtual:icon/*' {
  import type { ReactElement } from 'react'
  /** A sign in the colour of the text, hidden from screen readers: what it says stands beside it in words. */
  export default function Sign(props: { className?: string }): ReactElement
}
