import { createContext } from 'react'

/** True if a notice above says that all of a part of the page is sample data, so that nothing in it is labelled again. */
export const SampleNoticeGiven = createContext(false)
