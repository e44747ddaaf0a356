import { parseAccept } from 'hono/utils/accept'

/** What a report can be answered as, the usual first. */
export const FORMATS = {
  json: 'application/json',
  csv: 'text/csv',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  /** The text of the CSV, to be read and not kept as a file. */
  txt: 'text/plain',
} as const
export type ReportFormat = keyof typeof FORMATS

/**
 * The format that an `Accept` header prefers (RFC 9110 §12.5.1): of each offered type the most specific range counts, of
 * equal ones the first offered, `json`. Null: none of them is acceptable. Without a header any is.
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
    const named = ranges.find((one) => one.type === range)
    if (named) return named.quality
  }
  return 0
}
