import type { InvitedPerson } from '#domains/accounts/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { fail, type Result } from '#kernel/result.ts'
import { scaledLimit } from '#kernel/window-limit.ts'
import type { Db } from '#platform/db/database.ts'
import type { WindowCounts } from '#platform/db/window-counts.store.ts'
import type { OwnPartner } from '../partner.ts'
import type { PartnerRole } from '../partner-role.contract.ts'
import type { ChangePeople, InvitePersonRefused, RemovePersonRefused } from './change-people.service.ts'

export type OwnInviteRefused =
  | Exclude<InvitePersonRefused, { code: 'already_staff' | 'partner_account' }>
  | { code: 'person_taken'; detail: string }
  /** `seconds`: until another may be sent. */
  | { code: 'too_many_invitations'; detail: string; seconds: number }

/** An owner, of which partner. */
type Owner = { partner: OwnPartner; userId: string }

export type OwnPeople = {
  invite(
    owner: Owner,
    person: InvitedPerson & { role: PartnerRole },
  ): Promise<Result<string, OwnInviteRefused>>
  remove(owner: Owner, userId: string): Promise<Result<null, RemovePersonRefused>>
}

type Needs = {
  db: Db
  people: ChangePeople
  counts: Pick<WindowCounts, 'takeIn'>
  /** RATE_LIMIT_SCALE. */
  scale: number
  clock: Clock
}

/** Invitations are mails to whom an owner names: so many for a partner in a day. */
const INVITATIONS = { most: 20, seconds: 24 * 3600 }

/** An owner invites and removes people of their partner; of an address that is taken they do not learn by whom. */
export function ownPeople({ db, people, counts, scale, clock }: Needs): OwnPeople {
  const changing = ({ partner, userId }: Owner) => ({
    partnerId: partner.id,
    byUser: userId,
    now: clock.now(),
  })
  return {
    invite: (owner, { role, ...person }) =>
      db.transaction().execute(async (tx): Promise<Result<string, OwnInviteRefused>> => {
        const counted = {
          name: `invitations of partner ${owner.partner.id}`,
          limit: scaledLimit(INVITATIONS, scale),
        }
        const seconds = await counts.takeIn(tx, [counted], clock.now())
        if (seconds > 0)
          return fail({ code: 'too_many_invitations', detail: 'Invite others tomorrow', seconds })
        const invited = await people.invite(tx, { person, role }, changing(owner))
        if (invited.ok) return invited
        const { failure } = invited
        if (failure.code === 'too_many_people') return fail(failure)
        return fail({ code: 'person_taken', detail: 'This address cannot be invited' })
      }),
    remove: (owner, userId) => db.transaction().execute((tx) => people.remove(tx, userId, changing(owner))),
  }
}
