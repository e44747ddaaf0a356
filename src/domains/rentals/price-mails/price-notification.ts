import type { LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { Money } from '#kernel/money.ts'
import type { ComparedTerm, GiveUpReason } from '../rebookings/rebooking.contract.ts'
import type { Offer } from '../search/search.contract.ts'

/** One of the two cars in a mail, with its total. */
export type CarInMail = Pick<Offer, 'vehicle' | 'supplier'> & { total: Money }

type UnsubscribeLinks = {
  /** Path of the unsubscribe page. */ page: string
  /** Path of the one-click call of a mail program. */ oneClick: string
}

/** The search of a price alert as text. The person is notified when a car costs `most` or less. */
export type WatchedSearch = {
  place: string
  /** Null if the car is returned to the pick-up place. */
  dropOffPlace: string | null
  /** Local time at each desk, `YYYY-MM-DDTHH:mm`. */
  pickUpAt: string
  dropOffAt: string
  most: Money
  /** Required properties of the car, one line per filter. */
  conditions: readonly string[]
}

/** A mail about a watched price. */
export type PriceNotification =
  | {
      kind: 'cheaper_car'
      reference: string
      old: CarInMail
      found: CarInMail
      saving: Money
      /** Terms in which the found car is better, and those in which it only differs. */
      differs: { better: readonly ComparedTerm[]; other: readonly ComparedTerm[] }
      /** Number of the booking's extras that the found car lacks. */
      missing: number
      unsubscribe: UnsubscribeLinks
    }
  | {
      kind: 'alert_confirm'
      at: Temporal.Instant
      alert: WatchedSearch
      /** Path of the confirmation page. */
      page: string
    }
  | { kind: 'alert_on'; at: Temporal.Instant; alert: WatchedSearch; unsubscribe: UnsubscribeLinks }
  | {
      kind: 'alert_low'
      alert: WatchedSearch
      total: Money
      /** Query of the results page. */
      query: string
      unsubscribe: UnsubscribeLinks
    }
  | {
      kind: 'rebooking_ended'
      reason: GiveUpReason
      reference: string
      newReference: string | null
    }

/**
 * Queues a mail about a price, in the transaction of the event it reports. `bookingId`: the booking whose price it is.
 */
export type QueuePriceMail = (
  tx: Db,
  notification: PriceNotification,
  reader: { recipient: string; langId: LangId; bookingId?: string },
) => Promise<void>

declare module '#platform/app.ts' {
  interface App {
    queuePriceMail: QueuePriceMail
    /** Returns the secret of the link by which mails about the price of an alert or a booking are left. */
    priceMailSecret: (subject: `alert ${string}` | `guard ${string}`) => string
  }
}
