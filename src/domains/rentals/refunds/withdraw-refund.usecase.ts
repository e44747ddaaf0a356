import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { RefundRequestStore } from './refund-request.store.ts'

export type WithdrawRefundFailure = {
  code: 'refund_request_not_found' | 'refund_decided' | 'refund_of_colleague'
  detail: string
}

type Withdrawn = Result<null, WithdrawRefundFailure>

/** Takes back a request of one's own that waits for a second person. */
export type WithdrawRefund = (requestId: string, by: StaffActor) => Promise<Withdrawn>

const details = {
  refund_request_not_found: 'Nobody has asked for such a refund',
  refund_decided: 'It was decided before',
  refund_of_colleague: 'A colleague has asked for it',
} as const satisfies Record<WithdrawRefundFailure['code'], string>

type Needs = {
  db: Db
  store: Pick<RefundRequestStore, 'find' | 'holdBooking' | 'decide'>
  staffWrite: StaffWrite
}

/** The booking is held, so that of two who decide the second sees what the first has. */
export function withdrawRefund({ db, store, staffWrite }: Needs): WithdrawRefund {
  const refuse = (code: WithdrawRefundFailure['code']) => fail({ code, detail: details[code] })
  return async (requestId, by) => {
    const asked = await store.find(db, requestId)
    if (!asked) return refuse('refund_request_not_found')
    if (asked.askedBy !== by.staffId) return refuse('refund_of_colleague')
    const { bookingId, amount, cause } = asked
    return staffWrite<Withdrawn>(by, async (tx, now) => {
      await store.holdBooking(tx, bookingId)
      const request = await store.find(tx, requestId)
      if (request?.status !== 'waiting') return refuse('refund_decided')
      await store.decide(tx, requestId, { status: 'declined', decidedBy: by.staffId }, now)
      return {
        value: ok(null),
        audited: {
          action: 'withdraw_refund',
          subject: { kind: 'booking', id: bookingId },
          before: { request: requestId, status: 'waiting' },
          after: { status: 'declined', amount, cause },
        },
      }
    })
  }
}
