import { emailKey } from '#kernel/email-address.ts'
import { camelKeys, snakeKeys } from '#kernel/record-keys.ts'
import type { Db, RowOf } from '#platform/db/database.ts'
import type { PartnerMembership, Partner } from './partner.ts'

/** The last commission a partner has set, and its position among their changes. */
type LastCommission = { position: number; basisPoints: number }

type NewCommission = LastCommission & { partnerId: string; setBy: string; validFrom: Temporal.Instant }

export async function findPartnerByCode(db: Db, code: string): Promise<Partner | null> {
  const row = await partnersIn(db).where('p.code', '=', code).executeTakeFirst()
  return row ? partnerOf(row) : null
}

/** Finds the partner that an account works for, also one that has ended. */
export async function findPartnerOfUser(db: Db, userId: string): Promise<PartnerMembership | null> {
  const row = await ofUserIn(db, userId).executeTakeFirst()
  return row ? { ...partnerOf(row), role: row.role } : null
}

/** Finds the same, and locks partner and membership until the transaction ends; the account is locked before. */
export async function lockPartnerOfUser(tx: Db, userId: string): Promise<PartnerMembership | null> {
  const row = await ofUserIn(tx, userId).forUpdate(['p', 'm']).executeTakeFirst()
  return row ? { ...partnerOf(row), role: row.role } : null
}

/** Lists the addresses of a partner's people, without letter case. */
export async function listEmailsOfPeople(db: Db, partnerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('partner_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('u.email')
    .where('m.partner_id', '=', partnerId)
    .where('u.email', 'is not', null)
    .$narrowType<{ email: string }>()
    .execute()
  return rows.map(({ email }) => emailKey(email))
}

/** Finds the commission that a partner set last. */
export async function findLastCommission(db: Db, partnerId: string): Promise<LastCommission | null> {
  const row = await db
    .selectFrom('partner_commissions')
    .select(['position', 'basis_points'])
    .where('partner_id', '=', partnerId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? camelKeys(row) : null
}

export async function insertCommission(tx: Db, commission: NewCommission): Promise<void> {
  const { partnerId, position, basisPoints, validFrom, setBy } = commission
  await tx
    .insertInto('partner_commissions')
    .values(snakeKeys({ partnerId, position, basisPoints, validFrom, setBy }))
    .execute()
}

export function partnersIn(handle: Db) {
  return handle
    .selectFrom('partners as p')
    .select(['p.id', 'p.code', 'p.name', 'p.earns', 'p.share_basis_points', 'p.holding_days', 'p.ended_at'])
    .select(['p.min_basis_points', 'p.max_basis_points', 'p.usual_basis_points', 'p.trip_basis_points'])
    .select((from) =>
      from
        .selectFrom('partner_commissions as c')
        .select('c.basis_points')
        .whereRef('c.partner_id', '=', 'p.id')
        .orderBy('c.position', 'desc')
        .limit(1)
        .as('set_last'),
    )
}

function ofUserIn(handle: Db, userId: string) {
  return partnersIn(handle)
    .innerJoin('partner_members as m', 'm.partner_id', 'p.id')
    .select('m.role')
    .where('m.user_id', '=', userId)
}

export function partnerOf(row: RowOf<typeof partnersIn>): Partner {
  const { id, code, name, earns, share_basis_points, holding_days, set_last } = row
  return {
    ...camelKeys({ id, code, name, earns, share_basis_points, holding_days, set_last }),
    bounds: { min: row.min_basis_points, max: row.max_basis_points, usual: row.usual_basis_points },
    tripBasisPoints: row.trip_basis_points,
    isEnded: row.ended_at !== null,
  }
}
