import type { FieldSpec } from '../../form/field-spec.ts'

/** Returns the field for the driver's arrival at the pick-up, from which waiting is computed. */
export function arrivalField(hint: string): FieldSpec {
  return { name: 'arrived_at', kind: 'time', optional: true, hint }
}
