import type { TestApp } from '../../infrastructure/app.ts'
import { peopleOf } from '../accounts/people.ts'
import { profileOf } from '../trips/trip-people.ts'

/**
 * Tokens of a person who may call a route, by its path. A partner may call everything that a traveller may, and more; of
 * trips it is a new person each time, as some calls end their sign-in.
 */
export async function callerTokens(app: TestApp): Promise<(path: string) => Promise<string>> {
  const people = peopleOf(app)
  const tokenOf = async (role: 'partner' | 'staff') =>
    (await people.tokenOf(await people.add({ role, email: `${role}@example.com` }))).token
  const [partner, staff] = [await tokenOf('partner'), await tokenOf('staff')]
  return async (path) => {
    if (path.startsWith('/trips/')) return (await profileOf(app)).token
    return path.startsWith('/api/staff/') ? staff : partner
  }
}
