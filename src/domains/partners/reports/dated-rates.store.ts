import { sql, type RawBuilder } from 'kysely'

/**
 * The query `rates`, to stand after one named `mine` that has `day` and `currency`: for each day and currency of it, units of one euro
 * in that currency (`own`) and in the one asked for (`into`), by the last table up to that day; before the first table, by
 * the first. Without a currency to convert into there is nothing in it.
 */
export function datedRates(currency: string | null): RawBuilder<unknown> {
  return sql`spans as (
      select currency, per_euro, lag(date) over ordered as before, date as since,
        lead(date) over ordered as until
      from exchange_rates
      where ${currency}::text is not null
        and (currency = ${currency}::text or currency in (select distinct currency from mine))
      window ordered as (partition by currency order by date)
    ), bounds as (select min(day) as first, max(day) as last from mine), daily as materialized (
      select s.currency, s.per_euro, at::date as day from spans s, bounds b, generate_series(
        case when s.before is null then b.first else greatest(s.since, b.first) end,
        least(coalesce(s.until - 1, b.last), b.last), interval '1 day') at
    ), rates as materialized (
      select own.day, own.currency, own.per_euro as own, target.per_euro as into
      from daily own join daily target on target.day = own.day and target.currency = ${currency}::text
    )`
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
