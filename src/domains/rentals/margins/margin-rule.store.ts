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

export type MarginRuleStore = ReturnType<typeof marginRuleStore>

export function marginRuleStore(db: Db) {
  const storedRules = (on: Db) =>
    on.selectFrom('margin_rules as r').selectAll('r').where('r.removed_at', 'is', null)
  const rulesWithEditor = () =>
    storedRules(db)
      .leftJoin('users as u', 'u.id', 'r.changed_by')
      .select(sql<string | null>`nullif(trim(concat(u.first_name, ' ', u.last_name)), '')`.as('by'))

  return {
    /** Lists all rules that were not removed. */
    rules: async (): Promise<MarginRule[]> => (await storedRules(db).execute()).map(toRule),

    /** Returns a page of rules, newest first. */
    async list({ after, limit }: { after: string | undefined; limit: number }) {
      let query = rulesWithEditor()
        .orderBy('r.id', 'desc')
        .limit(limit + 1)
      if (after !== undefined) query = query.where('r.id', '<', after)
      const found = (await query.execute()).map(toStoredRule)
      return keyedPageOf(found, limit, ({ id }) => id)
    },

    async find(id: string): Promise<StoredMarginRule | null> {
      const row = await rulesWithEditor().where('r.id', '=', id).executeTakeFirst()
      return row ? toStoredRule(row) : null
    },

    /** Locks a rule until the transaction ends. */
    async hold(tx: Db, id: string): Promise<(MarginRule & { version: number }) | null> {
      const row = await storedRules(tx).where('r.id', '=', id).forUpdate().executeTakeFirst()
      return row ? { ...toRule(row), version: row.version } : null
    },

    async insert(tx: Db, rule: MarginRule, { by, now }: Change): Promise<void> {
      await tx
        .insertInto('margin_rules')
        .values({ ...toRow(rule), id: rule.id, version: 1, changed_by: by, changed_at: now })
        .execute()
    },

    async change(tx: Db, rule: MarginRule, { by, now }: Change): Promise<void> {
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
    },

    async remove(tx: Db, id: string, { by, now }: Change): Promise<void> {
      await tx
        .updateTable('margin_rules')
        .set({ removed_at: now, changed_by: by, changed_at: now })
        .where('id', '=', id)
        .execute()
    },
  }
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

function toStoredRule(row: Row & { by: string | null }): StoredMarginRule {
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
