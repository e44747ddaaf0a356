import { EARNING_STATES } from '#domains/partners/record/earning.contract.ts'
import { newReference } from '#kernel/ids.ts'
import { addPartner } from '#testing/builders/accounts/partners.ts'
import { addEarnings } from '#testing/builders/partners/earned-bookings.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { newPerson } from '../states/account-states.ts'
import type { Visit } from '../environment/environment.ts'

/** A new partner, signed in in this visit's browser. */
export async function newPartner(visit: Visit) {
  const person = await newPerson(visit)
  const { context, site } = visit
  const { db } = site.database
  await db.updateTable('users').set({ role: 'partner' }).where('id', '=', person.id).execute()
  await addPartner(db, { code: newReference(), owner: person.id, now: siteClock.now() })
  // Signs in again: the header shows the role as of the sign-in.
  const { email, password } = person
  const headers = { origin: site.url }
  const reply = await context.request.post(`${site.url}/api/login`, { data: { email, password }, headers })
  if (!reply.ok()) throw new Error(`not signed in: ${await reply.text()}`)
  const { token } = (await reply.json()) as { token: string }
  return { ...person, token }
}

/** The same with bookings of today in each state, the newest first. */
export async function partnerWithBookings(visit: Visit) {
  const partner = await newPartner(visit)
  const { db } = visit.site.database
  const { partner_id: partnerId } = await db
    .selectFrom('partner_members')
    .select('partner_id')
    .where('user_id', '=', partner.id)
    .executeTakeFirstOrThrow()
  const now = siteClock.now()
  const rows = await addEarnings(
    db,
    { partnerId, userId: partner.id },
    EARNING_STATES.map((state, at) => ({
      state,
      reason: state === 'reversed' ? ('no_show' as const) : null,
      amount: state === 'reversed' ? 0 : 1500 + at,
      ordered_at: now.subtract({ minutes: at }),
      pick_up_at: now.add({ hours: 48 }),
      drop_off_at: now.add({ hours: 96 }),
      payable_at: state === 'confirmed' ? now.add({ hours: 800 }) : null,
    })),
  )
  return { ...partner, rows }
}

/** Fills in and submits the commission form. */
export async function enterPercent({ page }: Pick<Visit, 'page'>, percent: string): Promise<void> {
  await page.locator('#commission-percent').fill(percent)
  await page.locator('#commission-percent').press('Enter')
}
