import type { InvitedPerson } from '#domains/accounts/public.ts'
import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { PartnerRole } from '../partner-role.contract.ts'
import type { PartnerRecordStore } from '../partner-record.store.ts'
import type {
  ChangePeople,
  InvitePersonRefused,
  RemovePersonRefused,
} from '../people/change-people.service.ts'

export type StaffPeopleFailure =
  | InvitePersonRefused
  | RemovePersonRefused
  | { code: 'partner_not_found'; detail: string }
  | { code: 'partner_ended'; detail: string }

type Done = Result<null, StaffPeopleFailure>

/** The staff invite people to a partner, and remove them. */
export type StaffPeople = {
  invite(partnerId: string, person: InvitedPerson & { role: PartnerRole }, by: StaffActor): Promise<Done>
  remove(partnerId: string, userId: string, by: StaffActor): Promise<Done>
}

type Needs = {
  records: Pick<PartnerRecordStore, 'find'>
  people: ChangePeople
  staffWrite: StaffWrite
}

export function staffPeople({ records, people, staffWrite }: Needs): StaffPeople {
  return {
    invite: (partnerId, { role, ...person }, by) =>
      staffWrite<Done>(by, async (tx, now) => {
        // Not locked: accounts are locked before partners, and who is invited as a partner ends is refused as it is.
        const partner = await records.find(tx, partnerId)
        if (!partner || partner.isEnded) return { value: fail(partner ? ended : notFound), audited: null }
        const invited = await people.invite(tx, { person, role }, { partnerId, byUser: by.staffId, now })
        if (!invited.ok) return { value: invited, audited: null }
        const after = { person: invited.value, role }
        return {
          value: ok(null),
          audited: {
            action: 'invite_partner_person',
            subject: { kind: 'partner', id: partnerId },
            before: null,
            after,
          },
        }
      }),

    remove: (partnerId, userId, by) =>
      staffWrite<Done>(by, async (tx, now) => {
        const removed = await people.remove(tx, userId, { partnerId, byUser: by.staffId, now })
        if (!removed.ok) return { value: removed, audited: null }
        return {
          value: ok(null),
          audited: {
            action: 'remove_partner_person',
            subject: { kind: 'partner', id: partnerId },
            before: { person: userId },
            after: null,
          },
        }
      }),
  }
}

const notFound = { code: 'partner_not_found', detail: 'There is no such partner' } as const
const ended = { code: 'partner_ended', detail: 'The work with this partner has ended' } as const
