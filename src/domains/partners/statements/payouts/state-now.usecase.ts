import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { MakeStatements } from '../make-statements.usecase.ts'
import type { StatementDraft } from '../statement.store.ts'
import type { PayoutPageStore } from './payout-page.store.ts'
import { draftsSeen } from './drafts-seen.ts'

export type PreviewFailure = {
  code: 'partner_not_found' | 'partner_not_ended' | 'nothing_to_state'
  detail: string
}
export type StateNowFailure = PreviewFailure | { code: 'statement_changed'; detail: string }

/** What the last statements of a partner would say now; `seen` names that, and making them asks for it. */
export type StatementPreview = { partner: string; seen: string; drafts: StatementDraft[] }

export type StateNow = {
  preview(code: string): Promise<Result<StatementPreview, PreviewFailure>>
  /** Makes the last statements of a partner that has ended, before the month is over; their numbers. */
  make(asked: { code: string; seen: string }, by: StaffActor): Promise<Result<string[], StateNowFailure>>
}

type Needs = {
  db: Db
  pages: Pick<PayoutPageStore, 'partnerByCode'>
  draftsNow: MakeStatements['draftsNow']
  makeStatement: MakeStatements['make']
  staffWrite: StaffWrite
}

const details = {
  partner_not_found: 'No partner has this code',
  partner_not_ended: 'A statement is made early for a partner that has ended',
  nothing_to_state: 'Nothing has changed, or this month’s statement is made',
} as const satisfies Record<PreviewFailure['code'], string>

/** A statement is never changed, so that what is made is what was seen, or nothing. */
export function stateNow({ db, pages, draftsNow, makeStatement, staffWrite }: Needs): StateNow {
  type Ended = StatementPreview & { partnerId: string }

  async function endedIn(tx: Db, code: string): Promise<Result<Ended, PreviewFailure>> {
    const refuse = (why: PreviewFailure['code']) => fail({ code: why, detail: details[why] })
    const partner = await pages.partnerByCode(tx, code)
    if (!partner) return refuse('partner_not_found')
    if (!partner.isEnded) return refuse('partner_not_ended')
    const drafts = await draftsNow(tx, partner.id)
    if (drafts.length === 0) return refuse('nothing_to_state')
    return ok({ partnerId: partner.id, partner: partner.name, drafts, seen: draftsSeen(drafts) })
  }

  return {
    preview: (code) => db.transaction().execute((tx) => endedIn(tx, code)),

    make: ({ code, seen }, by) =>
      staffWrite<Result<string[], StateNowFailure>>(by, async (tx) => {
        const found = await endedIn(tx, code)
        if (!found.ok) return { value: found, audited: null }
        const { partnerId, drafts } = found.value
        if (found.value.seen !== seen)
          return {
            value: fail({ code: 'statement_changed', detail: `Look at it again: it is ${found.value.seen}` }),
            audited: null,
          }
        const numbers: string[] = []
        for (const draft of drafts) numbers.push(await makeStatement(tx, draft))
        return {
          value: ok(numbers),
          audited: {
            action: 'make_statements',
            subject: { kind: 'partner', id: partnerId },
            before: null,
            after: { numbers, said: seen },
          },
        }
      }),
  }
}
