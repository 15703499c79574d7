/** The parts of the table of indicators, in its order. */
export const esgTopics = ['moi-truong', 'xa-hoi', 'quan-tri'] as const
export type EsgTopic = (typeof esgTopics)[number]
