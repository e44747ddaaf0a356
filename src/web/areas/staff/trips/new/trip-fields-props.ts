import type { TypedTrip } from './parse-trip-form.ts'

/** What the fields of each category are given; errors are by the field of the request. */
export type TripFieldsProps = {
  typed: TypedTrip
  onType: (part: Partial<TypedTrip>) => void
  errorOf: (path: string) => string | undefined
}
