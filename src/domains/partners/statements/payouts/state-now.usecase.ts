import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { MakeStatements } from '../make-statements.usecase.ts'
import type { PayoutPageStore } from './payout-page.store.ts'

export type StateNowFailure = {
  code: 'partner_not_found' | 'partner_not_ended' | 'nothing_to_state'
  detail: string
}

type Stated = Result<string[], StateNowFailure>

/** Makes the last statements of a partner that has ended, before the month is over; their numbers. */
export type StateNow = (code: string, by: StaffActor) => Promise<Stated>

type Needs = {
  pages: Pick<PayoutPageStore, 'partnerByCode'>
  ofPartnerNow: MakeStatements['ofPartnerNow']
  staffWrite: StaffWrite
}

const details = {
  partner_not_found: 'No partner has this code',
  partner_not_ended: 'A statement is made early for a partner that has ended',
  nothing_to_state: 'Nothing has changed, or this month’s statement is made',
} as const satisfies Record<StateNowFailure['code'], string>

export function stateNow({ pages, ofPartnerNow, staffWrite }: Needs): StateNow {
  return (code, by) =>
    staffWrite<Stated>(by, async (tx) => {
      const refuse = (why: StateNowFailure['code']) => ({
        value: fail({ code: why, detail: details[why] }),
        audited: null,
      })
      const partner = await pages.partnerByCode(tx, code)
      if (!partner) return refuse('partner_not_found')
      if (!partner.isEnded) return refuse('partner_not_ended')
      const numbers = await ofPartnerNow(tx, partner.id)
      if (numbers.length === 0) return refuse('nothing_to_state')
      return {
        value: ok(numbers),
        audited: {
          action: 'make_statements',
          subject: { kind: 'partner', id: partner.id },
          before: null,
          after: { numbers },
        },
      }
    })
}
