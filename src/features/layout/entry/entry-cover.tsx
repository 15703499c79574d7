import type { DrawnCover } from '#lib/covers/drawn-cover.ts'
import { Cover } from '#ui/covers/cover.tsx'
import './entry-cover.css'

interface EntryCoverProps {
  cover: DrawnCover
  /** True on a page of lists, which begins with what is in them: beside the heading alone. */
  isOfList?: boolean
}

/** The cover of a page beside its heading; below it, where there is no room beside. */
export function EntryCover({ cover, isOfList = false }: EntryCoverProps) {
  return (
    <div className={isOfList ? 'entry-cover of-list' : 'entry-cover'}>
      <Cover cover={cover} form="wide" isNamed />
    </div>
  )
}
