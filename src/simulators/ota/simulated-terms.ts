import { decimal } from '#kernel/money.ts'
import type { PricedCar, SimulatedRental } from '../simulation/simulated-rental.ts'
import { inLocalCurrency } from '../world/countries.ts'
import { element } from '#connectors/suppliers/xml.ts'
import { NAJM_DESK } from './simulated-cost.ts'

const FREE_HOURS = 24
const DEBIT_CARD = '6'
const CREDIT_CARD = '5'
/** Categories that also accept a debit card. */
const SMALL: ReadonlySet<string> = new Set(['mini', 'economy', 'compact'])

/**
 * Returns true if cancellation is free: until a day before pick-up; then it costs a day. `now` is the desk's local
 * time.
 */
export function isStillFree({ pickUp }: SimulatedRental, now: number): boolean {
  return pickUp.instant - FREE_HOURS * 60 > now
}

/**
 * Returns the payment rules of availability: cancellation, and the deposit, which the desk holds in its own currency.
 */
export function paymentRulesXml(rental: SimulatedRental, { car, daily }: PricedCar, free: boolean): string {
  const { country } = rental.from
  const until = new Date((rental.pickUp.instant - FREE_HOURS * 60) * 60_000).toISOString().slice(0, 19)
  const { category } = car.vehicle
  return element(
    'PaymentRules',
    {},
    element('PaymentRule', {
      RuleType: '1',
      Amount: decimal(daily),
      CurrencyCode: 'EUR',
      DateTime: free ? until : null,
    }),
    element('PaymentRule', {
      RuleType: '3',
      Amount: decimal(inLocalCurrency(NAJM_DESK[category].deposit, country)),
      CurrencyCode: country.currency,
      PaymentType: SMALL.has(category) ? DEBIT_CARD : CREDIT_CARD,
    }),
  )
}

/** Returns the rules of a rate. After the free period, the fee counts from booking. */
export function rateRulesXml({ daily }: PricedCar, free: boolean): string {
  const deadline = free
    ? { OffsetDropTime: 'BeforeArrival', OffsetTimeUnit: 'Hour', OffsetUnitMultiplier: FREE_HOURS }
    : { OffsetDropTime: 'AfterBooking', OffsetTimeUnit: 'Hour', OffsetUnitMultiplier: 0 }
  return element(
    'RateRules',
    {},
    element(
      'CancelPenaltyInfo',
      {},
      element('Deadline', deadline),
      element('PenaltyFee', { Amount: decimal(daily), CurrencyCode: 'EUR' }),
    ),
  )
}
