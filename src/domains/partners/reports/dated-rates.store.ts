import { sql, type RawBuilder } from 'kysely'

/**
 * The query `rates`, to stand after one named `mine` that has `day` and `currency`: for each day of a currency in it, units
 * of one euro in that currency (`own`) and in the one asked for (`into`), by the last table up to that day; before the first
 * table, by the first. In the currency asked for, and without one, there is nothing in it. Each is looked up by its day: what
 * is made of all tables at once is expected to be of any size, and joined accordingly.
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
 * An amount of `m`, not below zero, by the row `r` of `rates`: rounded half away from zero, booking by booking, so that sums
 * of any grouping add up. Every currency that we sell in has had a rate since the first start.
 */
export function converted(amount: RawBuilder<unknown>, currency: string | null): RawBuilder<number> {
  if (currency === null) return sql<number>`${amount}`
  return sql`case when m.currency = ${currency} then ${amount}
    else div(2 * ${amount} * r.into + r.own, 2 * r.own)::bigint end`
}
