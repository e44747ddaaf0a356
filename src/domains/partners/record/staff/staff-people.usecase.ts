import { writeAudited } from '#domains/staff/public.ts'
import { ok } from '#kernel/result.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { findPartner } from '../partner-record.store.ts'
import {
  addToPartner,
  invitedPerson,
  removeFromPartner,
  type PeopleApp,
} from '../people/change-people.service.ts'
import { noSuchPartner, partnerEnded, partnerReply, type PartnerReads } from './read-partners.usecase.ts'
import type * as operations from './staff-partner-operations.contract.ts'

type StaffPeopleApp = PeopleApp & PartnerReads

/** Invites a person to a partner, by mail. */
export async function invitePartnerPerson(
  app: StaffPeopleApp,
  { params: { id: partnerId }, body, by }: Call<typeof operations.invitePartnerPerson>,
) {
  const done = await writeAudited(app, by, async (tx, now, audit) => {
    // Not locked: accounts are locked before partners, and people invited while a partner ends have no access
    // anyway.
    const partner = await findPartner(tx, partnerId)
    if (!partner) return noSuchPartner
    if (partner.isEnded) return partnerEnded
    const invitation = invitedPerson(body)
    const invited = await addToPartner(app, tx, invitation, { partnerId, byUser: by.staffId, now })
    if (!invited.ok) return invited
    await audit({
      action: 'invite_partner_person',
      subject: { kind: 'partner', id: partnerId },
      before: null,
      after: { person: invited.value, role: invitation.role },
    })
    return ok(null)
  })
  return done.ok ? partnerReply(app, partnerId) : done
}

/** Removes a person from a partner. */
export async function removePartnerPerson(
  app: StaffPeopleApp,
  { params: { id: partnerId, person_id: userId }, by }: Call<typeof operations.removePartnerPerson>,
) {
  const done = await writeAudited(app, by, async (tx, now, audit) => {
    const removed = await removeFromPartner(tx, userId, { partnerId, byUser: by.staffId, now })
    if (!removed.ok) return removed
    await audit({
      action: 'remove_partner_person',
      subject: { kind: 'partner', id: partnerId },
      before: { person: userId },
      after: null,
    })
    return ok(null)
  })
  return done.ok ? partnerReply(app, partnerId) : done
}
