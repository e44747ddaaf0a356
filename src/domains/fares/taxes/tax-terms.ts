import { CATEGORIES, type TripCategory } from '../categories.contract.ts'
import { rulesOf } from '../categories/rules.ts'

/** A tax detail of a country's bills, from a day on. */
export type TaxTerm = { country: string; from_day: string } & (
  | { kind: 'code'; category: TripCategory; code: string }
  | { kind: 'supplier'; supplier: 'broker' | 'owner' }
  | { kind: 'broker'; corporate: boolean }
  | { kind: 'reverse_charge'; basis_points: number | null }
  | { kind: 'tax_id'; tax_id: string }
)

const gst = { country: 'IN', from_day: '2017-07-01' } as const

/**
 * Tax details of bills besides the rate, to be confirmed by the broker's accountant; `TRIP_TAX_TERMS` adds other rows.
 * India: services by their SAC, which each category defines. The operator of the electronic platform is the deemed
 * supplier (CGST Act s. 9(5)). Otherwise a non-corporate supply to a company at 5% is under reverse charge since
 * October 2019 (notification 22/2019).
 */
export const TAX_TERMS: readonly TaxTerm[] = [
  ...CATEGORIES.map(({ number: category }): TaxTerm => ({
    ...gst,
    kind: 'code',
    category,
    code: rulesOf(category).serviceCode,
  })),
  { ...gst, kind: 'supplier', supplier: 'broker' },
  { country: 'IN', from_day: '2019-10-01', kind: 'reverse_charge', basis_points: 500 },
]

/**
 * The terms of one trip. `supplier`: the party that owes the tax to the state. `broker`: the company that runs this
 * product.
 */
export type AppliedTerms = {
  service_code: string | null
  supplier: 'broker' | 'owner'
  broker_corporate: boolean
  /** The rate at which a non-corporate bill to a company is under reverse charge. Null if none. */
  reverse_charge: number | null
  /** The broker's tax id in this country. Null to use the company's. */
  broker_tax_id: string | null
}

type Taxed = { country: string; day: string; category: TripCategory }

/**
 * Returns, for each kind, the latest row that has started by a day. Of two with the same day, the later in the list
 * wins.
 */
export function termsOn(terms: readonly TaxTerm[], { country, day, category }: Taxed): AppliedTerms {
  const inForce = terms
    .filter((term) => term.country === country && term.from_day <= day)
    .toSorted((one, other) => (one.from_day < other.from_day ? -1 : one.from_day > other.from_day ? 1 : 0))
  const latest = <Kind extends TaxTerm['kind']>(kind: Kind) =>
    inForce.findLast((term) => term.kind === kind && (term.kind !== 'code' || term.category === category)) as
      | Extract<TaxTerm, { kind: Kind }>
      | undefined
  return {
    service_code: latest('code')?.code ?? null,
    supplier: latest('supplier')?.supplier ?? 'broker',
    broker_corporate: latest('broker')?.corporate ?? true,
    reverse_charge: latest('reverse_charge')?.basis_points ?? null,
    broker_tax_id: latest('tax_id')?.tax_id ?? null,
  }
}
