import type { TripDesk, Fare } from '#domains/fares/public.ts'
import type { LangId } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type words from '../words/en/trip-notices.json'
import type { NoticeRoute } from './notices/notice-route.ts'
import type { PayBy } from './trip.contract.ts'
import type { TripMoney } from './trip-money.ts'

/**
 * Kinds of trip notices to the traveller: each has its texts. `reserved`: until it is paid by card. `paid`: the receipt
 * of a card payment. `collected`: the total paid, after the driver or the desk collected something. `waiting`: booked,
 * subject to approval by the company. `to_approve` is for approvers. `repriced`: a place was changed, and the price
 * with it.
 */
export type TripNoticeKind = keyof typeof words

/** Notices sent by SMS to a traveller without an email address. */
export const TRIP_SMS = ['assigned', 'started', 'cancelled', 'billed'] as const
export type TripSms = (typeof TRIP_SMS)[number]

/**
 * Contents of a notice, in the reader's language. `start` is on the city's clock. `name` is the reader's. It is null if
 * the address may be someone else's; then the notice contains no text entered by the booker.
 */
export type TripNotice = {
  tripId: string
  recipient: string
  langId: LangId
  name: string | null
  traveller: string
  reference: string
  city: string
  start: string
  /** On the city's clock, like `start`. */
  end: string
  route: NoticeRoute
  /** The package or plan with its hours and kilometres. Null if none was chosen. */
  bought: string | null
  hasDriver: boolean
  deposit: Money | null
  /** Desk of a self-drive car. Null if only its city is on record. */
  desk: TripDesk | null
  payment: { by: PayBy; /** Null without a due card payment. */ payUntil: string | null }
  /** Costs of a cancellation and their end. Null for the last cost, which has no end. */
  cancelling: { until: string | null; fee: Money }[]
  /** Page of our site for approval or payment of the trip, otherwise the contact page. */
  link: string
  linkTarget: 'approval' | 'payment' | 'contact'
  vehicleType: string
  total: Money
  vehicle: { plate: string; make: string; model: string; color: string | null } | null
  driver: { name: string; phone: { countryCode: string; phone: string } } | null
  cancelled: { fee: Money; refund: Money; reason: string | null } | null
  bill: { number: string; fare: Fare } | null
  /** The last credited bill. Null if there is none. */
  credit: { number: string; bill: string; total: Money } | null
  money: TripMoney
  /** Amount refunded to the wallet or the card after a lower bill. */
  returned: Money
}
