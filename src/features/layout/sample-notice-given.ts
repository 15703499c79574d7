import { createContext } from 'react'

/**
 * The words of a notice above: true if all of a part of the page is sample data, so that nothing in it is labelled again; `marked` if
 * what has a mark is, so that the mark stands in place of the label.
 */
export const SampleNoticeGiven = createContext<boolean | 'marked'>(false)
