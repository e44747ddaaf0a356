import { latinDigits } from '#kernel/digits.ts'
import { isLatinName } from '#kernel/latin-name.ts'
import { decimal } from '#kernel/money.ts'
import type { FieldSpec } from './field-spec.ts'

/** Form values as entered, by field. */
export type Draft = { [name: string]: string | boolean | number[] | Draft | Draft[] }
/** Request body, by field. */
export type Values = Readonly<Record<string, unknown>>

/** Converts a body to form values; without a body, returns those of an empty form. */
export function draftOf(fields: readonly FieldSpec[], values: Values = {}): Draft {
  return Object.fromEntries(fields.map((field) => [field.name, draftValue(field, values[field.name])]))
}

/** Converts form values to a body. */
export function valuesOf(fields: readonly FieldSpec[], draft: Draft): Values {
  return Object.fromEntries(fields.map((field) => [field.name, sent(field, draft)]))
}

function draftValue(field: FieldSpec, value: unknown): Draft[string] {
  switch (field.kind) {
    case 'part':
      return draftOf(field.fields, (value ?? {}) as Values)
    case 'rows':
      return ((value ?? []) as Values[]).map((row) => draftOf(field.fields, row))
    case 'yes':
      return value === undefined ? field.initially === true : value === true
    case 'days':
      return (value ?? []) as number[]
    case 'amount':
      return typeof value === 'number' ? decimal(value) : ''
    case 'list':
      return ((value ?? []) as string[]).join('\n')
    case 'ring':
      return ((value ?? []) as number[][]).map((corner) => corner.join(', ')).join('\n')
    case 'choice':
      return textOf(value ?? field.options[0])
    default:
      return textOf(value)
  }
}

/** Converts text or a number to text; anything else to an empty text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function sent(field: FieldSpec, siblings: Draft): unknown {
  const draft = siblings[field.name]
  switch (field.kind) {
    case 'latin_name':
      return draft === '' || isLatinName(textOf(siblings[field.of])) ? null : draft
    case 'part':
      return field.optional && isEmpty(field.fields, draft as Draft)
        ? null
        : valuesOf(field.fields, draft as Draft)
    case 'rows':
      return (draft as Draft[]).map((row) => valuesOf(field.fields, row))
    case 'yes':
    case 'days':
      return draft
    case 'number':
      return numberIn(draft as string)
    case 'amount':
      return hundredthsIn(draft as string)
    case 'list':
      return (draft as string).split(/[\s,،]+/).filter((text) => text !== '')
    case 'ring':
      return linesOf(draft as string).map((line) => line.split(/[\s,،]+/).map(numberIn))
    default:
      return field.optional && draft === '' ? null : draft
  }
}

function isEmpty([first]: readonly FieldSpec[], draft: Draft): boolean {
  return first === undefined || draft[first.name] === ''
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
}

/** Parses a number in Latin or Arabic digits. Null if empty. Invalid numbers stay text, which the API rejects. */
function numberIn(text: string): number | string | null {
  const latin = latinDigits(text.trim()).replace('٫', '.')
  if (latin === '') return null
  return /^-?\d+(\.\d+)?$/.test(latin) ? Number(latin) : text
}

/** Converts an amount to hundredths. Keeps a third decimal, so that the API rejects the amount. */
function hundredthsIn(text: string): number | string | null {
  const amount = numberIn(text)
  return typeof amount === 'number' ? Number((amount * 100).toFixed(4)) : amount
}
