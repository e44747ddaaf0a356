import type { Result } from '#kernel/result.ts'
import type { Coordinates } from '#kernel/geo.ts'
import type { Money } from '#kernel/money.ts'
import type { OpeningHours } from '#kernel/opening-hours.ts'

/**
 * One plan of one supplier, spoken to over its own protocol. Each call has its own time-out and never throws for
 * what a supplier does: it answers a `Result`. Connectors keep no state between calls but what `carry` brings back.
 */
export type SupplierConnector = {
  /** Every station of the supplier that this account may rent from. */
  locations(): Promise<Result<SupplierStation[], SupplierFailure>>
  /** All cars of a station for a rental; no car free is an empty list, not a failure. */
  availability(request: RentalRequest): Promise<Result<Rate[], SupplierFailure>>
  /** Today's price and terms of one car, with what can be added to it; `refused` when it is gone. */
  recheck(request: RentalRequest, car: ChosenCar): Promise<Result<RecheckedRate, SupplierFailure>>
  /**
   * The same for a reservation of ours that is to be changed, whose own car counts as free. Where it is missing the
   * change is priced as a new rental, and reads as sold out while its own car is the last one: OK Mobility's and
   * Europcar's change and OTA's are orders that tell their price when they are made, and the others have none.
   */
  recheckHeld?(
    booking: BookingKeys,
    request: RentalRequest,
    car: ChosenCar,
  ): Promise<Result<RecheckedRate, SupplierFailure>>
  reserve(request: ReservationRequest): Promise<Result<Reservation, SupplierFailure>>
  /**
   * What became of a reservation of ours; null when the supplier says there is none. `refused` with reason
   * `not_offered` where the protocol cannot tell (no supplier reference, and no search by our own).
   */
  retrieve(booking: BookingKeys): Promise<Result<Reservation | null, SupplierFailure>>
  /**
   * Our reservations for this rental in this driver's name: where a protocol finds none by our reference and has a list
   * to look in. Whether one of them is the reservation that was asked for is left to whoever looks.
   */
  findListed?(
    rental: RentalRequest,
    driver: Pick<DriverDetails, 'firstName' | 'lastName'>,
  ): Promise<Result<Reservation[], SupplierFailure>>
  /**
   * Changes times, extras or driver of a reservation; answers it as it now stands. `refused` with reason
   * `not_modifiable` where the protocol has no such call.
   */
  modify(booking: BookingKeys, request: ReservationRequest): Promise<Result<Reservation, SupplierFailure>>
  /** Cancels; a reservation that is already cancelled answers `cancelled`, so that asking twice does no harm. */
  cancel(booking: BookingKeys): Promise<Result<Reservation, SupplierFailure>>
}

export type SupplierFailure =
  /** The supplier understood and said no: nothing was booked or changed. */
  | { code: 'refused'; reason: RefusalReason; detail: string }
  /** The request never reached the supplier: nothing was booked or changed. */
  | { code: 'unreachable'; detail: string }
  /** Time-out or cut connection after the request was sent: it may or may not have acted. */
  | { code: 'no_answer'; detail: string }
  /** An answer that cannot be understood: it may or may not have acted. */
  | { code: 'garbage'; detail: string }
  /** We ask this supplier as much at once as we may: the request was not sent, and says nothing of the supplier. */
  | { code: 'overloaded'; detail: string }

/** Whether the supplier certainly never heard of it, though it did not say no. */
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
  /** The airport it serves, when it serves one. */
  iata: string | null
  city: string
  countryCode: string
  addressLine: string
  phone: { countryCode: string; phone: string }
  openingHours: OpeningHours
  desk: 'in_terminal' | 'shuttle' | 'downtown' | 'railway'
}

/** A rental as asked of a supplier: stations by the supplier's codes, local wall times at each desk. */
export type RentalRequest = {
  pickUpStation: string
  dropOffStation: string
  /** `YYYY-MM-DDTHH:mm` on the pick-up station's clock. */
  pickUpAt: string
  /** `YYYY-MM-DDTHH:mm` on the drop-off station's clock. */
  dropOffAt: string
  driverAge: number
  /** ISO 3166-1 alpha-2 country of residence. */
  residence: string
}

/** A car of an earlier availability, as the supplier needs it named again. */
export type ChosenCar = { acriss: string; carry: Carry }

/** What a connector needs back from its own earlier answer: rate ids, tokens, codes. Opaque to all others. */
export type Carry = Readonly<Record<string, string>>

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

/** One car at one station for one rental, as the supplier sells it. All amounts include tax. */
export type Rate = {
  /** The same car in the same station gets the same key in every answer: supplier's group, rate plan. */
  key: string
  acriss: string
  /** Model the supplier shows, without "or similar". */
  vehicleName: string
  seats: number | null
  doors: number | null
  bags: number | null
  /** Picture URL of the supplier; null where it sends none. */
  image: string | null
  /** Code of the brand at the desk where the supplier is a broker (AL, ZL, DS, OK, CE, GM, GC). */
  vendorCode: string | null
  /** The same brand in the supplier's words. */
  vendorName?: string
  /** What the supplier calls the package, where it sells one car in several; stands for the plan's own label. */
  productName?: string
  /** Whole rental, mandatory fees inside but for those that the desk collects besides. */
  total: Money
  /** Whether the supplier charges us (prepaid) or the driver at the desk. */
  prepaid: boolean
  mileage: { unlimited: boolean; includedKm: number | null; extraKm: Money | null }
  fuelPolicy: FuelPolicy
  deposit: Money | null
  excess: Money | null
  /** Mandatory for this rental. `included`: inside `total`; else the driver pays it at the desk, whatever the plan. */
  fees: { kind: FeeKind; amount: Money; included: boolean }[]
  inclusions: Inclusion[]
  /** What the reply itself says of cancelling; null where the protocol carries nothing (the plan's configuration then). */
  cancellation: CancellationTerms | null
  /** A credit card in the driver's name is asked for at the desk. */
  creditCardRequired: boolean
  /** Years the driver must have held a licence, where the supplier says so. */
  licenceYears?: number
  carry: Carry
}

/** `freeUntil` is `YYYY-MM-DDTHH:mm` on the pick-up station's clock. */
export type CancellationTerms = { nonRefundable: boolean; freeUntil: string | null }

export type RecheckedRate = Rate & { extras: Extra[]; protections: Protection[] }

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

/** Something the driver may add; `price` is one unit for the whole rental (`per: rental`) or for a day. */
export type Extra = {
  id: string
  kind: ExtraKind
  /** The supplier's own words. */
  name: string
  price: Money
  per: 'rental' | 'day'
  /** Price of one unit for this rental: never above the supplier's ceiling. */
  priceForRental: Money
  max: number
}

/**
 * `excess_refund` is no waiver: the driver bears the desk's excess all the same and is paid it back afterwards by who
 * sold the refund, and it is paid for with the car, not at the desk.
 */
export const PROTECTION_KINDS = ['basic', 'medium', 'full', 'excess_refund'] as const
export type ProtectionKind = (typeof PROTECTION_KINDS)[number]

/** A cover sold with the car; `excessAfter` is what the desk still charges with it. */
export type Protection = {
  id: string
  kind: ProtectionKind
  name: string
  price: Money
  per: 'rental' | 'day'
  priceForRental: Money
  excessAfter: Money | null
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
  /** The broker's own reference, 10 characters, unique: sent wherever the protocol has a field for it. */
  reference: string
  rental: RentalRequest
  car: ChosenCar
  extras: { id: string; quantity: number }[]
  protectionId: string | null
  driver: DriverDetails
}

/**
 * How a supplier knows a booking; `supplierReference` is null while its answer is unknown. Some protocols want the
 * station of the rental named with it.
 */
export type BookingKeys = { reference: string; supplierReference: string | null; rental: RentalRequest }

export type Reservation = {
  supplierReference: string
  status: 'confirmed' | 'pending' | 'cancelled' | 'refused'
  /** What the supplier will charge, when it says so. */
  total: Money | null
  /** Its record says that the driver was given the car; most protocols say nothing of it. */
  pickedUp?: true
}
