import { money, share, type Money } from '#kernel/money.ts'
import type { Extra, Inclusion, Protection, Rate } from '#domains/suppliers/public.ts'
import { carPrice, extraPrice, youngDriverFee } from './stock-price.ts'
import type { StockRental } from './stock-rental.ts'
import type { StockClass } from './stock.ts'

const INCLUDED: readonly Inclusion[] = [
  'third_party_liability',
  'collision_damage_waiver',
  'theft_protection',
  'local_taxes',
  'roadside_assistance',
]

/** A class as offered for a rental: car and mandatory fees in the currency of the pick-up station. */
export function stockRate(
  car: StockClass,
  rental: StockRental,
  driverAge: number,
  now: Temporal.Instant,
): Rate {
  const { from, billedDays } = rental
  const inCurrency = (amount: number) => money(amount, from.currency)
  const fees = feesOf(rental, driverAge).map(({ kind, amount }) => ({
    kind,
    amount: inCurrency(amount),
    included: true,
  }))
  const price = carPrice(car.dayPrice, from.rates, billedDays)
  const freeUntil = freeCancellationUntil(rental, now)
  const unlimited = car.kmPerDay === null
  return {
    key: car.acriss,
    acriss: car.acriss,
    vehicleName: car.vehicleName,
    seats: car.seats,
    doors: car.doors,
    bags: car.bags,
    image: null,
    vendorCode: null,
    total: inCurrency(fees.reduce((total, fee) => total + fee.amount.amount, price)),
    prepaid: false,
    mileage: {
      unlimited,
      includedKm: car.kmPerDay === null ? null : car.kmPerDay * billedDays.length,
      extraKm: car.extraKm === null ? null : inCurrency(car.extraKm),
    },
    fuelPolicy: car.fuelPolicy,
    deposit: inCurrency(car.deposit),
    excess: inCurrency(car.excess),
    fees,
    inclusions: [
      ...INCLUDED,
      ...(unlimited ? (['unlimited_mileage'] as const) : []),
      ...(freeUntil === null ? [] : (['free_cancellation'] as const)),
    ],
    cancellation: { nonRefundable: false, freeUntil },
    creditCardRequired: car.creditCardRequired,
    carry: {},
  }
}

/** A garage's extras, at their price for this rental. */
export function stockExtras({ from, billedDays }: StockRental): Extra[] {
  return from.extras.map((extra) => ({
    id: extra.code,
    kind: extra.kind,
    name: extra.name,
    price: money(extra.price, from.currency),
    per: extra.per,
    priceForRental: money(extraPrice(extra, billedDays.length), from.currency),
    max: extra.most,
  }))
}

/** Protections for a class of car; each leaves the driver a share of its excess. */
export function stockProtections({ from, billedDays }: StockRental, excess: Money): Protection[] {
  return from.protections.map(({ code, kind, name, dayPrice, excessBasisPoints, covers, excludes }) => ({
    id: code,
    kind,
    name,
    price: money(dayPrice, from.currency),
    per: 'day',
    priceForRental: money(dayPrice * billedDays.length, from.currency),
    excessAfter: share(excess, excessBasisPoints),
    ...(covers.length + excludes.length > 0 && { stated: { covers: [...covers], excludes: [...excludes] } }),
  }))
}

function feesOf({ from, billedDays, oneWayFee, outOfHoursFee }: StockRental, driverAge: number) {
  const fees = [
    { kind: 'one_way', amount: oneWayFee },
    { kind: 'out_of_hours', amount: outOfHoursFee },
    { kind: 'young_driver', amount: youngDriverFee(from.youngDriver, driverAge, billedDays.length) },
  ] as const
  return fees.filter(({ amount }) => amount > 0)
}

/** Returns `YYYY-MM-DDTHH:mm` in the station's local time. Null if that time has passed. */
function freeCancellationUntil(
  { from, period: { pickUp } }: StockRental,
  now: Temporal.Instant,
): string | null {
  const until = pickUp.toPlainDateTime().subtract({ hours: from.freeCancellationHours })
  const over = Temporal.Instant.compare(until.toZonedDateTime(from.timeZone).toInstant(), now) <= 0
  return over ? null : until.toString({ smallestUnit: 'minute' })
}
