import type { TripInput } from './parse-trip-form.ts'

/** Props of the fields of each category. Errors are looked up by the field of the request. */
export type TripFieldsProps = {
  input: TripInput
  onInput: (part: Partial<TripInput>) => void
  errorOf: (path: string) => string | undefined
}
