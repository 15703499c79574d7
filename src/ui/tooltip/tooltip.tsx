import * as Radix from '@radix-ui/react-tooltip'
import { TooltipAnchor } from './tooltip-anchor.tsx'
import { tooltipDelayMs, tooltipGapPx, tooltipSkipDelayMs } from './tooltip-rules.ts'
import './tooltip.css'

export interface TooltipsProps {
  /** Elements of the document that have their text in `data-tooltip`. */
  anchors: readonly HTMLElement[]
}

/** Short texts below elements. They must not be the only source of information: touch screens never show them. */
export function Tooltips({ anchors }: TooltipsProps) {
  return (
    // One provider for all, so that the next tooltip shows without delay.
    <Radix.Provider delayDuration={tooltipDelayMs} skipDelayDuration={tooltipSkipDelayMs}>
      {anchors.map((anchor, index) => (
        <Tooltip key={index} anchor={anchor} />
      ))}
    </Radix.Provider>
  )
}

function Tooltip({ anchor }: { anchor: HTMLElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>
        <TooltipAnchor element={anchor} />
      </Radix.Trigger>
      {/* Inside the landmark of its element: content outside all landmarks is an accessibility error. */}
      <Radix.Portal container={anchor.closest<HTMLElement>('main, header, footer')}>
        <Radix.Content
          // Tooltips of language links are in the language of the link.
          lang={anchor.lang || undefined}
          side="bottom"
          sideOffset={tooltipGapPx}
          collisionPadding={tooltipGapPx}
          className="tooltip"
        >
          <Text anchor={anchor} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Read when it is shown, because the text of a button may change. */
function Text({ anchor }: { anchor: HTMLElement }) {
  return anchor.dataset['tooltip']
}
