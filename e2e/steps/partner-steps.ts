import { newPerson } from '../states/account-states.ts'
import type { Visit } from '../stage/stage.ts'

/** Somebody new who is a partner, signed in in this visit's browser. */
export async function newPartner(visit: Visit) {
  const person = await newPerson(visit)
  const { context, site } = visit
  await site.database.db.updateTable('users').set({ role: 'partner' }).where('id', '=', person.id).execute()
  // Anew: the header reads the role as it was at the sign-in.
  const { email, password } = person
  const headers = { origin: site.url }
  const reply = await context.request.post(`${site.url}/api/login`, { data: { email, password }, headers })
  if (!reply.ok()) throw new Error(`not signed in: ${await reply.text()}`)
  const { token } = (await reply.json()) as { token: string }
  return { ...person, token }
}

/** The form of the commission, filled and sent. */
export async function askFor({ page }: Pick<Visit, 'page'>, percent: string): Promise<void> {
  await page.locator('#commission-percent').fill(percent)
  await page.locator('#commission-percent').press('Enter')
}
