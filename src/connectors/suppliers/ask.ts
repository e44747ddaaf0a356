import type { Result } from '#kernel/result.ts'
import type { SupplierFailure } from '#domains/suppliers/supplier-connector.ts'
import type { HttpCall, HttpFailure } from '#connectors/http/http-exchange.ts'

/** How long a question may take: one about a reservation may take longer than a search. */
type Patience = { timeoutMs: number; reserveTimeoutMs: number }

/** Asks one question and reads its answer; urgent is what books, changes or cancels. */
export function askOver<Answer>(
  http: (call: HttpCall) => Promise<Result<Answer, HttpFailure>>,
  { timeoutMs, reserveTimeoutMs }: Patience,
) {
  return async <Reply>(
    question: Omit<HttpCall, 'timeoutMs'>,
    read: (answer: Answer) => Result<Reply, SupplierFailure>,
  ): Promise<Result<Reply, SupplierFailure>> => {
    const answer = await http({
      ...question,
      timeoutMs: question.urgent === true ? reserveTimeoutMs : timeoutMs,
    })
    return answer.ok ? read(answer.value) : answer
  }
}
