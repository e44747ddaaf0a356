import { writeAudited, type StaffActor } from '#domains/staff/public.ts'
import type { FailureCode } from '#kernel/operation.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type { LockedEnquiry } from '../enquiry.ts'
import { afterAct } from '../enquiry-state.ts'
import type { EnquiryAct } from '../enquiry.contract.ts'
import { addEnquiryReply, lockEnquiry, mayAnswerEnquiries, moveEnquiry } from '../enquiry.store.ts'
import { queueEnquiryAnswer } from '../mails/enquiry-mails.service.ts'
import { withoutLinks } from '../spam-signals.ts'
import { findStaffEnquiry } from './enquiry-read.store.ts'
import { noSuchEnquiry } from './read-enquiries.usecase.ts'
import type * as operations from './staff-enquiry-operations.contract.ts'
import type { SimpleChange } from './staff-enquiry-operations.contract.ts'

/** An action on an enquiry. `version`: the one shown to the staff member. */
type EnquiryChange = { id: string; version: number } & (
  | { act: Exclude<EnquiryAct, 'answer'> }
  | { act: 'answer'; message: string }
  | { act: 'assign'; staffId: string }
)

type ChangeFailure = { code: FailureCode<SimpleChange>; detail: string }

type ChangingApp = Pick<App, 'db' | 'clock' | 'productName' | 'publicUrl'>

export function claimEnquiry(app: ChangingApp, call: Call<SimpleChange>) {
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

/** Assigns an enquiry to a colleague. */
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
 * Changes an enquiry. Of two concurrent changes the second one fails, so that an enquiry is answered only once. The
 * answer, its mail and its audit row are one transaction.
 */
async function change(app: ChangingApp, input: EnquiryChange, by: StaffActor) {
  const changed = await writeAudited(app, by, async (tx, now, audit) => {
    const enquiry = await lockEnquiry(tx, input.id)
    const decided = decide(enquiry, input, by.staffId)
    if (!decided.ok) return decided
    const { locked, after } = decided.value
    if (input.act === 'assign' && !(await mayAnswerEnquiries(tx, input.staffId)))
      return fail({ code: 'colleague_not_found', detail: 'Nobody of this id answers enquiries' } as const)
    if (input.act === 'answer') {
      const { id: enquiryId, number, langId, name, email: recipient, message, isVerified } = locked
      if (recipient === null)
        return fail({ code: 'sender_unknown', detail: 'There is no address to answer' } as const)
      await addEnquiryReply(tx, { enquiryId, staffId: by.staffId, message: input.message }, now)
      const written = isVerified ? { name, message: withoutLinks(message) } : null
      await queueEnquiryAnswer(app, tx, {
        recipient,
        langId,
        enquiryId,
        number,
        written,
        answer: input.message,
      })
    }
    await moveEnquiry(tx, locked, after, now)
    await audit({
      action: `${input.act}_enquiry`,
      subject: { kind: 'enquiry', id: locked.id },
      before: { state: locked.state, owner: locked.ownerId, version: locked.version },
      after: { state: after.state, owner: after.ownerId, version: locked.version + 1 },
    })
    return ok(null)
  })
  if (!changed.ok) return changed
  const enquiry = await findStaffEnquiry(app.db, input.id)
  return enquiry ? ok({ enquiry }) : noSuchEnquiry
}

type Decided = { locked: LockedEnquiry; after: { state: LockedEnquiry['state']; ownerId: string | null } }

/** Decides a change. Answering an unassigned enquiry also assigns it. */
function decide(
  locked: LockedEnquiry | null,
  change: EnquiryChange,
  staffId: string,
): Result<Decided, ChangeFailure> {
  const { act, version } = change
  if (!locked) return noSuchEnquiry
  if (act === 'own' && locked.ownerId !== null && locked.ownerId !== staffId)
    return fail({ code: 'enquiry_taken', detail: 'A colleague has taken this enquiry' })
  if (locked.version !== version)
    return fail({
      code: 'enquiry_changed',
      detail: `It is ${locked.state} now, in version ${locked.version}`,
    })
  // An enquiry can be assigned to a colleague in the same states as claimed.
  const next = afterAct(locked.state, act === 'assign' ? 'own' : act)
  if (!next.ok) return next
  const takes = act === 'own' || (act === 'answer' && locked.ownerId === null)
  const owner = takes ? staffId : act === 'release' ? null : locked.ownerId
  const ownerId = change.act === 'assign' ? change.staffId : owner
  return ok({ locked, after: { state: next.value, ownerId } })
}
