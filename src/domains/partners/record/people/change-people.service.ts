import type { z } from 'zod'
import {
  lockUser,
  setRole,
  openInvitedAccount,
  type InvitedAccountRejection,
  type InvitedPerson,
  type InvitingApp,
} from '#domains/accounts/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { PartnerRole } from '../partner-role.contract.ts'
import {
  deleteMember,
  insertMember,
  lockPartner,
  recordChange,
  selectMembers,
} from '../partner-record.store.ts'
import type { InvitePersonBody } from './partner-people.contract.ts'

/** The parts of the app that functions changing a partner's people use. */
export type PeopleApp = Pick<App, 'db'> & InvitingApp

const MAX_PEOPLE = 50

export type InvitePersonFailure = InvitedAccountRejection | { code: 'too_many_people'; detail: string }

type RemovePersonFailure = { code: 'partner_person_not_found' | 'last_owner'; detail: string }

/** The partner whose people change, and the person who changes them. */
type Changing = { partnerId: string; byUser: string; now: Temporal.Instant }

type Invitation = { person: InvitedPerson; role: PartnerRole }

/** Parses an invitation in API format; its mail is in English unless stated. */
export function invitedPerson(body: z.output<typeof InvitePersonBody>): Invitation {
  const { email, first_name: firstName, last_name: lastName, role, lang_id: langId = 1 } = body
  return { person: { email, firstName, lastName, langId }, role }
}

/** Adds an invited person to a partner, and mails them; returns the id of their account. */
export async function addToPartner(
  app: InvitingApp,
  tx: Db,
  { person, role }: Invitation,
  { partnerId, byUser, now }: Changing,
): Promise<Result<string, InvitePersonFailure>> {
  if ((await selectMembers(tx, partnerId)).length >= MAX_PEOPLE)
    return fail({ code: 'too_many_people', detail: `A partner has at most ${MAX_PEOPLE} people` })
  const opened = await openInvitedAccount(app, tx, 'partner', person, now)
  if (!opened.ok) return opened
  const { value: userId } = opened
  await insertMember(tx, { partnerId, userId, role }, now)
  const change = { partnerId, byUser, personId: userId, after: { role } }
  await recordChange(tx, { ...change, act: 'person_invited' }, now)
  return ok(userId)
}

/**
 * Removes a person, whose account becomes a traveller's. If two owners remove each other concurrently, one
 * succeeds: a partner that has not ended always has an owner.
 */
export async function removeFromPartner(
  tx: Db,
  userId: string,
  { partnerId, byUser, now }: Changing,
): Promise<Result<null, RemovePersonFailure>> {
  // Locks both in one order: the account of the change's author may be removed concurrently.
  const isThere = new Map<string, boolean>()
  for (const id of [userId, byUser].toSorted()) isThere.set(id, await lockUser(tx, id))
  const partner = await lockPartner(tx, partnerId)
  const people = await selectMembers(tx, partnerId)
  const removed = people.find((person) => person.userId === userId)
  if (!isThere.get(userId) || !partner || !removed)
    return fail({ code: 'partner_person_not_found', detail: 'Nobody like this works for this partner' })
  const isLastOwner = removed.role === 'owner' && people.filter(({ role }) => role === 'owner').length === 1
  if (isLastOwner && !partner.isEnded)
    return fail({ code: 'last_owner', detail: 'This is the only owner of a partner that has not ended' })
  await deleteMember(tx, userId)
  await setRole(tx, userId, 'traveller')
  const change = { partnerId, byUser, personId: userId, before: { role: removed.role } }
  await recordChange(tx, { ...change, act: 'person_removed' }, now)
  return ok(null)
}
