import type { ExchangeRates } from '#kernel/money.ts'
import type { Result } from '#kernel/result.ts'

/** `unreachable`, `no_answer` within the time, or `garbage`: an answer that is no table of rates. */
export type CentralBankFailure = { code: 'unreachable' | 'no_answer' | 'garbage'; detail: string }

/** The newest table a central bank has published; never throws. */
export type AskCentralBank = () => Promise<Result<ExchangeRates, CentralBankFailure>>
