import type { Problem } from '#platform/http/problem.contract.ts'
import { formField, type CheckoutField } from '../checkout-values.ts'

export type OutcomeKind =
  /** Some fields are invalid. */
  | 'fields'
  | 'price_changed'
  /** The coupon is no longer valid and was removed; the problem's title has the reason. */
  | 'coupon'
  | 'sold_out'
  | 'declined'
  /** The traveller declined at the bank, or could not authenticate. */
  | 'bank_refused'
  /** The bank received no answer in time. */
  | 'bank_unanswered'
  /** The traveller abandoned the bank's question, to pay with another card. */
  | 'given_up'
  | 'expired'
  /** The desk hands the car out only to drivers who give a flight number. */
  | 'flight_number'
  | 'supplier'
  | 'payment'
  | 'refused'
  /** Too many unpaid cars, or one at an overlapping time; the problem's title has the reason. */
  | 'unpaid'
  /** Another car paid at the desk requires a verified email address. */
  | 'unproved'
  /** The cart is no longer the visitor's: no session, or another visitor's. */
  | 'not_yours'
  /** The booking left the cart in the meantime: its own page shows the outcome. */
  | 'settled'
  /** The outcome is uncertain: the order may have been accepted or not. */
  | 'unknown'
  | 'too_many'

export type FieldFault = { field: CheckoutField; message: string }

export type OrderOutcome = {
  kind: OutcomeKind
  /** The outcome is certain: the next click is another attempt, with its own idempotency key. */
  certain: boolean
  faults: FieldFault[]
  /** The problem's own title, in the page's language, for kinds without a message of their own. */
  title: string | null
}

const KIND_OF_CODE: Readonly<Record<string, OutcomeKind>> = {
  invalid_request: 'fields',
  price_changed: 'price_changed',
  sold_out: 'sold_out',
  payment_declined: 'declined',
  too_many_declines: 'refused',
  too_many_unpaid: 'unpaid',
  overlapping_unpaid: 'unpaid',
  address_unproved: 'unproved',
  quote_expired: 'expired',
  flight_number_required: 'flight_number',
  supplier_unavailable: 'supplier',
  payment_unavailable: 'payment',
  booking_not_found: 'not_yours',
  sign_in_required: 'not_yours',
  not_in_cart: 'settled',
  idempotency_key_reused: 'settled',
  request_in_progress: 'unknown',
}

const KIND_OF_STATUS: Readonly<Record<number, OutcomeKind>> = {
  401: 'not_yours',
  404: 'not_yours',
  410: 'expired',
  429: 'too_many',
  500: 'unknown',
  502: 'supplier',
  503: 'unknown',
  504: 'supplier',
}

const UNCERTAIN: ReadonlySet<OutcomeKind> = new Set(['unknown', 'too_many'])

/** Maps RTK Query's error of a failed order (specification §8) to an outcome for the traveller. */
export function orderOutcome(error: unknown): OrderOutcome {
  const { status, problem } = read(error)
  if (typeof status !== 'number') return { kind: 'unknown', certain: false, faults: [], title: null }
  const kind = (problem && kindOfCode(problem.code)) ?? KIND_OF_STATUS[status] ?? 'refused'
  const faults = (problem?.fields ?? []).flatMap(({ path, message }) => {
    const field = formField(path)
    return field ? [{ field, message }] : []
  })
  // Errors of fields that this form does not have are of no help to the user.
  const shown = kind === 'fields' && faults.length === 0 ? 'refused' : kind
  return { kind: shown, certain: !UNCERTAIN.has(kind), faults, title: problem?.title ?? null }
}

/** Maps a failed order's problem to the fields of the form. */
export function atFields(error: unknown): unknown {
  const { status, problem } = read(error)
  const fields = (problem?.fields ?? []).map((fault) => ({
    ...fault,
    path: formField(fault.path) ?? fault.path,
  }))
  return { status, data: { ...problem, fields } }
}

function kindOfCode(code: string): OutcomeKind | undefined {
  return code.startsWith('coupon_') ? 'coupon' : KIND_OF_CODE[code]
}

function read(error: unknown): { status: unknown; problem: Problem | null } {
  if (typeof error !== 'object' || error === null || !('status' in error))
    return { status: null, problem: null }
  const body = 'data' in error ? error.data : null
  const isProblem = typeof body === 'object' && body !== null && 'code' in body && 'title' in body
  return { status: error.status, problem: isProblem ? (body as Problem) : null }
}
