import type { TaskFailure } from '#domains/staff/public.ts'
import { fail, type Result } from '#kernel/result.ts'

/** Reason why a task about money is not settled. */
export type MoneyTaskFailure =
  | TaskFailure
  | {
      code:
        | 'not_for_task'
        | 'booking_busy'
        | 'nothing_owed'
        | 'gateway_differs'
        | 'not_at_gateway'
        | 'still_refused'
        | 'still_differs'
        | 'payment_unavailable'
      detail: string
    }

export type MoneySettled = Result<null, MoneyTaskFailure>

const refusals = {
  not_for_task: 'A task of this kind is not settled so',
  booking_busy: 'The product is at this booking just now; try again in a minute',
  nothing_owed: 'Nothing is owed any more',
  gateway_differs: 'The gateway’s book says that something went back which ours does not have',
  not_at_gateway: 'The gateway’s book does not say that exactly this went back',
  still_refused: 'It is refused as before',
  still_differs: 'The books still differ',
  payment_unavailable: 'The gateway does not answer; try again',
} as const satisfies Record<Exclude<MoneyTaskFailure['code'], TaskFailure['code']>, string>

export function rejectMoneyTask(code: keyof typeof refusals): { ok: false; failure: MoneyTaskFailure } {
  return fail({ code, detail: refusals[code] })
}
