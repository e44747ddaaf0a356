import { TRIP_CATEGORIES } from '../categories.contract.ts'

/** A version of a rate card for the API reference: a car with its driver by the hour. */
export const RATE_CARD_EXAMPLE = {
  city_id: 'in-blr',
  category: TRIP_CATEGORIES.rental,
  vehicle_type_id: 'sedan',
  company_id: null,
  base: 1,
  from_day: '2027-03-01',
  content: {
    kind: 'rental' as const,
    currency: 'INR' as const,
    fuel_included: true,
    packages: [
      { id: '4h40km', minutes: 240, km: 40, price: 120_000, garage_to_garage: false },
      { id: '8h80km', minutes: 480, km: 80, price: 200_000, garage_to_garage: false },
    ],
    extra_km: 1400,
    extra_hour: 15_000,
    grace_minutes: 15,
    night: { amount: 24_000, by: 'minute' as const },
    estimates: [],
  },
  lang_id: 1 as const,
}
