import { testCharts } from '../e2e/support/test-charts.ts'
import { readOutput } from '../site/read-output.ts'
import { ownOutput } from './own-site.ts'

testCharts(readOutput(ownOutput))
