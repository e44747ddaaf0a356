import type { LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { Money } from '#kernel/money.ts'
import type { ComparedTerm, GiveUpReason } from '../rebookings/rebooking.contract.ts'
import type { Offer } from '../search/search.contract.ts'

/** One of the two cars of a mail, with its total. */
export type CarInMail = Pick<Offer, 'vehicle' | 'supplier'> & { total: Money }

type Leave = {
  /** Path of the page that leaves. */ page: string
  /** Path of the call of a mail program. */ oneClick: string
}

/** A search of which somebody is told when a car costs `most` or less, in words. */
export type WatchedSearch = {
  place: string
  /** Null: the car is returned where it was picked up. */
  dropOffPlace: string | null
  /** `YYYY-MM-DDTHH:mm` at each desk. */
  pickUpAt: string
  dropOffAt: string
  most: Money
  /** What the car has to be, a line for each filter. */
  conditions: readonly string[]
}

/** A mail about a price that somebody asked us to watch. */
export type PriceNews =
  | {
      kind: 'cheaper_car'
      reference: string
      old: CarInMail
      found: CarInMail
      saving: Money
      /** In which terms the found car is better, and in which it is merely another. */
      differs: { better: readonly ComparedTerm[]; other: readonly ComparedTerm[] }
      /** How many extras of the booking it has not. */
      missing: number
      leave: Leave
    }
  | {
      kind: 'alert_confirm'
      at: Temporal.Instant
      alert: WatchedSearch
      /** Path of the page that confirms. */
      page: string
    }
  | { kind: 'alert_on'; at: Temporal.Instant; alert: WatchedSearch; leave: Leave }
  | {
      kind: 'alert_low'
      alert: WatchedSearch
      total: Money
      /** Of the results. */
      query: string
      leave: Leave
    }
  | {
      kind: 'rebooking_ended'
      reason: GiveUpReason
      reference: string
      newReference: string | null
    }

/** Queues a mail about a price, in the transaction of what it reports; `bookingId`: of the booking whose price it is. */
export type TellPrice = (
  tx: Db,
  news: PriceNews,
  reader: { recipient: string; langId: LangId; bookingId?: string },
) => Promise<void>
