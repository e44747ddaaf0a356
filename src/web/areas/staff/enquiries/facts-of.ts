/** Form fields apart from sender and message; each has a translation. */
const FIELDS = [
  'subject',
  'phone',
  'contact_number',
  'booking_reference',
  'company',
  'industry_id',
  'country',
  'fleet_size',
  'website',
  'traffic',
  'pickup_id',
  'pickup_date',
  'dropoff_date',
  'party',
  'route',
  'topic',
  'score',
] as const
export type EnquiryField = (typeof FIELDS)[number]

/** Returns the entered fields as text: phone numbers in one piece, empty fields left out. */
export function factsOf(content: Readonly<Record<string, unknown>>): [field: EnquiryField, text: string][] {
  return FIELDS.flatMap((field): [EnquiryField, string][] => {
    const text = textOf(content[field])
    return text === '' ? [] : [[field, text]]
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
