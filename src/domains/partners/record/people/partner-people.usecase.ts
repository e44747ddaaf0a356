import { fail, ok } from '#kernel/result.ts'
import { scaledLimit } from '#kernel/window-limit.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type * as operations from '../partner-operations.contract.ts'
import { addToPartner, invitedPerson, removeFromPartner, type PeopleApp } from './change-people.service.ts'
import { selectPeople } from './partner-people.store.ts'

/** Max invitations per partner and day, because they send mails to any address that an owner enters. */
const INVITATIONS = { most: 20, seconds: 24 * 3600 }

/** Lists the people of the caller's partner, in the order in which they came. */
export async function listPeople(
  { db }: Pick<App, 'db'>,
  { partner, userId }: Call<typeof operations.listPeople>,
) {
  return { items: await selectPeople(db, partner.id, userId) }
}

/** Invites a person. If the address is taken, its account is not revealed to the owner. */
export async function invitePerson(
  app: PeopleApp & Pick<App, 'windowCounts' | 'limitScale'>,
  { body, partner, userId }: Call<typeof operations.invitePerson>,
) {
  const now = app.clock.now()
  const invited = await app.db.transaction().execute(async (tx) => {
    const limit = scaledLimit(INVITATIONS, app.limitScale)
    const counted = { name: `invitations of partner ${partner.id}`, limit }
    const seconds = await app.windowCounts.takeIn(tx, [counted], now)
    if (seconds > 0)
      return fail({ code: 'too_many_invitations', detail: 'Invite others tomorrow', seconds } as const)
    const added = await addToPartner(app, tx, invitedPerson(body), {
      partnerId: partner.id,
      byUser: userId,
      now,
    })
    if (added.ok) return added
    const { code, detail } = added.failure
    if (code === 'too_many_people') return fail({ code, detail })
    return fail({ code: 'person_taken', detail: 'This address cannot be invited' } as const)
  })
  return invited.ok ? ok({ items: await selectPeople(app.db, partner.id, userId) }) : invited
}

/** Removes a person, whose account becomes a traveller's again. */
export async function removePerson(
  app: PeopleApp,
  { params, partner, userId }: Call<typeof operations.removePerson>,
) {
  const now = app.clock.now()
  const removed = await app.db
    .transaction()
    .execute((tx) => removeFromPartner(tx, params.id, { partnerId: partner.id, byUser: userId, now }))
  return removed.ok ? ok({ items: await selectPeople(app.db, partner.id, userId) }) : removed
}
