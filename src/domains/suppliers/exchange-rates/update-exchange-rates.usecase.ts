import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { FetchExchangeRates, CentralBankFailure } from './central-bank.ts'
import { saveExchangeRates } from './exchange-rates.store.ts'
import { withPeggedRates } from './pegged-rates.ts'

/** Stores the central bank's newest table; after a failure, the newest stored one stays in use. */
export async function updateExchangeRates(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  fetchBankRates: FetchExchangeRates,
): Promise<Result<null, CentralBankFailure>> {
  const answer = noneOfTomorrow(await fetchBankRates(), clock.now())
  if (!answer.ok) return answer
  await saveExchangeRates(db, withPeggedRates(answer.value))
  return ok(null)
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
