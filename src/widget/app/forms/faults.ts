import { problemOf } from '#ui/error-words.ts'
import type { TripsError } from '../../trips/trips-client.ts'

/** A form's fields at fault: the messages by field. */
export type Faults = Readonly<Record<string, string>>

/** Paths of a problem document with the form's own names of their fields. */
type FieldNames = Readonly<Record<string, string>>

/**
 * Finds the first message of a rejected call for each of the form's fields; null if it names none, so that the failure
 * is shown as a whole. `names` maps paths of the call's body, `traveller.phone.phone`, to fields.
 */
export function faultsIn(error: TripsError, names: FieldNames): Faults | null {
  const faults = new Map<string, string>()
  for (const { path, message } of problemOf(error)?.fields ?? []) {
    const name = names[path]
    if (name !== undefined && !faults.has(name)) faults.set(name, message)
  }
  return faults.size > 0 ? Object.fromEntries(faults) : null
}
