import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { oldRows, type Retention } from '#platform/db/old-rows.store.ts'
import type { ClickVia } from './partner-click.contract.ts'

export type ClickRow = {
  id: string
  /** In milliseconds since 1970. */
  at: number
  partnerId: string
  subId: string
  page: string
  referrer: string
  langId: number
  via: ClickVia
}

/** Writes clicks in one statement; repeatable. */
export async function writeClicks(db: Db, clicks: readonly ClickRow[]): Promise<void> {
  const column = <Name extends keyof ClickRow>(name: Name) => clicks.map((click) => click[name])
  const at = clicks.map((click) => new Date(click.at))
  await db.transaction().execute((tx) =>
    sql`
      insert into partner_clicks (id, at, partner_id, sub_id, page, referrer, lang_id, via)
      select * from unnest(${column('id')}::uuid[], ${at}::timestamptz[], ${column('partnerId')}::uuid[],
        ${column('subId')}::text[], ${column('page')}::text[], ${column('referrer')}::text[],
        ${column('langId')}::smallint[], ${column('via')}::text[])
      on conflict (id) do nothing`.execute(tx),
  )
}

const DAY = 24

/** Long enough to compare a year with the previous one. */
const RETENTION_DAYS = 396

export const partnerClickRetention: readonly Retention[] = [
  {
    what: 'Clicks on partners’ links',
    hours: RETENTION_DAYS * DAY,
    since: 'the click',
    remove: oldRows({ table: 'partner_clicks', key: ['id'], column: 'at' }),
  },
  {
    what: 'Clicks on partners’ links per day',
    hours: RETENTION_DAYS * DAY,
    since: 'that day',
    remove: oldRows({
      table: 'partner_click_days',
      key: ['partner_id', 'day', 'sub_id'],
      column: 'day',
    }),
  },
]
