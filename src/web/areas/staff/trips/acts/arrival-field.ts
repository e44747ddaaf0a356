import type { FieldSpec } from '../../form/field-spec.ts'

/** When the driver was at the pick-up: waiting is computed from it. */
export function arrivalField(hint: string): FieldSpec {
  return { name: 'arrived_at', kind: 'time', optional: true, hint }
}
