import type { Role } from '#domains/accounts/sessions/role.contract.ts'
import type { StaffRole } from '#domains/staff/members/staff-role.contract.ts'
import { newId, newReference } from '#kernel/ids.ts'
import { argon2id, newToken, sha256, type HashCost } from '#platform/crypto.ts'
import { addPartner } from './partners.ts'
import { PERSON } from './account.ts'
import type { TestApp } from '../../infrastructure/app.ts'

/** `staffRoles`: of a member of the staff, who is an administrator by default. */
type Person = { role: Role; email?: string; staffRoles?: readonly StaffRole[] }

/** `secondStep` is true if the sign-in passed one; the default for members of the staff. */
type SignIn = { secondStep?: boolean }

/** The password of every user here. */
export const PASSWORD = PERSON.password

/** The cheapest hash: it encodes its own parameters. */
export const MIN_COST: HashCost = { memoryKib: 8, passes: 1, lanes: 1 }

/** Inserts users of any role straight into the database, and tokens for them. */
export function peopleOf({ database: { db }, clock }: Pick<TestApp, 'database' | 'clock'>) {
  const now = () => clock.now()
  return {
    async add({ role, email, staffRoles = ['admin'] }: Person): Promise<string> {
      const account = email !== undefined && {
        first_name: 'Layla',
        last_name: 'Haddad',
        email,
        email_verified_at: now(),
        password_hash: await argon2id.hash(PASSWORD, MIN_COST),
        referral_code: newReference(),
      }
      const user = { id: newId(), role, lang_id: 1, created_at: now(), ...account }
      await db.insertInto('users').values(user).execute()
      if (role === 'partner') await addPartner(db, { code: newReference(), owner: user.id, now: now() })
      if (role === 'staff')
        await db
          .insertInto('staff_members')
          .values({ user_id: user.id, roles: [...staffRoles], invited_by: null, invited_at: now() })
          .execute()
      return user.id
    },

    async tokenOf(userId: string, { secondStep }: SignIn = {}): Promise<{ token: string; deviceId: string }> {
      const token = newToken()
      const { role } = await db
        .selectFrom('users')
        .select('role')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
      const { id } = await db
        .insertInto('tokens')
        .values({
          user_id: userId,
          hash: sha256(token),
          created_at: now(),
          expires_at: clock.now().add({ hours: 1 }),
          second_step_at: (secondStep ?? role === 'staff') ? now() : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { token, deviceId: id }
    },
  }
}
