import type { Language } from '#kernel/locale.ts'
import type { StaffRecord } from '#domains/trips/records/record-fields.contract.ts'

type LeafKind =
  | 'text'
  /** Text in Latin letters and digits, always left to right. */
  | 'code'
  | 'date'
  | 'yes'
  | 'country'
  | 'currency'
  /** A list of texts without spaces. */
  | 'list'
  /** Days of the week, 1 Monday to 7 Sunday. */
  | 'days'
  /** Corners of a polygon, one longitude and latitude per line. */
  | 'ring'

type AnyField = {
  name: string
  optional?: true
  /** Initial value in a new record. */
  initially?: true
  /** Overrides the label from the messages if it depends on the record, or is a name from a contract. */
  label?: string | ((language: Language) => string)
  hint?: string | undefined
}

/** A field of a request body; an empty `optional` field is sent as null. */
export type FieldSpec = AnyField &
  (
    | { kind: LeafKind }
    /** `usual`: min and max; the form asks for confirmation of a number outside. */
    | { kind: 'number'; usual: readonly [from: number, to: number] }
    /** Hundredths of a currency, entered with decimals; `usual` is in approximate euros. */
    | { kind: 'amount'; usual: readonly [from: number, to: number] }
    /** A local date and time of a city, `YYYY-MM-DDTHH:mm`. */
    | { kind: 'time'; usual?: readonly [from: string, to: string] }
    /** Multi-line text, optionally in a language; `lines`: height in lines. */
    | { kind: 'long_text'; lang?: Language; lines?: number }
    | { kind: 'choice'; options: readonly string[] }
    /** One of several options that depend on current data; none is preselected. */
    | {
        kind: 'one_of'
        options: readonly { value: string; label: string; disabled?: boolean }[]
        /** Label of the empty option. */
        none?: string
      }
    /** The name in the field `of` in Latin letters; shown and sent only if that name uses other letters. */
    | { kind: 'latin_name'; of: string }
    | { kind: 'record'; of: StaffRecord }
    /** An object; an optional one is null if its first field is empty. */
    | { kind: 'part'; fields: readonly FieldSpec[] }
    | { kind: 'rows'; fields: readonly FieldSpec[] }
  )

export const PHONE: readonly FieldSpec[] = [
  { name: 'countryCode', kind: 'code' },
  { name: 'phone', kind: 'code' },
]
