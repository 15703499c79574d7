import { defineFeature } from '#engine/publish/define-feature.ts'
import { checkCharts } from './build/check-charts.ts'
import { addChart } from './build/to-entry-chart.ts'

export const figuresFeature = defineFeature({
  checks: [checkCharts],
  addToEntry: addChart,
})
