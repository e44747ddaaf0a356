import { sql, type RawBuilder } from 'kysely'

/**
 * SQL query `rates`, for use after a query `mine` with `day` and `currency`. For each day and currency it has
 * the units of one euro in that currency (`own`) and in the requested one (`into`), by the last table up to
 * that day; before the first table, by the first. It has no rows for the requested currency, and none if no
 * currency is requested. Each rate is looked up by its day, because the planner cannot estimate the size of a
 * query over all tables, and would join it badly.
 */
export function datedRates(currency: string | null): RawBuilder<unknown> {
  const target = sql`${currency}::text`
  return sql`rates as materialized (
      select sold.day, sold.currency, own.per_euro as own, target.per_euro as into
      from (select distinct day, currency from mine where currency <> ${target}) sold
      cross join lateral (${perEuro(sql`sold.currency`)}) own
      cross join lateral (${perEuro(target)}) target
    )`
}

/** Returns the SQL query of a currency's rate on the day of `sold`. */
function perEuro(currency: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select coalesce(
    (select e.per_euro from exchange_rates e where e.currency = ${currency} and e.date <= sold.day order by e.date desc limit 1),
    (select e.per_euro from exchange_rates e where e.currency = ${currency} order by e.date limit 1)) as per_euro`
}

/**
 * SQL expression: an amount of `m`, not negative, converted by the row `r` of `rates`. Rounded half away from
 * zero per booking, so that sums of any grouping add up. Every currency that we sell in has had a rate since
 * the first start.
 */
export function converted(amount: RawBuilder<unknown>, currency: string | null): RawBuilder<number> {
  if (currency === null) return sql<number>`${amount}`
  return sql`case when m.currency = ${currency} then ${amount}
    else div(2 * ${amount} * r.into + r.own, 2 * r.own)::bigint end`
}
