import type { Clock } from '#kernel/clock.ts'
import type { ExchangeRates } from '#kernel/money.ts'
import { fail } from '#kernel/result.ts'
import type { AskCentralBank, CentralBankFailure } from './central-bank.ts'
import { withPeggedRates } from './pegged-rates.ts'

/** Interval between tables, and between failure reports while the bank does not respond. */
const EVERY = { hours: 24 }

type Needs = {
  ask: AskCentralBank
  save: (rates: ExchangeRates) => Promise<void>
  onFailure: (failure: CentralBankFailure) => void
  clock: Clock
}

/**
 * Fetches the central bank's table once a day; an earlier run sends no request, and after a failure the next run
 * retries. Until then the newest stored table stays in force.
 */
export function followCentralBank({ ask, save, onFailure, clock }: Needs): () => Promise<void> {
  let notBefore: Temporal.Instant | null = null
  let quietUntil: Temporal.Instant | null = null
  return async () => {
    const now = clock.now()
    if (isAhead(notBefore, now)) return
    const answer = noneOfTomorrow(await ask(), now)
    if (answer.ok) {
      await save(withPeggedRates(answer.value))
      notBefore = now.add(EVERY)
    } else if (!isAhead(quietUntil, now)) {
      onFailure(answer.failure)
      quietUntil = now.add(EVERY)
    }
  }
}

function isAhead(instant: Temporal.Instant | null, now: Temporal.Instant): boolean {
  return instant !== null && Temporal.Instant.compare(now, instant) < 0
}

/** Rejects a table with a future date, which would stay the newest until then. */
function noneOfTomorrow(
  answer: Awaited<ReturnType<AskCentralBank>>,
  now: Temporal.Instant,
): Awaited<ReturnType<AskCentralBank>> {
  if (!answer.ok) return answer
  const { date } = answer.value
  const today = now.toZonedDateTimeISO('Europe/Berlin').toPlainDate().toString()
  return date > today ? fail({ code: 'garbage', detail: `a table of ${date}, which is yet to come` }) : answer
}
