import type { PartnerAttribution, SoldKind } from '#domains/attribution/public.ts'
import type { ExchangeRates, Money } from '#kernel/money.ts'
import type { EarningReason } from '../record/earning.contract.ts'

/** What a partner's commission is computed by, as fixed when the price was. */
export type EarningTerms = Pick<PartnerAttribution, 'earns' | 'basisPoints'>

/**
 * Stage of a sale, or the reason it earns nothing. `awaited`: only an event moves it on; `ordered`: it also starts by the
 * clock; `begun`; `over`: only the holding days are left.
 */
export type SaleStage = 'not_ordered' | 'awaited' | 'ordered' | 'begun' | 'over' | EarningReason

/** What a partner led to, a car or a trip, as far as its commission depends on it. */
export type AttributedSale = {
  id: string
  kind: SoldKind
  reference: string
  stage: SaleStage
  /** What is paid for it in all. */
  total: Money
  /** What of that is paid to us. */
  paid: Money
  /** What it earns by the terms, never below zero. */
  commission: Money
  /** By which a limit in another currency is compared; null: there are none. */
  exchange: ExchangeRates | null
  orderedAt: Temporal.Instant | null
  startAt: Temporal.Instant
  /** From which its holding days count. */
  endAt: Temporal.Instant
  /** The account that ordered it; null: none did. */
  userId: string | null
  /** Of who travels and of who ordered without an account, numbers in E.164; erased with them. */
  emails: readonly string[]
  phones: readonly string[]
  /** True if nothing proves use: not paid to us, no pick-up reported. */
  isUnproven: boolean
  /** The traveller's country; empty if unknown. */
  market: string
  /** The pick-up place of a car, or the city of a trip. */
  placeId: string
  /** Of a car; 0: a trip. */
  supplierId: number
}
