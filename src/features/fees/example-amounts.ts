/** Orders that examples show and one touch takes, in đồng: one of each of the lower tiers. */
export const exampleAmounts = ['50000000', '200000000', '600000000'] as const
