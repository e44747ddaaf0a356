import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { LockedMember } from './member.ts'
import type { StaffMe, StaffMember, StaffMembers } from './member.contract.ts'
import type { StaffRole } from './staff-role.contract.ts'

/** Access data of a staff member, for guards. */
export type StaffAccess = { roles: StaffRole[]; suspended: boolean }

/** SQL condition: the member `m` may invite others and give them roles. */
const isActiveAdmin = sql<boolean>`(m.suspended_at is null and 'admin' = any(m.roles))`

/** Returns the access of a member of the staff; null if they are not on the staff. */
export async function findStaffAccess(db: Db, userId: string): Promise<StaffAccess | null> {
  const row = await db
    .selectFrom('staff_members')
    .select(['roles', 'suspended_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? { roles: row.roles, suspended: row.suspended_at !== null } : null
}

/** Null if they are not on the staff. */
export async function findMe(db: Db, userId: string): Promise<Omit<StaffMe, 'second_step'> | null> {
  const row = await members(db).where('m.user_id', '=', userId).executeTakeFirst()
  if (!row) return null
  const { name, email, roles } = row
  return { staff_id: row.user_id, name, email, roles, suspended: row.suspended_at !== null }
}

/** Returns a page of members, in the order of their accounts. */
export async function selectMembers(
  db: Db,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<StaffMembers> {
  let query = members(db)
    .orderBy('m.user_id')
    .limit(limit + 1)
  if (after !== undefined) query = query.where('m.user_id', '>', after)
  const found = (await query.execute()).map(toMember)
  return keyedPageOf(found, limit, ({ staff_id }) => staff_id)
}

export async function findMember(db: Db, staffId: string): Promise<StaffMember | null> {
  const row = await members(db).where('m.user_id', '=', staffId).executeTakeFirst()
  return row ? toMember(row) : null
}

export async function insertMember(
  tx: Db,
  {
    staffId,
    roles,
    invitedBy,
    now,
  }: { staffId: string; roles: readonly StaffRole[]; invitedBy: string | null; now: Temporal.Instant },
): Promise<void> {
  await tx
    .insertInto('staff_members')
    .values({ user_id: staffId, roles: [...roles], invited_by: invitedBy, invited_at: now })
    .execute()
}

/**
 * Locks a member and every active administrator, in one order, until the transaction ends; null if there is no such
 * member.
 */
export async function lockMember(
  tx: Db,
  staffId: string,
): Promise<{ member: LockedMember; admins: string[] } | null> {
  const rows = await tx
    .selectFrom('staff_members as m')
    .select(['m.user_id', 'm.version', 'm.roles', 'm.suspended_at', isActiveAdmin.as('admin')])
    .where(({ eb, or }) => or([eb('m.user_id', '=', staffId), isActiveAdmin]))
    .orderBy('m.user_id')
    .forUpdate()
    .execute()
  const locked = rows.find((row) => row.user_id === staffId)
  if (!locked) return null
  const { version, roles, suspended_at } = locked
  return {
    member: { staffId, version, roles, suspended: suspended_at !== null },
    admins: rows.flatMap(({ admin, user_id }) => (admin ? user_id : [])),
  }
}

export async function updateMember(
  tx: Db,
  staffId: string,
  { roles, suspended }: Pick<LockedMember, 'roles' | 'suspended'>,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('staff_members')
    .set(({ eb }) => ({
      roles,
      suspended_at: suspended ? sql<Temporal.Instant>`coalesce(suspended_at, ${now})` : null,
      version: eb('version', '+', 1),
    }))
    .where('user_id', '=', staffId)
    .execute()
}

export async function hasAdmin(tx: Db): Promise<boolean> {
  const row = await tx
    .selectFrom('staff_members as m')
    .select('m.user_id')
    .where(isActiveAdmin)
    .executeTakeFirst()
  return row !== undefined
}

function members(db: Db) {
  return db
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
  return (await findStaffAccess(db, userId))?.roles ?? []
}
