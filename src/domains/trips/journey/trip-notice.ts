import type { TripDesk, Fare } from '#domains/fares/public.ts'
import type { LangId } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { NoticeRoute } from './notices/notice-route.ts'
import type { PayBy } from './trip.contract.ts'
import type { TripMoney } from './trip-money.ts'

/**
 * What a traveller is told of their trip; `waiting`: booked, once their company agrees. `to_approve` is for who may agree.
 */
export type TripNews =
  | 'booked'
  /** Kept until it is paid by card. */
  | 'reserved'
  /** The receipt of a payment by card. */
  | 'paid'
  /** What is paid in all, once the driver or the desk has collected something. */
  | 'collected'
  | 'waiting'
  | 'to_approve'
  | 'approved'
  | 'assigned'
  /** A place of it was set, and its price. */
  | 'repriced'
  | 'cancelled'
  | 'no_show'
  | 'billed'
  | 'credited'
  | 'refund_failed'

/** What a traveller without an e-mail address is told by a text message. */
export const TRIP_SMS = ['assigned', 'started', 'cancelled', 'billed'] as const
export type TripSms = (typeof TRIP_SMS)[number]

/**
 * What a notice says, in its reader's language; `start` is a time on the city's clock. `name` is the reader's; null: the
 * address is not known to be theirs, so that nothing that whoever booked typed goes there.
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
  /** On the city’s clock, as `start`. */
  end: string
  way: NoticeRoute
  /** A package or plan with its hours and kilometres; null: none was chosen. */
  bought: string | null
  hasDriver: boolean
  deposit: Money | null
  /** Where a self-drive car is collected; null: no more is on record than its city. */
  desk: TripDesk | null
  payment: { by: PayBy; /** Null: nothing waits for a card. */ payUntil: string | null }
  /** What cancelling costs, until when; null: from then on. */
  cancelling: { until: string | null; fee: Money }[]
  /** Of our own site: where the trip is decided on, paid or its payment shown, else where we are written to. */
  link: string
  leadsTo: 'approval' | 'payment' | 'contact'
  vehicleType: string
  total: Money
  vehicle: { plate: string; make: string; model: string; color: string | null } | null
  driver: { name: string; phone: { countryCode: string; phone: string } } | null
  cancelled: { fee: Money; refund: Money; reason: string | null } | null
  bill: { number: string; fare: Fare } | null
  /** The last bill that was given back; null: none was. */
  credit: { number: string; bill: string; total: Money } | null
  money: TripMoney
  /** What the wallet or the card got back of the quote, since the bill was lower. */
  returned: Money
}
