import * as v from 'valibot'
import { listPackages, type LockFile } from './lock-file.ts'

const reportSchema = v.object({
  auditReportVersion: v.number(),
  vulnerabilities: v.record(
    v.string(),
    v.object({ name: v.string(), severity: v.string(), range: v.optional(v.string(), ''), nodes: v.array(v.string()) }),
  ),
})

export interface AuditReport {
  /** Why nothing is known, where the registry could not be asked. */
  unknown?: string
  /** Known weaknesses in what the server runs, high or critical. */
  failures: string[]
  /** All others: in what only developers run, or less severe. */
  notes: string[]
}

const grave = ['high', 'critical']

/** The report that `npm audit --json` printed, as far as it matters. Without an answer of the registry nothing fails. */
export function toAuditReport(printed: string, lock: LockFile): AuditReport {
  const report = v.safeParse(reportSchema, parseJson(printed))
  if (!report.success) return { unknown: findReason(printed), failures: [], notes: [] }
  const running = new Set(listPackages(lock).flatMap(([folder, { dev, peer }]) => (dev || peer ? [] : [folder])))
  const lines = Object.values(report.output.vulnerabilities).map(({ name, severity, range, nodes }) => ({
    isFailure: grave.includes(severity) && nodes.some((folder) => running.has(folder)),
    line: `${name} ${range}: ${severity}`,
  }))
  return {
    failures: lines.filter(({ isFailure }) => isFailure).map(({ line }) => line),
    notes: lines.filter(({ isFailure }) => !isFailure).map(({ line }) => line),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function findReason(printed: string): string {
  const { message, error } = v.parse(
    v.fallback(
      v.object({ message: v.optional(v.string()), error: v.optional(v.object({ summary: v.optional(v.string()) })) }),
      {},
    ),
    parseJson(printed),
  )
  return message ?? error?.summary ?? 'npm printed no report'
}
