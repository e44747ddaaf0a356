import type { FieldCode } from './field-messages.ts'
import { isBlank } from './pasted-text.ts'

/** Zod's issue about an invalid value, with the value itself. */
export type ValueIssue = {
  code?: string | undefined
  input?: unknown
  expected?: string | undefined
  format?: string | undefined
  origin?: string | undefined
  minimum?: number | bigint | undefined
  maximum?: number | bigint | undefined
  inclusive?: boolean | undefined
  exact?: boolean | undefined
  /** The field that determines which of several shapes an object has. */
  discriminator?: string | undefined
}

/** A code, with the number in its message. */
export type CountedCode<ExtraCode extends string = never> =
  | FieldCode<ExtraCode>
  | `${FieldCode}:${number | bigint}`

/**
 * Returns true for a missing value: undefined, null, or text without visible characters. Zero, `false` and an empty
 * list are values.
 */
export function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && isBlank(value))
}

/** Returns the code for an invalid value whose contract has none: it is missing, or the expected kind. */
export function valueFault(issue: ValueIssue): CountedCode {
  if (issue.input === undefined) return 'field_required'
  switch (issue.code) {
    case 'invalid_type':
      return EXPECTED[issue.expected ?? ''] ?? 'value_invalid'
    case 'invalid_format':
      return FORMATS[issue.format ?? ''] ?? 'format_invalid'
    case 'invalid_value':
      return 'option_unknown'
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'unrecognized_keys':
      return 'unknown_field'
    case 'invalid_union':
      return issue.discriminator === undefined ? 'value_invalid' : 'option_unknown'
    default:
      return 'value_invalid'
  }
}

const EXPECTED: Readonly<Record<string, FieldCode>> = {
  string: 'text_expected',
  number: 'number_expected',
  int: 'whole_number_expected',
  boolean: 'yes_or_no',
  array: 'list_expected',
  tuple: 'list_expected',
  object: 'object_expected',
  record: 'object_expected',
}

const FORMATS: Readonly<Record<string, FieldCode>> = {
  uuid: 'id_invalid',
  email: 'email_invalid',
  url: 'url_invalid',
  date: 'date_invalid',
  datetime: 'datetime_invalid',
}

function tooSmall({ input, origin, minimum = 0, inclusive = true, exact = false }: ValueIssue): CountedCode {
  if (isMissing(input)) return 'field_required'
  if (origin === 'string') return exact ? `length_invalid:${minimum}` : `too_short:${minimum}`
  if (origin === 'array' || origin === 'set') return `too_few:${minimum}`
  // A safe-integer bound is zod's own for whole numbers, not a bound of the contract.
  if (minimum === Number.MIN_SAFE_INTEGER) return 'number_too_small'
  return inclusive ? `at_least:${minimum}` : `above:${minimum}`
}

function tooBig({ origin, maximum = 0, inclusive = true, exact = false }: ValueIssue): CountedCode {
  if (origin === 'string') return exact ? `length_invalid:${maximum}` : `too_long:${maximum}`
  if (origin === 'array' || origin === 'set') return `too_many:${maximum}`
  if (maximum === Number.MAX_SAFE_INTEGER) return 'number_too_large'
  return inclusive ? `at_most:${maximum}` : `below:${maximum}`
}
