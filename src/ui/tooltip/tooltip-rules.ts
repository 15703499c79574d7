/** From the pointer's arrival to the tooltip. */
export const tooltipDelayMs = 700
/** After one tooltip the next shows at once, this long. */
export const tooltipSkipDelayMs = 300
/** Between an element and its tooltip below. */
export const tooltipGapPx = 8
