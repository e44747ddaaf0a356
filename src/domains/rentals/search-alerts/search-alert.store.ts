import { sql, type Selectable } from 'kysely'
import type { LangId } from '#kernel/locale.ts'
import { money, type Money } from '#kernel/money.ts'
import { newToken, sha256 } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import type { Due } from '#platform/db/due-work.store.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { Watched } from '../price-checks/claim-due.store.ts'
import type { AlertSearch, SearchAlert } from './search-alert.ts'

type NewAlert = {
  id: string
  email: string
  langId: LangId
  wording: string
  page: string | null
  network: string | null
  checkKey: string
  search: AlertSearch
  most: Money
  endsAt: Temporal.Instant
  unsubscribeSecret: string
  now: Temporal.Instant
}

export const watchedAlerts: Watched = {
  table: 'search_alerts',
  key: 'id',
  isOn: sql<boolean>`confirmed_at is not null and ended_at is null`,
}

const WAITS_FOR_MAIL = sql<boolean>`mailed_at is null and confirmed_at is null and ended_at is null`

/** SQL condition: an alert awaits its confirmation mail. */
export const hasUnconfirmedAlert: Due = () => sql`exists (select from search_alerts where ${WAITS_FOR_MAIL})`

export const searchAlertStore = {
  async insert(db: Db, alert: NewAlert): Promise<void> {
    await db
      .insertInto('search_alerts')
      .values({
        id: alert.id,
        address_hash: sha256(alert.email),
        email: alert.email,
        lang_id: alert.langId,
        wording: alert.wording,
        page: alert.page,
        network: alert.network,
        look_key: alert.checkKey,
        search: alert.search,
        most: alert.most.amount,
        currency: alert.most.currency,
        asked_at: alert.now,
        ends_at: alert.endsAt,
        leave_hash: sha256(alert.unsubscribeSecret),
      })
      .execute()
  },

  /** Passes each alert that awaits its mail once to `work`, in one transaction. Returns their number. */
  processUnconfirmed(
    db: Db,
    work: (tx: Db, alert: SearchAlert, addressHash: Buffer) => Promise<void>,
  ): Promise<number> {
    return db.transaction().execute(async (tx) => {
      const rows = await tx
        .selectFrom('search_alerts')
        .selectAll()
        .where(WAITS_FOR_MAIL)
        .orderBy('asked_at')
        .limit(50)
        .forUpdate()
        .skipLocked()
        .execute()
      for (const row of rows) {
        const alert = toAlert(row)
        if (alert) await work(tx, alert, row.address_hash)
      }
      return rows.length
    })
  },

  /** Records that an alert's mail is sent. Returns the secret of the link by which it is confirmed. */
  async mailed(tx: Db, id: string, now: Temporal.Instant): Promise<string> {
    const secret = newToken()
    await tx
      .updateTable('search_alerts')
      .set({ mailed_at: now, confirm_hash: sha256(secret) })
      .where('id', '=', id)
      .execute()
    return secret
  },

  async remove(tx: Db, id: string): Promise<void> {
    await tx.deleteFrom('search_alerts').where('id', '=', id).execute()
  },

  /**
   * Returns the number of an address's alerts, and blocks concurrent confirmations for it until the transaction ends.
   */
  async countOf(tx: Db, addressHash: Buffer): Promise<number> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`alerts ${addressHash.toString('hex')}`}, 0))`.execute(
      tx,
    )
    const { count } = await tx
      .selectFrom('search_alerts')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('address_hash', '=', addressHash)
      .where('confirmed_at', 'is not', null)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow()
    return count
  },

  /** Finds an alert by the secret of a mailed link, to confirm or to unsubscribe; null if no open alert has it. */
  async findByLink(db: Db, secret: string): Promise<SearchAlert | null> {
    const hash = sha256(secret)
    const row = await db
      .selectFrom('search_alerts')
      .selectAll()
      .where((is) => is.or([is('confirm_hash', '=', hash), is('leave_hash', '=', hash)]))
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    return row ? toAlert(row) : null
  },

  async findToConfirm(tx: Db, secret: string, since: Temporal.Instant) {
    const row = await tx
      .selectFrom('search_alerts')
      .selectAll()
      .where('confirm_hash', '=', sha256(secret))
      .where('mailed_at', '>', since)
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    const alert = row && toAlert(row)
    return alert ? { alert, addressHash: row.address_hash, isConfirmed: row.confirmed_at !== null } : null
  },

  async confirm(tx: Db, id: string, now: Temporal.Instant): Promise<void> {
    await tx
      .updateTable('search_alerts')
      .set({ confirmed_at: now, next_look_at: now, network: null })
      .where('id', '=', id)
      .execute()
  },

  /** Ends an alert by the secret of a mailed link; false if none has it. One that already ended stays unchanged. */
  async endBy(tx: Db, unsubscribeSecret: string, now: Temporal.Instant): Promise<boolean> {
    const row = await tx
      .selectFrom('search_alerts')
      .select('id')
      .where('leave_hash', '=', sha256(unsubscribeSecret))
      .executeTakeFirst()
    if (!row) return false
    await tx
      .updateTable('search_alerts')
      .set({ ended_at: now, email: null })
      .where('id', '=', row.id)
      .where('ended_at', 'is', null)
      .execute()
    return true
  },

  async endByTime(tx: Db, now: Temporal.Instant): Promise<void> {
    await tx
      .updateTable('search_alerts')
      .set({ ended_at: now, email: null })
      .where('ends_at', '<=', now)
      .where('ended_at', 'is', null)
      .execute()
  },

  /** Lists those of these alerts that are still active. */
  async alertsOf(db: Db, ids: readonly string[]): Promise<SearchAlert[]> {
    const rows = await db
      .selectFrom('search_alerts')
      .selectAll()
      .where('id', 'in', ids)
      .where('ended_at', 'is', null)
      .execute()
    return rows.flatMap((row) => toAlert(row) ?? [])
  },

  /**
   * Records a check. `reportedTotal` is the price mailed in the same transaction. False if the alert has
   * ended since it was read.
   */
  async recordCheck(
    tx: Db,
    id: string,
    {
      now,
      next,
      reportedTotal,
    }: { now: Temporal.Instant; next: Temporal.Instant; reportedTotal: Money | null },
  ): Promise<boolean> {
    const row = await tx
      .updateTable('search_alerts')
      .set({ next_look_at: next, ...(reportedTotal && { told_total: reportedTotal.amount, told_at: now }) })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  },
}

function toAlert(row: Selectable<Tables['search_alerts']>): SearchAlert | null {
  if (row.email === null) return null
  return {
    id: row.id,
    email: row.email,
    langId: row.lang_id as LangId,
    search: row.search as AlertSearch,
    most: money(row.most, row.currency),
    reportedTotal: row.told_total === null ? null : money(row.told_total, row.currency),
    reportedAt: row.told_at,
    requestedAt: row.asked_at,
  }
}
