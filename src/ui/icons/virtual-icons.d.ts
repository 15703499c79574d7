// Provided by src/engine/render/code/ui-icons.ts. A name that the set does not have fails the build.
declare module 'virtual:icon/*' {
  import type { ReactElement } from 'react'
  /** An icon in the text color, hidden from screen readers: a text beside it says the same. */
  export default function Icon(props: { className?: string }): ReactElement
}
