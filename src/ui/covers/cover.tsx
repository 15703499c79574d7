import type { DrawnCover } from '#lib/covers/drawn-cover.ts'
import { layOutCover, type CoverForm } from '#lib/covers/lay-out-cover.ts'
import './cover.css'

interface CoverProps {
  cover: DrawnCover
  form: CoverForm
  /** True if it says something that the text beside it does not: screen readers then have it. */
  isNamed?: boolean
}

/** The cover that is drawn of an entry's facts, as large as what holds it. */
export function Cover({ cover, form, isNamed = false }: CoverProps) {
  const { ground, tone, kind, figure, note } = cover
  // Thumbnails have one ground, so that a list is one row of them.
  const skin = form === 'tile' ? 'ink' : ground
  const { width, height, before, own, line, missing, axis, texts } = layOutCover(cover, form)
  const name = isNamed ? { role: 'img', 'aria-label': `${kind}: ${figure}. ${note}` } : { 'aria-hidden': true }
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={`cover ground-${skin} cover-${tone}`}
      focusable="false"
      {...name}
    >
      {before && <path className="cover-before" d={before} />}
      {own && <path className="cover-own" d={own} />}
      {axis && <path className="cover-axis" d={axis} />}
      {missing && <path className="cover-missing" d={missing} />}
      <path className="cover-line" d={line} />
      {texts.map(({ text, role, x, y, size, weight }) => (
        <text key={`${role} ${y}`} className={`cover-${role}`} x={x} y={y} fontSize={size} fontWeight={weight}>
          {text}
        </text>
      ))}
    </svg>
  )
}
