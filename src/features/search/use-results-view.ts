import type { ResultsView } from '#engine/model/search/results-view.ts'
import type { SearchAnswer } from '#engine/model/search/search-answer.ts'
import { toResultsView } from '#engine/model/search/to-results-view.ts'
import { formatDate } from '#i18n/format.ts'
import { toCount } from '#i18n/to-count.ts'
import { useLocale } from '#i18n/use-locale.ts'

/** Turns an answer into a view, in the language of the interface. */
export function useResultsView(): (answer: SearchAnswer) => ResultsView {
  const locale = useLocale()
  return (answer) => toResultsView(answer, locale, { toDay: formatDate, toCount })
}
