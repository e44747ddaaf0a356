import { encodeOfferId, type OfferKey } from '#domains/rentals/search/offers/offer-id.ts'

/** The id of an offer at Dubai airport in March 2027; `over` overrides fields of its key. */
export function sampleOfferId(over: Partial<OfferKey> = {}): string {
  return encodeOfferId({
    planId: 'plan',
    placeId: 'DXB',
    pickUpStationId: 'desk',
    dropOffStationId: 'desk',
    pickUpAt: '2027-03-01T10:00',
    dropOffAt: '2027-03-05T10:00',
    driverAge: 30,
    residence: 'AE',
    currency: 'EUR',
    rateKey: 'ECMR',
    shownTotal: 12_000,
    ...over,
  })
}
