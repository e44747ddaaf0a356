import type { Language } from '#kernel/locale.ts'
import type { StaffRecord } from '#domains/trips/records/record-fields.contract.ts'

type LeafKind =
  | 'text'
  /** Text in Latin letters and digits, whatever the page's direction. */
  | 'code'
  | 'date'
  | 'yes'
  | 'country'
  | 'currency'
  /** Several texts without spaces. */
  | 'list'
  /** Days of the week, 1 Monday to 7 Sunday. */
  | 'days'
  /** Corners of an area, a longitude and a latitude on each line. */
  | 'ring'

type AnyField = {
  name: string
  optional?: true
  /** Of a new record: yes. */
  initially?: true
  /** In place of its words, where they depend on the record. */
  label?: string
  hint?: string | undefined
}

/** A field of a body that the staff send; an `optional` one that is left empty is sent as null. */
export type FieldSpec = AnyField &
  (
    | { kind: LeafKind }
    /** `usual`: from and to; the form asks before it sends a number outside. */
    | { kind: 'number'; usual: readonly [from: number, to: number] }
    /** Hundredths of a currency, typed with decimals; `usual` is in about so many euros. */
    | { kind: 'amount'; usual: readonly [from: number, to: number] }
    /** A date and time on the clock of a city, `YYYY-MM-DDTHH:mm`. */
    | { kind: 'time'; usual?: readonly [from: string, to: string] }
    /** Text of several lines, where it is known in a language; `lines`: as high as so many. */
    | { kind: 'long_text'; lang?: Language; lines?: number }
    | { kind: 'choice'; options: readonly string[] }
    /** One of those that are found now; at first none is chosen. */
    | {
        kind: 'one_of'
        options: readonly { value: string; label: string; disabled?: boolean }[]
        /** What no choice is called. */
        none?: string
      }
    /** The name in the field `of` beside it, in Latin letters; shown and sent only where that one is in others. */
    | { kind: 'latin_name'; of: string }
    | { kind: 'record'; of: StaffRecord }
    /** An object; an optional one is null where its first field is empty. */
    | { kind: 'part'; fields: readonly FieldSpec[] }
    | { kind: 'rows'; fields: readonly FieldSpec[] }
  )

export const PHONE: readonly FieldSpec[] = [
  { name: 'countryCode', kind: 'code' },
  { name: 'phone', kind: 'code' },
]
