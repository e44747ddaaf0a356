import type { PartnerAttribution, SoldKind } from '#domains/attribution/public.ts'
import type { ExchangeRates, Money } from '#kernel/money.ts'
import type { EarningReason } from '../record/earning.contract.ts'

/** Terms of a partner's commission, as fixed with the price. */
export type EarningTerms = Pick<PartnerAttribution, 'earns' | 'basisPoints'>

/**
 * Stage of a sale, or the reason it earns nothing. `awaited`: only an event advances it. `ordered`: the clock
 * advances it too. `begun`. `over`: only the holding days are left.
 */
export type SaleStage = 'not_ordered' | 'awaited' | 'ordered' | 'begun' | 'over' | EarningReason

/** A car or a trip that is attributed to a partner, with the details that its commission depends on. */
export type AttributedSale = {
  id: string
  kind: SoldKind
  reference: string
  stage: SaleStage
  /** Full price. */
  total: Money
  /** Part of the price that is paid to us. */
  paid: Money
  /** Commission by the terms, never negative. */
  commission: Money
  /** Rates to compare it with a limit in another currency; null if there are none. */
  exchange: ExchangeRates | null
  orderedAt: Temporal.Instant | null
  startAt: Temporal.Instant
  /** Start of its holding days. */
  endAt: Temporal.Instant
  /** Account that ordered it; null if ordered without one. */
  userId: string | null
  /**
   * Email addresses and phone numbers (E.164) of the traveller and of a person who ordered without an
   * account. Erased with these people.
   */
  emails: readonly string[]
  phones: readonly string[]
  /** True if nothing proves use: not paid to us, no pick-up reported. */
  isUnproven: boolean
  /** The traveller's country; empty if unknown. */
  market: string
  /** The pick-up place of a car, or the city of a trip. */
  placeId: string
  /** Supplier of a car; 0 for a trip. */
  supplierId: number
}
