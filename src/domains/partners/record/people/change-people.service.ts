import type { InvitedAccountRefused, InvitedPerson, OpenInvitedAccount } from '#domains/accounts/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { LockAccount } from '../lock-account.ts'
import type { PartnerRole } from '../partner-role.contract.ts'
import type { PartnerRecordStore } from '../partner-record.store.ts'

const MAX_PEOPLE = 50

export type InvitePersonRefused = InvitedAccountRefused | { code: 'too_many_people'; detail: string }

export type RemovePersonRefused =
  | { code: 'partner_person_not_found'; detail: string }
  | { code: 'last_owner'; detail: string }

/** Who changes the people of a partner, in whose transaction. */
type Changing = { partnerId: string; byUser: string; now: Temporal.Instant }

/** People of a partner are invited and removed by its owners and by the staff. */
export type ChangePeople = {
  /** Returns the account of who was invited, who is told by mail. */
  invite(
    tx: Db,
    invited: { person: InvitedPerson; role: PartnerRole },
    changing: Changing,
  ): Promise<Result<string, InvitePersonRefused>>
  /** An account that is removed stays a traveller's. */
  remove(tx: Db, userId: string, changing: Changing): Promise<Result<null, RemovePersonRefused>>
}

type Needs = {
  records: PartnerRecordStore
  openInvitedAccount: OpenInvitedAccount
  lockAccount: LockAccount
  makeTraveller: (tx: Db, userId: string) => Promise<void>
}

/** Of two owners who remove each other at once one does: a partner that has not ended keeps an owner. */
export function changePeople(needs: Needs): ChangePeople {
  const { records, openInvitedAccount, lockAccount, makeTraveller } = needs
  return {
    async invite(tx, { person, role }, { partnerId, byUser, now }) {
      if ((await records.people(tx, partnerId)).length >= MAX_PEOPLE)
        return fail({ code: 'too_many_people', detail: `A partner has at most ${MAX_PEOPLE} people` })
      const opened = await openInvitedAccount(tx, 'partner', person, now)
      if (!opened.ok) return opened
      const { value: userId } = opened
      await records.addPerson(tx, { partnerId, userId, role }, now)
      const change = { partnerId, byUser, personId: userId, after: { role } }
      await records.note(tx, { ...change, act: 'person_invited' }, now)
      return ok(userId)
    },

    async remove(tx, userId, { partnerId, byUser, now }) {
      // Both, in one order: whose removal is noted is locked by who removes them meanwhile.
      const isThere = new Map<string, boolean>()
      for (const id of [userId, byUser].toSorted()) isThere.set(id, await lockAccount(tx, id))
      const partner = await records.hold(tx, partnerId)
      const people = await records.people(tx, partnerId)
      const removed = people.find((person) => person.userId === userId)
      if (!isThere.get(userId) || !partner || !removed)
        return fail({ code: 'partner_person_not_found', detail: 'Nobody like this works for this partner' })
      const isLastOwner =
        removed.role === 'owner' && people.filter(({ role }) => role === 'owner').length === 1
      if (isLastOwner && !partner.isEnded)
        return fail({ code: 'last_owner', detail: 'This is the only owner of a partner that has not ended' })
      await records.removePerson(tx, userId)
      await makeTraveller(tx, userId)
      const change = { partnerId, byUser, personId: userId, before: { role: removed.role } }
      await records.note(tx, { ...change, act: 'person_removed' }, now)
      return ok(null)
    },
  }
}
