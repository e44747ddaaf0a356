import { aboutEuros } from '#kernel/about-euros.ts'
import { decimal } from '#kernel/money.ts'
import type { Values } from './draft.ts'
import type { FieldSpec } from './field-spec.ts'

/** A number or a time outside the usual range of its field; `path` as in the body. */
export type Unusual = { path: string; value: string; from: string; to: string }

/** Returns the unusual values, which the user confirms before the form is sent. The API rejects invalid numbers. */
export function unusualIn(
  fields: readonly FieldSpec[],
  values: Values,
  currency: string,
  within = '',
): Unusual[] {
  return fields.flatMap((field) => {
    const path = `${within}${field.name}`
    const value = values[field.name]
    switch (field.kind) {
      case 'part':
        return value
          ? unusualIn(field.fields, value as Values, currencyIn(value as Values) ?? currency, `${path}.`)
          : []
      case 'rows':
        return ((value ?? []) as Values[]).flatMap((row, at) =>
          unusualIn(field.fields, row, currency, `${path}.${at}.`),
        )
      case 'number':
        return outside(path, value, field.usual, String)
      case 'amount': {
        const [from, to] = field.usual
        const usual = [aboutEuros(from, currency), aboutEuros(to, currency)] as const
        return outside(path, value, usual, (amount) => `${decimal(amount)} ${currency}`.trim())
      }
      case 'time':
        return field.usual === undefined
          ? []
          : outside(path, value, field.usual, (time) => time.replace('T', ' '))
      default:
        return []
    }
  })
}

/** Returns the currency of a part if it has one, like a rate card. */
function currencyIn({ currency }: Values): string | null {
  return typeof currency === 'string' && currency !== '' ? currency : null
}

function outside<Value extends number | string>(
  path: string,
  value: unknown,
  [from, to]: readonly [Value, Value],
  text: (value: Value) => string,
): Unusual[] {
  if (typeof value !== typeof from || value === '') return []
  const entered = value as Value
  if (entered >= from && entered <= to) return []
  return [{ path, value: text(entered), from: text(from), to: text(to) }]
}
