import { Counter } from 'prom-client'
import { rowBuffer, type RowBuffer } from '#kernel/row-buffer.service.ts'
import type { App } from '#platform/app.ts'
import { writeClicks, type ClickRow } from './partner-click.store.ts'

declare module '#platform/app.ts' {
  interface App {
    /** Clicks on partners' links that are written within a second. */
    clickBuffer: RowBuffer<ClickRow>
  }
}

/** Max waiting clicks, some 4 MB. More come only while the database is unavailable, and are dropped. */
const MAX_CLICKS = 10_000

/** Creates the buffer of clicks, and counts those that are dropped. */
export function clickBuffer({ db, metrics }: Pick<App, 'db' | 'metrics'>): RowBuffer<ClickRow> {
  const dropped = new Counter({
    name: 'rihla_partner_clicks_dropped_total',
    help: 'Clicks on partners’ links that were not recorded, as too many waited',
    registers: [metrics],
  })
  return rowBuffer<ClickRow>({
    keyOf: ({ id }) => id,
    join: (known) => known,
    write: (rows) => writeClicks(db, rows),
    maxRows: MAX_CLICKS,
    onDropped: (count) => dropped.inc(count),
  })
}
