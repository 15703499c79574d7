import type { DrawnCover } from '#lib/covers/drawn-cover.ts'
import { Cover } from '#ui/covers/cover.tsx'
import './entry-cover.css'

/** The cover of an entry beside its heading. */
export function EntryCover({ cover }: { cover: DrawnCover }) {
  return (
    <div className="entry-cover">
      <Cover cover={cover} form="wide" isNamed />
    </div>
  )
}
