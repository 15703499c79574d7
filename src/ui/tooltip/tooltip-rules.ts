/** From the pointer's arrival until the tooltip shows. */
export const tooltipDelayMs = 700
/** For this time after one tooltip, the next shows without delay. */
export const tooltipSkipDelayMs = 300
/** The gap between an element and its tooltip below. */
export const tooltipGapPx = 8
