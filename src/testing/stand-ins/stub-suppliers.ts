import type { Plan, Rate, SupplierConnector } from '#domains/suppliers/public.ts'

/** A valid rate of a small car, with `over` overriding its fields. */
export function stubRate(over: Partial<Rate> = {}): Rate {
  return {
    key: 'ECMR',
    acriss: 'ECMR',
    vehicleName: 'Seat Ibiza',
    seats: 5,
    doors: 5,
    bags: 2,
    image: null,
    vendorCode: null,
    total: { amount: 12_000, currency: 'EUR' },
    prepaid: true,
    mileage: { unlimited: true, includedKm: null, extraKm: null },
    fuelPolicy: 'full_to_full',
    deposit: null,
    excess: null,
    fees: [],
    inclusions: [],
    cancellation: null,
    creditCardRequired: false,
    carry: {},
    ...over,
  }
}

/** A plan with its own supplier. */
export function stubPlan(id: string, supplierId: number): Plan {
  return {
    id,
    name: id,
    label: id,
    supplier: { id: supplierId, code: id, name: id, rating: null },
    marginBasisPoints: 1000,
    paymentTiming: 'now',
    nonRefundable: false,
    freeCancellationHours: 48,
  }
}

/** A supplier that only supports availability requests. */
export function stubConnector(availability: SupplierConnector['availability']): SupplierConnector {
  const unexpected = () => Promise.reject(new Error('only its cars are asked for'))
  return {
    availability,
    locations: unexpected,
    recheck: unexpected,
    reserve: unexpected,
    retrieve: unexpected,
    modify: unexpected,
    cancel: unexpected,
  }
}
