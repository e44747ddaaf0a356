import type { StatedCover } from '#kernel/cover-parts.ts'
import type { DeskKind } from '#kernel/desk-kind.ts'
import type { Result } from '#kernel/result.ts'
import type { Coordinates } from '#kernel/geo.ts'
import type { Money } from '#kernel/money.ts'
import type { OpeningHours } from '#kernel/opening-hours.ts'

/**
 * One plan of one supplier, over the supplier's own protocol. Each call has its own timeout and never throws for a
 * supplier's failure: it returns a `Result`. Connectors keep no state between calls except what `carry` returns.
 */
export type SupplierConnector = {
  /** Lists all stations of the supplier that this account may rent from. */
  locations(): Promise<SupplierResult<SupplierStation[]>>
  /** Lists all cars of a station for a rental. No available car is an empty list, not a failure. */
  availability(request: RentalRequest): Promise<SupplierResult<Rate[]>>
  /**
   * Fetches the current price and terms of one car, with its extras and protections; `refused` if it is no longer
   * available.
   */
  recheck(request: RentalRequest, car: ChosenCar): Promise<SupplierResult<RecheckedRate>>
  /**
   * Like `recheck`, for changing one of our reservations, whose own car counts as available. Without this method, a
   * change is priced as a new rental, and appears sold out if its own car is the last one. Changes at OK Mobility,
   * Europcar and OTA are orders that return their price only when made; the others have no changes.
   */
  recheckReserved?(
    booking: BookingKeys,
    request: RentalRequest,
    car: ChosenCar,
  ): Promise<SupplierResult<RecheckedRate>>
  reserve(request: ReservationRequest): Promise<SupplierResult<Reservation>>
  /**
   * Fetches the state of one of our reservations; null if the supplier has none. `refused` with reason `not_offered` if
   * the protocol cannot look it up (no supplier reference, and no search by ours).
   */
  retrieve(booking: BookingKeys): Promise<SupplierResult<Reservation | null>>
  /**
   * Lists our reservations for this rental in this driver's name, for protocols that cannot search by our reference but
   * list reservations. The caller decides whether one of them matches.
   */
  findListed?(
    rental: RentalRequest,
    driver: Pick<DriverDetails, 'firstName' | 'lastName'>,
  ): Promise<SupplierResult<Reservation[]>>
  /**
   * Changes times, extras or driver of a reservation; returns its new state. `refused` with reason `not_modifiable` if
   * the protocol has no such call.
   */
  modify(booking: BookingKeys, request: ReservationRequest): Promise<SupplierResult<Reservation>>
  /** Cancels a reservation. Idempotent: an already cancelled one returns `cancelled`. */
  cancel(booking: BookingKeys): Promise<SupplierResult<Reservation>>
}

/** Outcome of a call to a supplier. */
export type SupplierResult<Value> = Result<Value, SupplierFailure>

export type SupplierFailure =
  /** The supplier understood and refused: nothing was booked or changed. */
  | { code: 'refused'; reason: RefusalReason; detail: string }
  /** The request never reached the supplier: nothing was booked or changed. */
  | { code: 'unreachable'; detail: string }
  /** Timeout or lost connection after the request was sent: it may or may not have acted. */
  | { code: 'no_answer'; detail: string }
  /** An invalid response: it may or may not have acted. */
  | { code: 'garbage'; detail: string }
  /**
   * Our limit of concurrent requests was reached: the request was not sent, and does not indicate a supplier problem.
   */
  | { code: 'overloaded'; detail: string }

/** Returns true if the request certainly never reached the supplier. */
export function wasNeverSent({ code }: SupplierFailure): boolean {
  return code === 'unreachable' || code === 'overloaded'
}

export const REFUSAL_REASONS = [
  'sold_out',
  'rate_expired',
  'station_closed',
  'unknown_station',
  'one_way_not_offered',
  'invalid_dates',
  'driver_age',
  'flight_number_required',
  'already_exists',
  'not_found',
  'not_authorized',
  'not_modifiable',
  'not_offered',
  'other',
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

export type SupplierStation = Coordinates & {
  /** The supplier's own code, unique within the supplier. */
  code: string
  name: string
  /** The airport it serves, if any. */
  iata: string | null
  city: string
  countryCode: string
  addressLine: string
  phone: { countryCode: string; phone: string }
  openingHours: OpeningHours
  desk: DeskKind
}

/** A rental as requested from a supplier: stations by the supplier's codes, local wall times at each desk. */
export type RentalRequest = {
  pickUpStation: string
  dropOffStation: string
  /** `YYYY-MM-DDTHH:mm` in the pick-up station's local time. */
  pickUpAt: string
  /** `YYYY-MM-DDTHH:mm` in the drop-off station's local time. */
  dropOffAt: string
  driverAge: number
  /** ISO 3166-1 alpha-2 country of residence. */
  residence: string
}

/** A car from an earlier availability response, in the form the supplier needs to identify it. */
export type ChosenCar = { acriss: string; carry: SupplierToken }

/**
 * Values that a connector needs back from its own earlier response: rate ids, tokens, codes. Opaque to all others;
 * quotes and bookings store it under `carry`.
 */
export type SupplierToken = Readonly<Record<string, string>>

export const FUEL_POLICIES = [
  'same_to_same',
  'full_to_full',
  'full_to_empty',
  'half_to_half',
  'half_to_empty',
  'quarter_to_quarter',
  'quarter_to_empty',
  'empty_to_empty',
  'free_full_tank',
] as const
export type FuelPolicy = (typeof FUEL_POLICIES)[number]

export const FEE_KINDS = [
  'one_way',
  'young_driver',
  'senior_driver',
  'out_of_hours',
  'airport_surcharge',
  'environment',
  'local_tax',
  'local_charge',
] as const
export type FeeKind = (typeof FEE_KINDS)[number]

export const INCLUSIONS = [
  'third_party_liability',
  'collision_damage_waiver',
  'theft_protection',
  'unlimited_mileage',
  'local_taxes',
  'airport_surcharge',
  'roadside_assistance',
  'free_cancellation',
  'navigation',
  'additional_driver',
] as const
export type Inclusion = (typeof INCLUSIONS)[number]

/** Reasons a charge has no certain amount: the part of the supplier's data that cannot be computed. */
export const UNCLEAR_CHARGES = [
  'calculation',
  'condition',
  'currency',
  'days',
  'decimals',
  'discount',
  'limits',
  'quantity',
  'tax',
] as const
export type UnclearCharge = (typeof UNCLEAR_CHARGES)[number]

/** One car at one station for one rental, as offered by the supplier. All amounts include tax. */
export type Rate = {
  /** Stable key of a car at a station across responses: supplier's group, rate plan. */
  key: string
  acriss: string
  /** The supplier's model name, without "or similar". */
  vehicleName: string
  seats: number | null
  doors: number | null
  bags: number | null
  /** The supplier's picture URL; null if there is none. */
  image: string | null
  /** Brand code of the desk if the supplier is a broker (AL, ZL, DS, OK, CE, GM, GC). */
  vendorCode: string | null
  /** The same brand by the supplier's own name. */
  vendorName?: string
  /** The supplier's name of the package if one car is sold in several; replaces the plan's own label. */
  productName?: string
  /** The whole rental, including mandatory fees except those collected at the desk. */
  total: Money
  /** True if the supplier charges us (prepaid); false if it charges the driver at the desk. */
  prepaid: boolean
  mileage: { unlimited: boolean; includedKm: number | null; extraKm: Money | null }
  fuelPolicy: FuelPolicy
  deposit: Money | null
  excess: Money | null
  /** Mandatory fees. `included`: part of `total`; otherwise the driver pays it at the desk, with any plan. */
  fees: { kind: FeeKind; amount: Money; included: boolean }[]
  inclusions: Inclusion[]
  /** Cancellation terms in the response; null if the protocol has none (the plan's configuration applies). */
  cancellation: SupplierTerms | null
  /** True if the desk requires a credit card in the driver's name. */
  creditCardRequired: boolean
  /** Required years of holding a licence, if the supplier states it. */
  licenceYears?: number
  /** Set if the price is uncertain: such a car is counted, and not sold. */
  unclear?: UnclearCharge
  carry: SupplierToken
}

/**
 * Returns true if the fees inside a total leave a positive amount for the rental itself; fees in another currency are
 * ignored. Otherwise fees or total were misread, and the car has no reliable price.
 */
export function feesFit(total: Money, fees: readonly { amount: Money; included: boolean }[]): boolean {
  const inside = fees.filter(({ amount, included }) => included && amount.currency === total.currency)
  const all = inside.reduce((sum, { amount }) => sum + amount.amount, 0)
  return inside.every(({ amount }) => amount.amount >= 0) && all < total.amount
}

/** Cancellation terms of a supplier; `freeUntil` is `YYYY-MM-DDTHH:mm` in the pick-up station's local time. */
export type SupplierTerms = { nonRefundable: boolean; freeUntil: string | null }

export type RecheckedRate = Rate & {
  extras: Extra[]
  protections: Protection[]
  /** Reasons for extras and protections with an uncertain price: they are counted, and not sold. */
  unclearItems?: readonly UnclearCharge[]
}

export const EXTRA_KINDS = [
  'infant_seat',
  'child_seat',
  'booster_seat',
  'gps',
  'additional_driver',
  'wifi',
  'snow_chains',
  'ski_rack',
  'cross_border',
  'other',
] as const
export type ExtraKind = (typeof EXTRA_KINDS)[number]

/** An optional extra; `price` is for one unit, for the whole rental (`per: rental`) or per day. */
export type Extra = {
  id: string
  kind: ExtraKind
  /** The supplier's own name of the extra. */
  name: string
  price: Money
  per: 'rental' | 'day'
  /** Price of one unit for this rental, capped at the supplier's maximum. */
  priceForRental: Money
  max: number
}

/**
 * Kinds of protections. `excess_refund` is no waiver: the driver still pays the desk's excess and is refunded
 * afterwards by the seller of the refund. It is paid for with the car, not at the desk.
 */
export const PROTECTION_KINDS = ['basic', 'medium', 'full', 'excess_refund'] as const
export type ProtectionKind = (typeof PROTECTION_KINDS)[number]

/** A protection sold with the car; `excessAfter` is the remaining excess. */
export type Protection = {
  id: string
  kind: ProtectionKind
  name: string
  price: Money
  per: 'rental' | 'day'
  priceForRental: Money
  excessAfter: Money | null
  /** Cover as stated by the seller; absent if nothing is stated. */
  stated?: StatedCover
}

export type DriverDetails = {
  firstName: string
  lastName: string
  email: string
  phone: { countryCode: string; phone: string }
  age: number
  residence: string
  flightNumber: string | null
}

export type ReservationRequest = {
  /** Our own reference as the broker: 10 characters, unique, sent wherever the protocol has a field for it. */
  reference: string
  rental: RentalRequest
  car: ChosenCar
  extras: { id: string; quantity: number }[]
  protectionId: string | null
  driver: DriverDetails
}

/**
 * Identifies a booking to a supplier; `supplierReference` is null while the supplier's response is unknown. Some
 * protocols also require the station of the rental.
 */
export type BookingKeys = { reference: string; supplierReference: string | null; rental: RentalRequest }

export type Reservation = {
  supplierReference: string
  status: 'confirmed' | 'pending' | 'cancelled' | 'refused'
  /** The amount the supplier will charge, if stated. */
  total: Money | null
  /** True if the supplier recorded the pick-up; most protocols do not report it. */
  pickedUp?: true
}
