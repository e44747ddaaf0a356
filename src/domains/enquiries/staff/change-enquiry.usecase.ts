import { writeAudited, type StaffActor } from '#domains/staff/public.ts'
import type { LangId } from '#kernel/locale.ts'
import type { FailureCode } from '#kernel/operation.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type { HeldEnquiry } from '../enquiry.ts'
import { afterAct } from '../enquiry-state.ts'
import type { EnquiryAct } from '../enquiry.contract.ts'
import { addEnquiryReply, lockEnquiry, mayAnswerEnquiries, moveEnquiry } from '../enquiry.store.ts'
import { withoutLinks } from '../robot-signs.ts'
import { findStaffEnquiry } from './enquiry-read.store.ts'
import { noSuchEnquiry } from './read-enquiries.usecase.ts'
import type * as operations from './staff-enquiry-operations.contract.ts'
import type { SimpleChange } from './staff-enquiry-operations.contract.ts'

/** An act on an enquiry as the staff member saw it: `version` is the one that was shown. */
type EnquiryChange = { id: string; version: number } & (
  | { act: Exclude<EnquiryAct, 'answer'> }
  | { act: 'answer'; message: string }
  | { act: 'assign'; staffId: string }
)

type ChangeFailure = { code: FailureCode<SimpleChange>; detail: string }

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

declare module '#platform/app.ts' {
  interface App {
    queueEnquiryAnswer: QueueAnswer
  }
}

type ChangingApp = Pick<App, 'db' | 'clock' | 'queueEnquiryAnswer'>

export function ownEnquiry(app: ChangingApp, call: Call<SimpleChange>) {
  return changeState(app, call, 'own')
}

export function releaseEnquiry(app: ChangingApp, call: Call<SimpleChange>) {
  return changeState(app, call, 'release')
}

export function openEnquiry(app: ChangingApp, call: Call<SimpleChange>) {
  return changeState(app, call, 'open')
}

export function closeEnquiry(app: ChangingApp, call: Call<SimpleChange>) {
  return changeState(app, call, 'close')
}

export function markSpam(app: ChangingApp, call: Call<SimpleChange>) {
  return changeState(app, call, 'spam')
}

export function markNoSpam(app: ChangingApp, call: Call<SimpleChange>) {
  return changeState(app, call, 'not_spam')
}

/** Answers an enquiry by mail. */
export function answerEnquiry(
  app: ChangingApp,
  { params, body: { message, version }, by }: Call<typeof operations.answerEnquiry>,
) {
  return change(app, { ...params, version, act: 'answer', message }, by)
}

/** Gives an enquiry to a colleague. */
export function assignEnquiry(
  app: ChangingApp,
  { params, body: { staff_id: staffId, version }, by }: Call<typeof operations.assignEnquiry>,
) {
  return change(app, { ...params, version, act: 'assign', staffId }, by)
}

function changeState(
  app: ChangingApp,
  { params, body: { version }, by }: Call<SimpleChange>,
  act: Exclude<EnquiryAct, 'answer'>,
) {
  return change(app, { ...params, version, act }, by)
}

/**
 * Of two people who change an enquiry at once one does; the other is told that it is no longer as they saw it, so that
 * nobody is answered twice. The answer, its mail and its audit row are one transaction.
 */
async function change(app: ChangingApp, wanted: EnquiryChange, by: StaffActor) {
  const changed = await writeAudited(app, by, async (tx, now, audit) => {
    const enquiry = await lockEnquiry(tx, wanted.id)
    const decided = decide(enquiry, wanted, by.staffId)
    if (!decided.ok) return decided
    const { held, after } = decided.value
    if (wanted.act === 'assign' && !(await mayAnswerEnquiries(tx, wanted.staffId)))
      return fail({ code: 'colleague_not_found', detail: 'Nobody of this id answers enquiries' } as const)
    if (wanted.act === 'answer') {
      const { id: enquiryId, number, langId, name, email: recipient, message, isProved } = held
      if (recipient === null)
        return fail({ code: 'sender_unknown', detail: 'There is no address to answer' } as const)
      await addEnquiryReply(tx, { enquiryId, staffId: by.staffId, message: wanted.message }, now)
      const written = isProved ? { name, message: withoutLinks(message) } : null
      await app.queueEnquiryAnswer(tx, {
        recipient,
        langId,
        enquiryId,
        number,
        written,
        answer: wanted.message,
      })
    }
    await moveEnquiry(tx, held, after, now)
    await audit({
      action: `${wanted.act}_enquiry`,
      subject: { kind: 'enquiry', id: held.id },
      before: { state: held.state, owner: held.ownerId, version: held.version },
      after: { state: after.state, owner: after.ownerId, version: held.version + 1 },
    })
    return ok(null)
  })
  if (!changed.ok) return changed
  const enquiry = await findStaffEnquiry(app.db, wanted.id)
  return enquiry ? ok({ enquiry }) : noSuchEnquiry
}

type Decided = { held: HeldEnquiry; after: { state: HeldEnquiry['state']; ownerId: string | null } }

/** Who answers an enquiry that nobody has taken has taken it. */
function decide(
  held: HeldEnquiry | null,
  change: EnquiryChange,
  staffId: string,
): Result<Decided, ChangeFailure> {
  const { act, version } = change
  if (!held) return noSuchEnquiry
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
