import type { Clock } from '#kernel/clock.ts'
import { newId, newReference } from '#kernel/ids.ts'
import { passwordHashes } from '#domains/accounts/passwords/password-hash.service.ts'
import type { Role } from '#domains/accounts/user.ts'
import { STAFF_ROLES } from '#domains/staff/members/staff-role.contract.ts'
import { argon2id } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import { seedOnce } from './seed-once.ts'

type DemoAccount = { role: Role; email: string; password: string; first_name: string; last_name: string }

/**
 * One account per role, and a staff account with all staff roles; the README lists them. Their email
 * addresses are reserved (RFC 2606).
 */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    role: 'traveller',
    email: 'traveller@rihla.example',
    password: 'dunes before breakfast',
    first_name: 'Layla',
    last_name: 'Haddad',
  },
  {
    role: 'partner',
    email: 'partner@rihla.example',
    password: 'a tenth of every road',
    first_name: 'Omar',
    last_name: 'Nasser',
  },
  {
    role: 'staff',
    email: 'staff@rihla.example',
    password: 'keys on the left hook',
    first_name: 'Sara',
    last_name: 'Aziz',
  },
]

/** Accounts for trying the product, never in production. Seeded once: later changes and deletions persist. */
export async function seedDemoAccounts(db: Db, clock: Clock): Promise<void> {
  const passwords = passwordHashes(argon2id)
  await seedOnce(db, 'demo accounts', async (tx) => {
    const now = clock.now()
    for (const { password, ...account } of DEMO_ACCOUNTS) {
      const id = newId()
      const { numInsertedOrUpdatedRows: inserted } = await tx
        .insertInto('users')
        .values({
          id,
          ...account,
          lang_id: 1,
          created_at: now,
          email_verified_at: now,
          password_hash: await passwords.hash(password),
          referral_code: newReference(),
        })
        .onConflict((same) => same.doNothing())
        .executeTakeFirst()
      if (account.role === 'partner' && inserted === 1n) {
        await tx
          .insertInto('partners')
          .values({
            id,
            code: 'DUNES',
            name: 'Dune Travel',
            earns: 'percent',
            share_basis_points: 0,
            holding_days: 30,
            created_at: now,
          })
          .execute()
        await tx
          .insertInto('partner_members')
          .values({ user_id: id, partner_id: id, role: 'owner', since: now })
          .execute()
      }
      if (account.role === 'staff' && inserted === 1n)
        await tx
          .insertInto('staff_members')
          .values({ user_id: id, roles: [...STAFF_ROLES], invited_by: null, invited_at: now })
          .execute()
    }
  })
}
