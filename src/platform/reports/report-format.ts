import { parseAccept } from 'hono/utils/accept'

/** Formats of a report, the default first. */
export const FORMATS = {
  json: 'application/json',
  csv: 'text/csv',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  /** The CSV as plain text, for viewing rather than as a file. */
  txt: 'text/plain',
} as const
export type ReportFormat = keyof typeof FORMATS

/**
 * Returns the preferred format of an `Accept` header (RFC 9110 §12.5.1). For each offered type the most specific range
 * counts; on a tie the first offered wins, `json`. Null if none is acceptable. Without a header any is.
 */
export function preferredFormat(accept: string | undefined): ReportFormat | null
export function preferredFormat<Offered extends ReportFormat>(
  accept: string | undefined,
  offered: readonly ['json', ...Offered[]],
): 'json' | Offered | null
export function preferredFormat(
  accept: string | undefined,
  offered: readonly ReportFormat[] = Object.keys(FORMATS) as ReportFormat[],
): ReportFormat | null {
  if (accept === undefined || accept.trim() === '') return 'json'
  const ranges = parseAccept(accept).map(({ type, q }) => ({ type: type.toLowerCase(), quality: q }))
  const rated = offered.map((format) => ({ format, quality: qualityOf(FORMATS[format], ranges) }))
  const best = rated.reduce((best, one) => (one.quality > best.quality ? one : best))
  return best.quality > 0 ? best.format : null
}

function qualityOf(type: string, ranges: readonly { type: string; quality: number }[]): number {
  for (const range of [type, `${type.split('/')[0]}/*`, '*/*']) {
    const knownRange = ranges.find((one) => one.type === range)
    if (knownRange) return knownRange.quality
  }
  return 0
}
