import {
  wasNeverSent,
  type Reservation,
  type ReservationRequest,
  type SupplierConnector,
  type SupplierResult,
} from '#domains/suppliers/public.ts'

/** The file in the folder of each process that keeps them. */
export const ANSWERS_FILE = 'supplier-answers.jsonl'

export type SupplierAnswer = SupplierResult<Reservation>

/**
 * Suppliers' responses to reservations, by the reference requested, until they are written to the booking. They survive
 * a kill of the process: most protocols cannot be queried again.
 */
export type SupplierAnswers = {
  keep(reference: string, answer: SupplierAnswer): Promise<void>
  find(reference: string): SupplierAnswer | null
  drop(reference: string): void
  /** The references of responses not written yet. */
  keys(): string[]
}

/** The same, but a full disk does not lose an order whose response has arrived. */
export function tolerateFullDisk(
  answers: SupplierAnswers,
  onLost: (reference: string, err: unknown) => void,
): SupplierAnswers {
  return {
    ...answers,
    keep: (reference, answer) =>
      answers.keep(reference, answer).catch((err: unknown) => onLost(reference, err)),
  }
}

/** Reserves, and stores the supplier's response on disk before anything else. */
export async function reserveOnce(
  connector: SupplierConnector,
  answers: SupplierAnswers,
  request: ReservationRequest,
): Promise<SupplierAnswer> {
  const answer = await connector.reserve(request)
  if (settles(answer)) await answers.keep(request.reference, answer)
  return answer
}

/** Returns true if a response settles a reservation. `already_exists` is about another request. */
function settles(answer: SupplierAnswer): boolean {
  if (answer.ok) return true
  const { failure } = answer
  return failure.code === 'refused' ? failure.reason !== 'already_exists' : wasNeverSent(failure)
}
