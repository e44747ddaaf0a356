import { problemOf } from '#ui/error-words.ts'
import type { TripsError } from '../../trips/trips-client.ts'

/** Returns a failure's code: the problem's, else its name in specification §8. */
export function codeOf(error: TripsError): string {
  return (
    problemOf(error)?.code ?? (typeof error.status === 'number' ? `status_${error.status}` : error.status)
  )
}
