/** The least ratios of margin trading that the law allows, in percent; a contract may demand more (`rules.ts`). */
export const leastRatios = { initial: '50', maintenance: '30' } as const
