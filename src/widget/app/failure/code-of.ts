import { problemOf } from '#ui/error-words.ts'
import type { TripsError } from '../../trips/trips-client.ts'

/** A failure's name: the problem's code, else what specification §8 calls it. */
export function codeOf(error: TripsError): string {
  return (
    problemOf(error)?.code ?? (typeof error.status === 'number' ? `status_${error.status}` : error.status)
  )
}
