import { listPartnerCoupons } from './partner-coupon.store.ts'
import { sql } from 'kysely'
import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import type { LangId } from '#kernel/locale.ts'
import { searchTerms } from '#kernel/searchable.ts'
import type { Db } from '#platform/db/database.ts'
import { foldNewest, hasWords } from '#platform/db/searched-rows.ts'
import { SEARCHED_PEOPLE } from '#domains/accounts/public.ts'
import { SEARCHED_PARTNERS } from './find-partners.store.ts'
import type { CommissionBounds } from '../commission.ts'
import { percentOf } from '../commission.ts'
import { PARTNER_ROLES, type PartnerRole } from '../partner-role.contract.ts'
import { termsOf } from '../partner.ts'
import { shownTerms } from '../partner-terms.ts'
import { partnerOf, partnersIn } from '../partner.store.ts'
import type { PartnersQuery, PartnerSummary, StaffPartner, StaffPartners } from './staff-partner.contract.ts'

const MAX_CHANGES = 100

/** Lists the partners that match a query, newest first. `configured`: the bounds of partners without their own. */
export async function selectPartners(
  db: Db,
  configured: CommissionBounds,
  { search, state, after, page_size: limit }: PartnersQuery,
): Promise<StaffPartners> {
  let query = summaries(db)
    .orderBy('p.id', 'desc')
    .limit(limit + 1)
  if (search !== undefined) {
    await foldNewest(db, SEARCHED_PARTNERS)
    await foldNewest(db, SEARCHED_PEOPLE)
    const terms = searchTerms(search)
    query = query.where(
      sql<boolean>`(${hasWords(terms, 'p')} or exists (
        select from partner_members m join users u on u.id = m.user_id
        where m.partner_id = p.id and ${hasWords(terms, 'u')}))`,
    )
  }
  if (state !== undefined) query = query.where('p.ended_at', state === 'ended' ? 'is not' : 'is', null)
  if (after !== undefined) query = query.where('p.id', '<', after)
  const found = (await query.execute()).map((row) => toSummary(row, configured))
  return keyedPageOf(found, limit, ({ partner_id }) => partner_id)
}

export async function findStaffPartner(
  db: Db,
  configured: CommissionBounds,
  id: string,
): Promise<StaffPartner | null> {
  const row = await summaries(db)
    .leftJoin('enquiries as e', 'e.id', 'p.enquiry_id')
    .select('e.number')
    .where('p.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const [people, coupons, changes, commissions] = await Promise.all([
    peopleOf(db, id),
    listPartnerCoupons(db, id),
    changesOf(db, id),
    commissionsOf(db, id),
  ])
  const { enquiry_id, number } = row
  return {
    ...toSummary(row, configured),
    partner_lang_id: row.lang_id as LangId,
    application: enquiry_id !== null && number !== null ? { enquiry_id, number } : null,
    people,
    coupons,
    changes: [...changes, ...commissions]
      .toSorted((one, other) => Temporal.Instant.compare(other.at, one.at))
      .slice(0, MAX_CHANGES),
  }
}

function summaries(db: Db) {
  return partnersIn(db).select(['p.version', 'p.created_at', 'p.lang_id', 'p.enquiry_id'])
}

function toSummary(row: SummaryRow, configured: CommissionBounds): PartnerSummary {
  const partner = partnerOf(row)
  return {
    partner_id: row.id,
    name: row.name,
    code: row.code,
    state: partner.isEnded ? 'ended' : 'active',
    terms: shownTerms(partner),
    percent: partner.earns === 'percent' ? percentOf(termsOf(partner, configured).basisPoints) : null,
    since: row.created_at.toString(),
    ended_at: row.ended_at?.toString() ?? null,
    version: row.version,
  }
}

/** Lists the percents that the partner's owners set, as rows of its history. */
async function commissionsOf(db: Db, partnerId: string): Promise<StaffPartner['changes']> {
  const rows = await db
    .selectFrom('partner_commissions as c')
    .leftJoin('users as u', 'u.id', 'c.set_by')
    .select(['c.basis_points', 'c.valid_from', nameOf('u').as('by')])
    .where('c.partner_id', '=', partnerId)
    .orderBy('c.position', 'desc')
    .limit(MAX_CHANGES)
    .execute()
  return rows.map(({ basis_points, valid_from, by }) => ({
    at: valid_from.toString(),
    act: 'commission_set',
    by,
    person: null,
    role: null,
    percent: percentOf(basis_points),
    terms: null,
  }))
}

async function changesOf(db: Db, partnerId: string): Promise<StaffPartner['changes']> {
  const rows = await db
    .selectFrom('partner_changes as c')
    .leftJoin('users as u', 'u.id', 'c.by_user')
    .leftJoin('users as w', 'w.id', 'c.person_id')
    .select(['c.at', 'c.act', 'c.before', 'c.after', nameOf('u').as('by'), nameOf('w').as('person')])
    .where('c.partner_id', '=', partnerId)
    .orderBy('c.id', 'desc')
    .limit(MAX_CHANGES)
    .execute()
  return rows.map(({ at, act, by, person, before, after }) => ({
    at: at.toString(),
    act,
    by,
    person,
    role: roleIn(after ?? before),
    percent: null,
    terms: act === 'opened' || act === 'terms_changed' ? (after as StaffPartner['terms']) : null,
  }))
}

async function peopleOf(db: Db, partnerId: string): Promise<StaffPartner['people']> {
  const rows = await db
    .selectFrom('partner_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.user_id', 'm.role', 'm.since', 'u.email_verified_at', nameOf('u').as('name')])
    .select(sql<string>`coalesce(u.email, '')`.as('email'))
    .where('m.partner_id', '=', partnerId)
    .orderBy('m.since')
    .orderBy('m.user_id')
    .execute()
  return rows.map(({ user_id, name, email, role, since, email_verified_at }) => ({
    person_id: user_id,
    name: name ?? '',
    email,
    role,
    state: email_verified_at ? 'active' : 'invited',
    since: since.toString(),
  }))
}

type SummaryRow = Parameters<typeof partnerOf>[0] & {
  version: number
  created_at: Temporal.Instant
}

/** SQL expression: the name of an account, or its address if it has none. Null if the account is deleted. */
function nameOf(alias: 'u' | 'w') {
  const { first_name, last_name, email } = Object.fromEntries(
    ['first_name', 'last_name', 'email'].map((column) => [column, sql.ref(`${alias}.${column}`)]),
  )
  return sql<string | null>`coalesce(nullif(trim(concat_ws(' ', ${first_name}, ${last_name})), ''), ${email})`
}

/** Returns the role that an invitation granted, or that was removed. */
function roleIn(recorded: object | null): PartnerRole | null {
  return PARTNER_ROLES.find((role) => recorded && 'role' in recorded && recorded.role === role) ?? null
}
