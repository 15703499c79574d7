import * as Radix from '@radix-ui/react-tooltip'
import { TooltipAnchor } from './tooltip-anchor.tsx'
import { tooltipDelayMs, tooltipGapPx, tooltipSkipDelayMs } from './tooltip-rules.ts'

export interface TooltipsProps {
  /** Elements that are in the document already, each with its text in `data-tooltip`. */
  anchors: readonly HTMLElement[]
}

/** A word below an element. Nothing may be told by it alone: touch screens never show it. */
export function Tooltips({ anchors }: TooltipsProps) {
  return (
    // One group: from one tooltip to the next there is no delay.
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
      {/* In the part of the page that its element is in: all that can be read belongs to a landmark. */}
      <Radix.Portal container={anchor.closest<HTMLElement>('main, header, footer')}>
        <Radix.Content
          // The name of a language is in that language.
          lang={anchor.lang || undefined}
          side="bottom"
          sideOffset={tooltipGapPx}
          collisionPadding={tooltipGapPx}
          className="z-40 max-w-72 rounded-sm bg-ink px-3 py-1.5 text-xs text-white shadow-panel"
        >
          <Text anchor={anchor} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Read when it is shown: what a button does may have changed since its tooltip was made. */
function Text({ anchor }: { anchor: HTMLElement }) {
  return anchor.dataset['tooltip']
}
