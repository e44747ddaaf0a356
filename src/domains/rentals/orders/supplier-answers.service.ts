import {
  wasNeverSent,
  type Reservation,
  type ReservationRequest,
  type SupplierConnector,
  type SupplierFailure,
} from '#domains/suppliers/public.ts'
import type { Result } from '#kernel/result.ts'

export type SupplierAnswer = Result<Reservation, SupplierFailure>

/**
 * What suppliers said to a reservation, by the reference it was asked under, until it is written to the booking. It
 * outlives a kill of the process: most protocols cannot be asked again.
 */
export type SupplierAnswers = {
  keep(reference: string, answer: SupplierAnswer): Promise<void>
  find(reference: string): SupplierAnswer | null
  drop(reference: string): void
  /** The references of those that are not written yet. */
  keys(): string[]
}

/** The same, where a full disk is no reason to lose an order whose answer is in hand. */
export function despiteFullDisk(
  answers: SupplierAnswers,
  onLost: (reference: string, err: unknown) => void,
): SupplierAnswers {
  return {
    ...answers,
    keep: (reference, answer) =>
      answers.keep(reference, answer).catch((err: unknown) => onLost(reference, err)),
  }
}

/** Reserves, and has what the supplier said on disk before anything else is done with it. */
export async function reserveOnce(
  connector: SupplierConnector,
  answers: SupplierAnswers,
  request: ReservationRequest,
): Promise<SupplierAnswer> {
  const answer = await connector.reserve(request)
  if (settles(answer)) await answers.keep(request.reference, answer)
  return answer
}

/** Says what became of a reservation. A reference that was there already says it of another question. */
function settles(answer: SupplierAnswer): boolean {
  if (answer.ok) return true
  const { failure } = answer
  return failure.code === 'refused' ? failure.reason !== 'already_exists' : wasNeverSent(failure)
}
