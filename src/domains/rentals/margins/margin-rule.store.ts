import { sql, type Selectable } from 'kysely'
import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import type { Category } from '#kernel/acriss.ts'
import type { Db } from '#platform/db/database.ts'
import type { MarginRule } from './margin-rule.ts'
import type { MarginTables } from './margin-tables.ts'

/** A rule with the name of its last editor. */
export type StoredMarginRule = MarginRule & {
  version: number
  changedBy: string | null
  changedAt: Temporal.Instant
}

type Change = { by: string; now: Temporal.Instant }

function selectRules(db: Db) {
  return db.selectFrom('margin_rules as r').selectAll('r').where('r.removed_at', 'is', null)
}

function selectRulesWithEditor(db: Db) {
  return selectRules(db)
    .leftJoin('users as u', 'u.id', 'r.changed_by')
    .select(sql<string | null>`nullif(trim(concat(u.first_name, ' ', u.last_name)), '')`.as('by'))
}

/** Lists all rules that were not removed. */
export async function listAllMarginRules(db: Db): Promise<MarginRule[]> {
  return (await selectRules(db).execute()).map(toRule)
}

/** Returns a page of rules, newest first. */
export async function listMarginRules(
  db: Db,
  { after, limit }: { after?: string | undefined; limit: number },
) {
  let query = selectRulesWithEditor(db)
    .orderBy('r.id', 'desc')
    .limit(limit + 1)
  if (after !== undefined) query = query.where('r.id', '<', after)
  const found = (await query.execute()).map(toRuleWithEditor)
  return keyedPageOf(found, limit, ({ id }) => id)
}

export async function findMarginRule(db: Db, id: string): Promise<StoredMarginRule | null> {
  const row = await selectRulesWithEditor(db).where('r.id', '=', id).executeTakeFirst()
  return row ? toRuleWithEditor(row) : null
}

/** Locks a rule until the transaction ends. */
export async function lockMarginRule(tx: Db, id: string): Promise<(MarginRule & { version: number }) | null> {
  const row = await selectRules(tx).where('r.id', '=', id).forUpdate().executeTakeFirst()
  return row ? { ...toRule(row), version: row.version } : null
}

export async function insertMarginRule(tx: Db, rule: MarginRule, { by, now }: Change): Promise<void> {
  await tx
    .insertInto('margin_rules')
    .values({ ...toRow(rule), id: rule.id, version: 1, changed_by: by, changed_at: now })
    .execute()
}

export async function updateMarginRule(tx: Db, rule: MarginRule, { by, now }: Change): Promise<void> {
  await tx
    .updateTable('margin_rules')
    .set(({ eb }) => ({
      ...toRow(rule),
      version: eb('version', '+', 1),
      changed_by: by,
      changed_at: now,
    }))
    .where('id', '=', rule.id)
    .execute()
}

export async function removeMarginRule(tx: Db, id: string, { by, now }: Change): Promise<void> {
  await tx
    .updateTable('margin_rules')
    .set({ removed_at: now, changed_by: by, changed_at: now })
    .where('id', '=', id)
    .execute()
}

type Row = Selectable<MarginTables['margin_rules']>

function toRule(row: Row): MarginRule {
  return {
    id: row.id,
    planId: row.plan_id,
    supplierId: row.supplier_id,
    residence: row.residence,
    country: row.country,
    place: row.place,
    category: row.category as Category | null,
    lead: { from: row.lead_from, to: row.lead_to },
    days: { from: row.days_from, to: row.days_to },
    how: row.how === 'add' ? 'add' : 'set',
    basisPoints: row.basis_points,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
  }
}

function toRuleWithEditor(row: Row & { by: string | null }): StoredMarginRule {
  return { ...toRule(row), version: row.version, changedBy: row.by, changedAt: row.changed_at }
}

function toRow({ planId, supplierId, residence, country, place, category, lead, days, ...rule }: MarginRule) {
  return {
    plan_id: planId,
    supplier_id: supplierId,
    residence,
    country,
    place,
    category,
    lead_from: lead.from,
    lead_to: lead.to,
    days_from: days.from,
    days_to: days.to,
    how: rule.how,
    basis_points: rule.basisPoints,
    starts_on: rule.startsOn,
    ends_on: rule.endsOn,
  }
}
