import type { Clock } from '#kernel/clock.ts'
import type { ExchangeRates } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { FetchExchangeRates, CentralBankFailure } from './central-bank.ts'
import { withPeggedRates } from './pegged-rates.ts'

type Needs = {
  ask: FetchExchangeRates
  save: (rates: ExchangeRates) => Promise<void>
  clock: Clock
}

/** Stores the central bank's newest table; after a failure, the newest stored one stays in use. */
export function followCentralBank({ ask, save, clock }: Needs) {
  return async (): Promise<Result<null, CentralBankFailure>> => {
    const answer = noneOfTomorrow(await ask(), clock.now())
    if (!answer.ok) return answer
    await save(withPeggedRates(answer.value))
    return ok(null)
  }
}

/** Rejects a table with a future date, which would stay the newest until then. */
function noneOfTomorrow(
  answer: Awaited<ReturnType<FetchExchangeRates>>,
  now: Temporal.Instant,
): Awaited<ReturnType<FetchExchangeRates>> {
  if (!answer.ok) return answer
  const { date } = answer.value
  const today = now.toZonedDateTimeISO('Europe/Berlin').toPlainDate().toString()
  return date > today ? fail({ code: 'garbage', detail: `a table of ${date}, which is yet to come` }) : answer
}
