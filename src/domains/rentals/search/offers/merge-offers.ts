import type { Offer } from '../search.contract.ts'

/** Keeps only the cheapest of offers with the same car, station, supplier and terms. */
export function mergeOffers(offers: readonly Offer[]): Offer[] {
  const cheapest = new Map<string, Offer>()
  for (const offer of offers) {
    const key = sameTerms(offer)
    const known = cheapest.get(key)
    if (!known || offer.price.total.amount < known.price.total.amount) cheapest.set(key, offer)
  }
  return [...cheapest.values()]
}

function sameTerms({
  supplier,
  vehicle,
  pickup,
  dropoff,
  mileage,
  fuel_policy,
  cancellation,
  payment,
  licence_years,
  deposit,
  excess,
  inclusions,
}: Offer): string {
  return [
    supplier.id,
    supplier.desk_brand,
    vehicle.acriss,
    vehicle.name,
    pickup.id,
    dropoff.id,
    mileage.unlimited,
    mileage.km_included,
    fuel_policy,
    JSON.stringify(cancellation),
    payment.timing,
    payment.credit_card_required,
    licence_years,
    deposit?.amount,
    excess?.amount,
    ...inclusions,
  ].join('|')
}
