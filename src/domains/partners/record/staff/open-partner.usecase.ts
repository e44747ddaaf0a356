import type { InvitedAccountRefused, InvitedPerson } from '#domains/accounts/public.ts'
import type { ApproveEnquiry } from '#domains/enquiries/public.ts'
import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { newId } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { CommissionBounds } from '../commission.ts'
import type { PartnerRecordStore } from '../partner-record.store.ts'
import { shownTerms, termsFault, type PartnerTerms, type TermsFault } from '../partner-terms.ts'
import type { ChangePeople, InvitePersonRefused } from '../people/change-people.service.ts'

/** `enquiryId`: the application that is approved. */
export type NewPartner = {
  name: string
  code: string
  terms: PartnerTerms
  owner: InvitedPerson
  enquiryId: string | null
}

export type TermsInvalid = { code: 'partner_terms_invalid'; detail: string; fault: TermsFault }

export type OpenPartnerFailure =
  | InvitedAccountRefused
  | TermsInvalid
  | { code: 'partner_code_taken'; detail: string }
  | { code: 'application_not_found'; detail: string }
  | { code: 'application_approved'; detail: string }

/** A partner is opened, and its first owner invited; returns its id. */
export type OpenPartner = (partner: NewPartner, by: StaffActor) => Promise<Result<string, OpenPartnerFailure>>

type Needs = {
  records: PartnerRecordStore
  people: Pick<ChangePeople, 'invite'>
  approveEnquiry: ApproveEnquiry
  bounds: CommissionBounds
  staffWrite: StaffWrite
}

/** What was refused once something was written: the transaction is undone with it. */
class Refused extends Error {
  readonly failure: OpenPartnerFailure
  constructor(failure: OpenPartnerFailure) {
    super(failure.detail)
    this.failure = failure
  }
}

/**
 * Partner, owner's account, invitation, and that the application is closed, are one transaction: of two people who
 * approve an application at once one does.
 */
export function openPartner({ records, people, approveEnquiry, bounds, staffWrite }: Needs): OpenPartner {
  async function write({ name, code, terms, owner, enquiryId }: NewPartner, by: StaffActor): Promise<string> {
    return staffWrite(by, async (tx, now) => {
      const id = newId()
      if (enquiryId !== null) {
        const kind = 'partner'
        if (!(await approveEnquiry(tx, { id: enquiryId, kind, staffId: by.staffId }, now)))
          throw new Refused({ code: 'application_not_found', detail: 'There is no such application' })
        if (await records.isApproved(tx, enquiryId))
          throw new Refused({
            code: 'application_approved',
            detail: 'There is a partner of this application',
          })
      }
      const partner = { id, code, enquiryId, name, langId: owner.langId, ...terms }
      if (!(await records.insert(tx, partner, now)))
        throw new Refused({ code: 'partner_code_taken', detail: `${code} is the code of another partner` })
      const shown = { code, ...shownTerms(terms) }
      await records.note(tx, { partnerId: id, act: 'opened', byUser: by.staffId, after: shown }, now)
      const first = { person: owner, role: 'owner' as const }
      const invited = await people.invite(tx, first, { partnerId: id, byUser: by.staffId, now })
      if (!invited.ok) throw new Refused(expected(invited.failure))
      return {
        value: id,
        audited: {
          action: 'open_partner',
          subject: { kind: 'partner', id },
          before: null,
          after: { ...shown, enquiry: enquiryId },
        },
      }
    })
  }

  return async (partner, by) => {
    const fault = termsFault(partner.terms, bounds)
    if (fault) return fail(termsInvalid(fault))
    try {
      return ok(await write(partner, by))
    } catch (error) {
      if (error instanceof Refused) return fail(error.failure)
      throw error
    }
  }
}

export function termsInvalid(fault: TermsFault): TermsInvalid {
  return { code: 'partner_terms_invalid', detail: 'These terms do not fit together', fault }
}

/** A partner that is only being opened has nobody yet. */
function expected(failure: InvitePersonRefused): InvitedAccountRefused {
  if (failure.code === 'too_many_people') throw new Error(failure.detail)
  return failure
}
