import type { Row } from '../row.ts'
import { languages } from './languages.ts'

export const rows: readonly Row[] = [...languages]
