import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import type { LangId } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { HeldEnquiry } from '../enquiry.ts'
import { afterAct, type ActRefused } from '../enquiry-state.ts'
import type { EnquiryAct } from '../enquiry.contract.ts'
import type { EnquiryStore } from '../enquiry.store.ts'
import { withoutLinks } from '../robot-signs.ts'

/** An act on an enquiry as the staff member saw it: `version` is the one that was shown. */
export type EnquiryChange = { id: string; version: number } & (
  | { act: Exclude<EnquiryAct, 'answer'> }
  | { act: 'answer'; message: string }
  | { act: 'assign'; staffId: string }
)

export type ChangeEnquiryFailure =
  | ActRefused
  | { code: 'enquiry_not_found'; detail: string }
  | { code: 'enquiry_changed'; detail: string }
  | { code: 'enquiry_taken'; detail: string }
  | { code: 'sender_unknown'; detail: string }
  | { code: 'colleague_not_found'; detail: string }

type Changed = Result<null, ChangeEnquiryFailure>

/** A staff member takes, answers or moves an enquiry, or gives it to a colleague. */
export type ChangeEnquiry = (change: EnquiryChange, by: StaffActor) => Promise<Changed>

export type QueueAnswer = (
  tx: Db,
  mail: {
    recipient: string
    langId: LangId
    enquiryId: string
    number: string
    answer: string
    /** What is answered; null: anybody may have typed the address, and its reader is shown none of what they wrote. */
    written: { name: string; message: string } | null
  },
) => Promise<void>

type Needs = {
  enquiries: Pick<EnquiryStore, 'hold' | 'change' | 'addReply' | 'mayAnswer'>
  staffWrite: StaffWrite
  queueAnswer: QueueAnswer
}

/**
 * Of two people who change an enquiry at once one does; the other is told that it is no longer as they saw it, so that
 * nobody is answered twice. The answer, its mail and its audit row are one transaction.
 */
export function changeEnquiry({ enquiries, staffWrite, queueAnswer }: Needs): ChangeEnquiry {
  return (change, by) =>
    staffWrite<Changed>(by, async (tx, now) => {
      const enquiry = await enquiries.hold(tx, change.id)
      const decided = decide(enquiry, change, by.staffId)
      if (!decided.ok) return decided
      const { held, after } = decided.value
      if (change.act === 'assign' && !(await enquiries.mayAnswer(tx, change.staffId)))
        return fail({ code: 'colleague_not_found', detail: 'Nobody of this id answers enquiries' })
      if (change.act === 'answer') {
        if (held.email === null)
          return fail({ code: 'sender_unknown', detail: 'There is no address to answer' })
        const { number, langId, name, email: recipient, message, isProved } = held
        await enquiries.addReply(
          tx,
          { enquiryId: held.id, staffId: by.staffId, message: change.message },
          now,
        )
        const written = isProved ? { name, message: withoutLinks(message) } : null
        const answer = { enquiryId: held.id, number, answer: change.message, written }
        await queueAnswer(tx, { recipient, langId, ...answer })
      }
      await enquiries.change(tx, held, after, now)
      return {
        value: ok(null),
        audited: {
          action: `${change.act}_enquiry` as const,
          subject: { kind: 'enquiry', id: held.id },
          before: { state: held.state, owner: held.ownerId, version: held.version },
          after: { state: after.state, owner: after.ownerId, version: held.version + 1 },
        },
      }
    })
}

type Decided = { held: HeldEnquiry; after: { state: HeldEnquiry['state']; ownerId: string | null } }

/** Who answers an enquiry that nobody has taken has taken it. */
function decide(
  held: HeldEnquiry | null,
  change: EnquiryChange,
  staffId: string,
): Result<Decided, ChangeEnquiryFailure> {
  const { act, version } = change
  if (!held) return fail({ code: 'enquiry_not_found', detail: 'There is no such enquiry' })
  if (act === 'own' && held.ownerId !== null && held.ownerId !== staffId)
    return fail({ code: 'enquiry_taken', detail: 'A colleague has taken this enquiry' })
  if (held.version !== version)
    return fail({ code: 'enquiry_changed', detail: `It is ${held.state} now, in version ${held.version}` })
  // Whoever may take it in its state may give it to a colleague.
  const next = afterAct(held.state, act === 'assign' ? 'own' : act)
  if (!next.ok) return next
  const takes = act === 'own' || (act === 'answer' && held.ownerId === null)
  const kept = takes ? staffId : act === 'release' ? null : held.ownerId
  const ownerId = change.act === 'assign' ? change.staffId : kept
  return ok({ held, after: { state: next.value, ownerId } })
}
