import { problemOf } from '#ui/error-words.ts'
import type { TripsError } from '../../../trips/trips-client.ts'

/** Error messages of a form, by field name. */
export type Faults = Readonly<Record<string, string>>

/** Fields that have another name in the form than in the call. */
const NAMES: Readonly<Record<string, string>> = {
  city_id: 'from',
  package_id: 'package',
  plan_id: 'plan',
  departure_id: 'departure',
  flight_number: 'flight',
}

/** Returns the form's field for a path of a problem document: `stops.1.place_id` is `stop-1`. */
export function fieldOf(path: string): string {
  const [first = '', second] = path.split('.')
  return first === 'stops' && second !== undefined ? `stop-${second}` : (NAMES[first] ?? first)
}

/**
 * Finds the first message of a rejected call for each of the form's fields (`names`); null if it names none of them.
 */
export function findFieldFaults(error: TripsError, names: readonly string[]): Faults | null {
  const faults: Record<string, string> = {}
  for (const { path, message } of problemOf(error)?.fields ?? []) {
    const name = fieldOf(path)
    if (names.includes(name)) faults[name] ??= message
  }
  return Object.keys(faults).length > 0 ? faults : null
}
