import type { InvitedAccountRejection } from '#domains/accounts/public.ts'
import { approveEnquiry } from '#domains/enquiries/public.ts'
import { writeAudited } from '#domains/staff/public.ts'
import { newId } from '#kernel/ids.ts'
import { fail } from '#kernel/result.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { commissionBounds } from '../commission-bounds.ts'
import { insertPartner, isApproved, recordChange } from '../partner-record.store.ts'
import { invalidTerms, readTerms, shownTerms, type PartnerTerms } from '../partner-terms.ts'
import { addToPartner, type InvitePersonFailure, type PeopleApp } from '../people/change-people.service.ts'
import { partnerReply, type PartnerReads } from './read-partners.usecase.ts'
import type * as operations from './staff-partner-operations.contract.ts'

type OpenPartnerCall = Call<typeof operations.openPartner>

type OpenPartnerFailure =
  | InvitedAccountRejection
  | { code: 'application_not_found' | 'application_approved'; detail: string }
  | { code: 'partner_code_taken'; detail: string; faults: { path: 'code'; code: 'partner_code_taken' }[] }

/** Thrown to roll back the transaction after a rejection. */
class Rejected extends Error {
  readonly failure: OpenPartnerFailure
  constructor(failure: OpenPartnerFailure) {
    super(failure.detail)
    this.failure = failure
  }
}

/**
 * Opens a partner and invites its first owner. Partner, owner's account, invitation, and that the application is closed,
 * are one transaction: of two people who approve an application at once one does.
 */
export async function openPartner(app: PeopleApp & PartnerReads, call: OpenPartnerCall) {
  const terms = readTerms(call.body)
  const invalid = invalidTerms(terms, commissionBounds(app.settings))
  if (invalid) return invalid
  try {
    return await partnerReply(app, await writePartner(app, call, terms))
  } catch (error) {
    if (error instanceof Rejected) return fail(error.failure)
    throw error
  }
}

/** Returns the id of the new partner. */
function writePartner(app: PeopleApp, { body, by }: OpenPartnerCall, terms: PartnerTerms): Promise<string> {
  const { name, code, partner_lang_id: langId, enquiry_id: enquiryId } = body
  const { email, first_name: firstName, last_name: lastName } = body
  return writeAudited(app, by, async (tx, now, audit) => {
    const id = newId()
    const byUser = by.staffId
    if (enquiryId !== null) {
      if (!(await approveEnquiry(tx, { id: enquiryId, kind: 'partner', staffId: byUser }, now)))
        throw new Rejected({ code: 'application_not_found', detail: 'There is no such application' })
      if (await isApproved(tx, enquiryId))
        throw new Rejected({ code: 'application_approved', detail: 'There is a partner of this application' })
    }
    if (!(await insertPartner(tx, { id, code, enquiryId, name, langId, ...terms }, now)))
      throw new Rejected({
        code: 'partner_code_taken',
        detail: `${code} is the code of another partner`,
        faults: [{ path: 'code', code: 'partner_code_taken' }],
      })
    const shown = { code, ...shownTerms(terms) }
    await recordChange(tx, { partnerId: id, act: 'opened', byUser, after: shown }, now)
    const owner = { person: { email, firstName, lastName, langId }, role: 'owner' as const }
    const invited = await addToPartner(app, tx, owner, { partnerId: id, byUser, now })
    if (!invited.ok) throw new Rejected(expected(invited.failure))
    await audit({
      action: 'open_partner',
      subject: { kind: 'partner', id },
      before: null,
      after: { ...shown, enquiry: enquiryId },
    })
    return id
  })
}

/** A partner that is being created has no people yet. */
function expected(failure: InvitePersonFailure): InvitedAccountRejection {
  if (failure.code === 'too_many_people') throw new Error(failure.detail)
  return failure
}
