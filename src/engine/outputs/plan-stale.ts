import type { BuildGraph } from '#engine/graph/build-graph.ts'
import { prepareCard, type CardSource, type PreparedCard } from './card-outputs.ts'
import type { OutputKind, OutputPlan, PreparedOutput } from './output-plan.ts'

/** An output that is to be made. */
export interface StaleOutput {
  key: string
  kind: OutputKind
  made: PreparedOutput
  /** The same, where it is a social image. */
  card?: PreparedCard
}

interface Planning {
  graph: Pick<BuildGraph, 'plan' | 'planPrepared' | 'keep' | 'recordRead'>
  cards: CardSource
}

/** The outputs of a plan that are to be made, since something that it read has changed: its social image, and itself; none if it is kept. */
export function planStale(plan: OutputPlan, { graph, cards }: Planning): StaleOutput[] {
  const { key, kind, cardKey, prepare } = plan
  const planned = graph.plan(key, () => {
    for (const subject of ['code', 'build', 'settings']) graph.recordRead(subject, 'value')
    return prepare()
  })
  if (planned.state === 'kept') {
    if (cardKey !== undefined) graph.keep(cardKey)
    return []
  }
  const { made } = planned
  const own: StaleOutput = { key, kind, made }
  if (cardKey === undefined || !made.card) return [own]
  const card = prepareCard(made.card, cards)
  const isKept = graph.planPrepared(cardKey, card).state === 'kept'
  return isKept ? [own] : [{ key: cardKey, kind: 'social images', made: card, card }, own]
}
