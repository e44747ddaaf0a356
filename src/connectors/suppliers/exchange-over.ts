import type { Result } from '#kernel/result.ts'
import type { SupplierResult } from '#domains/suppliers/supplier-connector.ts'
import type { HttpCall, HttpFailure } from '#connectors/http/http-exchange.ts'

/** Timeouts of a request: a reservation may take longer than a search. */
type Timeouts = { timeoutMs: number; reserveTimeoutMs: number }

/** Returns a function that sends one request and reads its reply. Bookings, changes and cancellations are urgent. */
export function exchangeOver<Answer>(
  http: (call: HttpCall) => Promise<Result<Answer, HttpFailure>>,
  { timeoutMs, reserveTimeoutMs }: Timeouts,
) {
  return async <Reply>(
    question: Omit<HttpCall, 'timeoutMs'>,
    read: (answer: Answer) => SupplierResult<Reply>,
  ): Promise<SupplierResult<Reply>> => {
    const answer = await http({
      ...question,
      timeoutMs: question.urgent === true ? reserveTimeoutMs : timeoutMs,
    })
    return answer.ok ? read(answer.value) : answer
  }
}
