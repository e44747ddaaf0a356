import type { Money } from '#kernel/money.ts'

type State = Readonly<Record<string, unknown>> | null

export type AuditChange = { field: string; before: string | null; after: string | null }

/** Changed fields with their values before and after; amounts formatted by `money`. Null if the field did not exist. */
export function changesOf(before: State, after: State, money: (amount: Money) => string): AuditChange[] {
  const textOf = (value: unknown) => (isMoney(value) ? money(value) : plainText(value))
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields
    .map((field) => ({
      field: spoken(field),
      before: textOf(before?.[field]),
      after: textOf(after?.[field]),
    }))
    .filter((change) => change.before !== change.after)
}

/** Formats a code that has no translation: without its underscores. */
export function spoken(code: string): string {
  return code.replaceAll(/[_-]/g, ' ')
}

function isMoney(value: unknown): value is Money {
  return (
    typeof value === 'object' &&
    value !== null &&
    'amount' in value &&
    typeof value.amount === 'number' &&
    'currency' in value &&
    typeof value.currency === 'string'
  )
}

function plainText(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'string') return /^[a-z]+(?:_[a-z]+)+$/.test(value) ? spoken(value) : value
  return Array.isArray(value) && value.every((one) => typeof one !== 'object')
    ? value.join(', ')
    : JSON.stringify(value)
}
