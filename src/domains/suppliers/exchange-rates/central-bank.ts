import type { ExchangeRates } from '#kernel/money.ts'
import type { Result } from '#kernel/result.ts'

/**
 * A failed request to the central bank: `unreachable`, `no_answer` before the timeout, or `garbage` if the response is
 * not a valid table of rates.
 */
export type CentralBankFailure = { code: 'unreachable' | 'no_answer' | 'garbage'; detail: string }

/** Requests the newest table published by a central bank; never throws. */
export type FetchExchangeRates = () => Promise<Result<ExchangeRates, CentralBankFailure>>

declare module '#platform/app.ts' {
  interface App {
    /** Null if no central bank is configured. */
    fetchBankRates: FetchExchangeRates | null
  }
}
