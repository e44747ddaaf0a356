import type { Role } from '#domains/accounts/sessions/role.contract.ts'
import { newId, newReference } from '#kernel/ids.ts'
import { argon2id, newToken, sha256, type HashCost } from '#platform/crypto.ts'
import { PERSON } from './account.ts'
import type { TestApp } from '../infrastructure/app.ts'

type Person = { role: Role; email?: string }

/** The password of every user here. */
export const PASSWORD = PERSON.password

/** The cheapest hash: it encodes its own parameters. */
export const LEAST_COST: HashCost = { memoryKib: 8, passes: 1, lanes: 1 }

/** Inserts users of any role straight into the database, and tokens for them. */
export function peopleOf({ database: { db }, clock }: Pick<TestApp, 'database' | 'clock'>) {
  const now = () => new Date(clock.now().epochMilliseconds)
  return {
    async add({ role, email }: Person): Promise<string> {
      const account = email !== undefined && {
        first_name: 'Layla',
        last_name: 'Haddad',
        email,
        email_verified_at: now(),
        password_hash: await argon2id.hash(PASSWORD, LEAST_COST),
        referral_code: newReference(),
      }
      const user = { id: newId(), role, lang_id: 1, created_at: now(), ...account }
      await db.insertInto('users').values(user).execute()
      return user.id
    },

    async tokenOf(userId: string): Promise<{ token: string; deviceId: string }> {
      const token = newToken()
      const { id } = await db
        .insertInto('tokens')
        .values({
          user_id: userId,
          hash: sha256(token),
          created_at: now(),
          expires_at: new Date(clock.now().add({ hours: 1 }).epochMilliseconds),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { token, deviceId: id }
    },
  }
}
