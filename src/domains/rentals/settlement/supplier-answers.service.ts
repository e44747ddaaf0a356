import type { App } from '#platform/app.ts'
import {
  wasNeverSent,
  type Reservation,
  type ReservationRequest,
  type SupplierConnector,
  type SupplierResult,
} from '#domains/suppliers/public.ts'

/** Name of the file in the folder of each process that stores responses. */
export const ANSWERS_FILE = 'supplier-answers.jsonl'

export type SupplierAnswer = SupplierResult<Reservation>

declare module '#platform/app.ts' {
  interface App {
    supplierAnswers: SupplierAnswers
  }
}

/**
 * Suppliers' responses to reservations, by the reference requested, until they are written to the booking. They survive
 * a kill of the process, because most protocols cannot be queried again.
 */
export type SupplierAnswers = {
  record(reference: string, answer: SupplierAnswer): Promise<void>
  find(reference: string): SupplierAnswer | null
  drop(reference: string): void
  /** Lists the references of responses not written yet. */
  keys(): string[]
}

/** Wraps the store, so that a full disk does not lose an order whose response has arrived. */
export function tolerateFullDisk(answers: SupplierAnswers, { log }: Pick<App, 'log'>): SupplierAnswers {
  return {
    ...answers,
    record: (reference, answer) =>
      answers
        .record(reference, answer)
        .catch((err: unknown) => log.error({ err, reference }, 'an answer could not be put on disk')),
  }
}

/** Reserves a car, and stores the supplier's response on disk before anything else. */
export async function reserveOnce(
  connector: SupplierConnector,
  answers: SupplierAnswers,
  request: ReservationRequest,
): Promise<SupplierAnswer> {
  const answer = await connector.reserve(request)
  if (settles(answer)) await answers.record(request.reference, answer)
  return answer
}

/** Returns true if a response settles a reservation. `already_exists` concerns another request. */
function settles(answer: SupplierAnswer): boolean {
  if (answer.ok) return true
  const { failure } = answer
  return failure.code === 'refused' ? failure.reason !== 'already_exists' : wasNeverSent(failure)
}
