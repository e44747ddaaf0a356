import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { HeldMember } from './member.ts'
import type { StaffMe, StaffMember, StaffMembers } from './member.contract.ts'
import type { StaffRole } from './staff-role.contract.ts'

/** What a guard has to know of a member of the staff. */
export type StaffAccess = { roles: StaffRole[]; suspended: boolean }

export type MemberStore = {
  /** Null: not on the staff. */
  access(userId: string): Promise<StaffAccess | null>
  /** Null: not on the staff. */
  me(userId: string): Promise<Omit<StaffMe, 'second_step'> | null>
  /** A page of them, in the order of their accounts. */
  list(page: { after?: string | undefined; limit: number }): Promise<StaffMembers>
  find(staffId: string): Promise<StaffMember | null>
  insert(
    tx: Db,
    member: { staffId: string; roles: readonly StaffRole[]; invitedBy: string | null; now: Temporal.Instant },
  ): Promise<void>
  /**
   * Locks a member and every active administrator, in one order, until the transaction ends; null: there is no such
   * member.
   */
  hold(tx: Db, staffId: string): Promise<{ member: HeldMember; admins: string[] } | null>
  change(
    tx: Db,
    staffId: string,
    after: Pick<HeldMember, 'roles' | 'suspended'>,
    now: Temporal.Instant,
  ): Promise<void>
  hasAdmin(tx: Db): Promise<boolean>
}

/** SQL condition: the member `m` may invite others and give them roles. */
const isActiveAdmin = sql<boolean>`(m.suspended_at is null and 'admin' = any(m.roles))`

export function memberStore(db: Db): MemberStore {
  const members = () =>
    db
      .selectFrom('staff_members as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .select(['m.user_id', 'm.roles', 'm.version', 'm.invited_at', 'm.suspended_at', 'u.email_verified_at'])
      .select([
        sql<string>`concat_ws(' ', u.first_name, u.last_name)`.as('name'),
        sql<string>`coalesce(u.email, '')`.as('email'),
        sql<boolean>`(
          exists (select from one_time_code_secrets s where s.user_id = u.id and s.confirmed_at is not null)
          or exists (select from passkeys p where p.user_id = u.id))`.as('second_step'),
      ])

  return {
    async access(userId) {
      const row = await db
        .selectFrom('staff_members')
        .select(['roles', 'suspended_at'])
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row ? { roles: row.roles, suspended: row.suspended_at !== null } : null
    },

    async me(userId) {
      const row = await members().where('m.user_id', '=', userId).executeTakeFirst()
      if (!row) return null
      const { name, email, roles } = row
      return { staff_id: row.user_id, name, email, roles, suspended: row.suspended_at !== null }
    },

    async list({ after, limit }) {
      let query = members()
        .orderBy('m.user_id')
        .limit(limit + 1)
      if (after !== undefined) query = query.where('m.user_id', '>', after)
      const found = (await query.execute()).map(toMember)
      return keyedPageOf(found, limit, ({ staff_id }) => staff_id)
    },

    async find(staffId) {
      const row = await members().where('m.user_id', '=', staffId).executeTakeFirst()
      return row ? toMember(row) : null
    },

    async insert(tx, { staffId, roles, invitedBy, now }) {
      await tx
        .insertInto('staff_members')
        .values({ user_id: staffId, roles: [...roles], invited_by: invitedBy, invited_at: now })
        .execute()
    },

    async hold(tx, staffId) {
      const rows = await tx
        .selectFrom('staff_members as m')
        .select(['m.user_id', 'm.version', 'm.roles', 'm.suspended_at', isActiveAdmin.as('admin')])
        .where(({ eb, or }) => or([eb('m.user_id', '=', staffId), isActiveAdmin]))
        .orderBy('m.user_id')
        .forUpdate()
        .execute()
      const held = rows.find((row) => row.user_id === staffId)
      if (!held) return null
      const { version, roles, suspended_at } = held
      return {
        member: { staffId, version, roles, suspended: suspended_at !== null },
        admins: rows.flatMap(({ admin, user_id }) => (admin ? user_id : [])),
      }
    },

    async change(tx, staffId, { roles, suspended }, now) {
      await tx
        .updateTable('staff_members')
        .set(({ eb }) => ({
          roles,
          suspended_at: suspended ? sql<Temporal.Instant>`coalesce(suspended_at, ${now})` : null,
          version: eb('version', '+', 1),
        }))
        .where('user_id', '=', staffId)
        .execute()
    },

    async hasAdmin(tx) {
      const row = await tx
        .selectFrom('staff_members as m')
        .select('m.user_id')
        .where(isActiveAdmin)
        .executeTakeFirst()
      return row !== undefined
    },
  }
}

type MemberRow = {
  user_id: string
  name: string
  email: string
  roles: StaffRole[]
  version: number
  invited_at: Temporal.Instant
  suspended_at: Temporal.Instant | null
  email_verified_at: Temporal.Instant | null
  second_step: boolean
}

function toMember(row: MemberRow): StaffMember {
  const { name, email, roles, version, second_step } = row
  return {
    staff_id: row.user_id,
    name,
    email,
    roles,
    state: row.suspended_at ? 'suspended' : row.email_verified_at ? 'active' : 'invited',
    second_step,
    invited_at: row.invited_at.toString(),
    version,
  }
}

/** Returns the roles of a member of the staff; none for anybody else. */
export async function rolesOf(db: Db, userId: string): Promise<readonly StaffRole[]> {
  return (await memberStore(db).access(userId))?.roles ?? []
}
