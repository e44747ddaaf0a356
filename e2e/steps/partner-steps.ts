import { newReference } from '#kernel/ids.ts'
import { addPartner } from '#testing/builders/accounts/partners.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { newPerson } from '../states/account-states.ts'
import type { Visit } from '../stage/stage.ts'

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

/** Fills in and submits the commission form. */
export async function askFor({ page }: Pick<Visit, 'page'>, percent: string): Promise<void> {
  await page.locator('#commission-percent').fill(percent)
  await page.locator('#commission-percent').press('Enter')
}
