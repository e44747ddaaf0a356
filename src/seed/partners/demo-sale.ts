import type { PartnerAttribution } from '#domains/attribution/public.ts'
import type { Driver } from '#domains/rentals/bookings/driver.contract.ts'
import type { Sold } from '#domains/rentals/quotes/sold.ts'
import { everyDay } from '#kernel/opening-hours.ts'
import { money } from '#kernel/money.ts'

/** Airports at which demo cars are picked up and returned. */
const PLACES = {
  DXB: { name: 'Dubai International', city: 'Dubai', country: 'AE', at: [25.2528, 55.3644, 'Asia/Dubai'] },
  KWI: {
    name: 'Kuwait International',
    city: 'Kuwait City',
    country: 'KW',
    at: [29.2388, 47.9731, 'Asia/Kuwait'],
  },
  MCT: { name: 'Muscat International', city: 'Muscat', country: 'OM', at: [23.5933, 58.2844, 'Asia/Muscat'] },
  MAD: { name: 'Madrid–Barajas', city: 'Madrid', country: 'ES', at: [40.4936, -3.5668, 'Europe/Madrid'] },
} as const

/** Cars by name: supplier, class and euro hundredths a day. */
const CARS = {
  'Toyota Yaris': { supplier: 17, acriss: 'ECAR', category: 'economy', body: 'hatchback', day: 2900 },
  'Toyota Corolla': { supplier: 14, acriss: 'CDAR', category: 'compact', body: 'saloon', day: 3400 },
  'Kia Seltos': { supplier: 17, acriss: 'CFAR', category: 'compact', body: 'suv', day: 4100 },
  'Nissan Patrol': { supplier: 14, acriss: 'LFBR', category: 'luxury', body: 'suv', day: 14_800 },
} as const

const SUPPLIERS = {
  14: { code: 'ok-mobility', name: 'OK Mobility', plan: 'OKMobility', planId: 'ok-mobility' },
  17: { code: 'direct', name: 'Sahra Cars', plan: 'Direct-Standard', planId: 'direct-standard' },
} as const

/** The supplier's share of the price before the partner's percentage. */
const SUPPLIER_PART = 0.85

export type DemoCar = { place: keyof typeof PLACES; car: keyof typeof CARS; days: number }

export type DemoPrice = ReturnType<typeof demoSale>['price']

type Rental = DemoCar & {
  pickUpAt: Temporal.Instant
  dropOffAt: Temporal.Instant
  driver: Driver
  attribution: PartnerAttribution
}

/** Returns a car sold by a partner's link: paid at the desk, with the partner's percentage in its price. */
export function demoSale({ place, car, days, pickUpAt, dropOffAt, driver, attribution }: Rental) {
  const { supplier, acriss, category, body, day } = CARS[car]
  const { code, name, plan, planId } = SUPPLIERS[supplier]
  const net = day * days
  const percent = attribution.earns === 'percent' ? attribution.basisPoints : 0
  const eur = (amount: number) => money(Math.round(amount), 'EUR')
  const total = eur(net * (1 + percent / 10_000))
  const price = {
    total,
    per_day: eur(total.amount / days),
    pay_now: eur(0),
    pay_at_desk: total,
    supplier_total: eur(net * SUPPLIER_PART),
    lines: [{ kind: 'rental' as const, label: 'rental', amount: total }],
  }
  const desk = deskAt(place)
  const local = (at: Temporal.Instant) =>
    at.toZonedDateTimeISO(desk.time_zone).toPlainDateTime().toString({ smallestUnit: 'minute' })
  const offer: Sold['offer'] = {
    offer_id: `demo-${acriss}-${place}`,
    supplier: {
      id: supplier,
      code,
      name,
      plan,
      desk_brand: null,
      logo: `/suppliers/${code}.svg`,
      rating: null,
      rating_count: 0,
    },
    vehicle: {
      name: car,
      or_similar: true,
      acriss,
      category,
      body_type: body,
      transmission: 'automatic',
      fuel: 'unspecified',
      seats: 5,
      doors: 4,
      bags: 2,
      air_conditioning: true,
      image: null,
    },
    pickup: desk,
    dropoff: desk,
    opening_hours: desk.opening_hours,
    distance_km: 0,
    mileage: { unlimited: true, km_included: null, extra_km: null },
    fuel_policy: 'full_to_full',
    inclusions: ['third_party_liability'],
    payment: { timing: 'desk', credit_card_required: true },
    deposit: eur(25_000),
    excess: eur(80_000),
    cancellation: {
      free_until: pickUpAt.subtract({ hours: 48 }).toString(),
      non_refundable: false,
    },
    fees: [],
    price,
  }
  const rental = {
    pickUpStation: desk.id,
    dropOffStation: desk.id,
    pickUpAt: local(pickUpAt),
    dropOffAt: local(dropOffAt),
    driverAge: driver.age,
    residence: driver.residence,
  }
  const sold: Sold = {
    offer,
    rental,
    car: { acriss, carry: {} },
    days,
    driverAge: driver.age,
    residence: driver.residence,
    available: { extras: [], protections: [] },
    ledBy: attribution,
  }
  return { sold, price, planId }
}

function deskAt(id: keyof typeof PLACES) {
  const { name, city, country, at } = PLACES[id]
  const [latitude, longitude, time_zone] = at
  return {
    id,
    type: 'airport' as const,
    iata: id,
    name,
    city,
    country,
    country_code: country,
    latitude,
    longitude,
    time_zone,
    address: { addressLine: 'Arrivals Hall', city, country },
    phone: { countryCode: '+971', phone: '42245192' },
    opening_hours: everyDay(0, 2400),
    desk: 'in_terminal' as const,
  }
}
