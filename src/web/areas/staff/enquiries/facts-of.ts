/** Shown as who wrote. */
const SENDER: ReadonlySet<string> = new Set(['first_name', 'last_name', 'name', 'email'])

/** What else a form said, as text: a telephone number in one piece, neither empty fields nor the sender's name. */
export function factsOf(content: Readonly<Record<string, unknown>>): [field: string, text: string][] {
  return Object.entries(content).flatMap(([field, value]) => {
    const text = SENDER.has(field) ? '' : textOf(value)
    return text === '' ? [] : [[field, text] as [string, string]]
  })
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (isPhone(value)) return `${value.countryCode} ${value.phone}`
  return JSON.stringify(value)
}

function isPhone(value: unknown): value is { countryCode: string; phone: string } {
  return typeof value === 'object' && value !== null && 'countryCode' in value && 'phone' in value
}
