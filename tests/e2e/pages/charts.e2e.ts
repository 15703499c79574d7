import { site } from '../support/site.ts'
import { testCharts } from '../support/test-charts.ts'

testCharts(site)
