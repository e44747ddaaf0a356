import type { ExchangeRates } from '#kernel/money.ts'
import type { Result } from '#kernel/result.ts'

/** `unreachable`, `no_answer` before the timeout, or `garbage`: the response is not a valid table of rates. */
export type CentralBankFailure = { code: 'unreachable' | 'no_answer' | 'garbage'; detail: string }

/** Requests the newest table a central bank has published; never throws. */
export type AskCentralBank = () => Promise<Result<ExchangeRates, CentralBankFailure>>
