import type { Category } from '#kernel/acriss.ts'
import { textElement } from '#connectors/suppliers/xml.ts'

export type SimulatedExtra = {
  id: string
  name: string
  /** EUR hundredths, tax included. */
  price: number
  perRental: boolean
  quantity?: boolean
  insurance?: boolean
  /** The remaining excess in EUR hundredths. */
  excess?: number
}

const COVERS: Readonly<Record<'small' | 'middle' | 'large', readonly SimulatedExtra[]>> = {
  small: covers(1_190, 590, 30_000),
  middle: covers(1_590, 790, 40_000),
  large: covers(2_490, 1_290, 60_000),
}

const OTHERS: readonly SimulatedExtra[] = [
  { id: 'ADD', name: 'Additional driver', price: 650, perRental: false, quantity: true },
  { id: 'GPS', name: 'Satellite navigation', price: 890, perRental: false },
  { id: 'BSEAT', name: 'Baby seat (0-13 kg)', price: 790, perRental: false, quantity: true },
  { id: 'CSEAT', name: 'Child seat (9-18 kg)', price: 790, perRental: false, quantity: true },
  { id: 'BOSTR', name: 'Booster seat (15-36 kg)', price: 450, perRental: false, quantity: true },
  { id: 'INT', name: 'Wi-Fi router', price: 700, perRental: false },
  { id: 'KMS', name: 'Additional kilometre', price: 25, perRental: true },
]

/** Returns the additions to a car: covers by its class, and the extras of every car. */
export function extrasFor(category: Category): readonly SimulatedExtra[] {
  return [...COVERS[tierOf(category)], ...OTHERS]
}

export function tierOf(category: Category): 'small' | 'middle' | 'large' {
  if (category === 'mini' || category === 'economy' || category === 'compact') return 'small'
  return category === 'intermediate' || category === 'standard' ? 'middle' : 'large'
}

/** Returns fees of this rental that are sent as required extras, each for the whole rental. */
export function requiredExtras(fees: {
  oneWay: number
  young: number
  afterHours: number
}): SimulatedExtra[] {
  const all = [
    { id: 'COL', name: 'One way', price: fees.oneWay, perRental: true },
    { id: 'CJV', name: 'Young driver', price: fees.young, perRental: true },
    { id: 'AFT', name: 'After hours service', price: fees.afterHours, perRental: true },
  ]
  return all.filter(({ price }) => price > 0)
}

/** Returns `allExtras` of a price, as a function of the group, whose id is inserted last. */
export function allExtrasXml(
  required: readonly SimulatedExtra[],
  optional: readonly SimulatedExtra[],
  vat: number,
) {
  const rows = [...required, ...optional].map((extra, at) => {
    const inside =
      textElement('extraID', extra.id) +
      textElement('extra', extra.name) +
      textElement('description', extra.name.toUpperCase()) +
      textElement('value', fourDecimals(netOf(extra.price * 100, vat))) +
      textElement('valueWithTax', fourDecimals(extra.price * 100)) +
      textElement('taxRate', (vat / 100).toFixed(4)) +
      textElement('extra_Included', false) +
      textElement('extra_Required', at < required.length) +
      textElement('extra_Accepted', true) +
      textElement('accept_quantity', extra.quantity ?? false) +
      textElement('insurance', extra.insurance ?? false) +
      textElement('excess', fourDecimals((extra.excess ?? 0) * 100)) +
      textElement('pricePerContract', extra.perRental) +
      textElement('percentualDiscount', '0.0000')
    return [`<allExtra rowNumber="${at + 1}"><groupID>`, `</groupID>${inside}</allExtra>`] as const
  })
  return (group: string): string =>
    `<allExtras count="${rows.length}">${rows.map(([open, rest]) => open + group + rest).join('')}</allExtras>`
}

/** Formats ten-thousandths in the supplier's number format. */
export function fourDecimals(tenThousandths: number): string {
  const digits = String(Math.abs(tenThousandths)).padStart(5, '0')
  return `${tenThousandths < 0 ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`
}

/** Returns a gross amount without its tax. `vat` is in hundredths of a percent. */
export function netOf(gross: number, vat: number): number {
  return Math.round((gross * 10_000) / (10_000 + vat))
}

function covers(full: number, medium: number, excess: number): SimulatedExtra[] {
  return [
    {
      id: 'OPC',
      name: 'OK Premium Cover',
      price: full,
      perRental: false,
      insurance: true,
      excess: 0,
    },
    {
      id: 'SCDW',
      name: 'Super collision damage waiver',
      price: medium,
      perRental: false,
      insurance: true,
      excess,
    },
    {
      id: 'CGT',
      name: 'Glass and tyre cover',
      price: 390,
      perRental: false,
      insurance: true,
      excess: excess * 3,
    },
  ]
}
