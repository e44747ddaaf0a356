import type { LangId } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { Fare } from '../fares/quotes/quote.contract.ts'

/**
 * What a traveller is told of their trip; `waiting`: booked, once their company agrees. `to_approve` is for who may agree.
 */
export type TripNews =
  | 'booked'
  | 'waiting'
  | 'to_approve'
  | 'approved'
  | 'assigned'
  | 'cancelled'
  | 'no_show'
  | 'billed'
  | 'refund_failed'

/** What a traveller without an e-mail address is told by a text message. */
export const TRIP_SMS = ['assigned', 'started', 'cancelled', 'billed'] as const
export type TripSms = (typeof TRIP_SMS)[number]

/**
 * What a notice says, in its reader's language; `start` is a time on the city's clock. `name` is the reader's; null: the
 * address is not known to be theirs, so that nothing that whoever booked typed goes there.
 */
export type TripNotice = {
  recipient: string
  langId: LangId
  name: string | null
  traveller: string
  reference: string
  city: string
  start: string
  vehicleType: string
  total: Money
  vehicle: { plate: string; make: string; model: string; color: string | null } | null
  driver: { name: string; phone: { countryCode: string; phone: string } } | null
  cancelled: { fee: Money; refund: Money; reason: string | null } | null
  bill: { number: string; fare: Fare } | null
}
