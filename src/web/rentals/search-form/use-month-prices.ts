import { useEffect, useState } from 'react'
import type { PriceCalendar } from '#domains/rentals/seen-prices/seen-price.contract.ts'
import { useHeader, useSiteDispatch } from '#web/app/store.ts'
import { priceCalendarApi } from './price-calendar.api.ts'
import type { PricedRental } from './priced-rental.ts'

export type DayPrice = {
  from: NonNullable<PriceCalendar['days'][number]['from']>
  seenAt: string
  cheapest: boolean
}

/** Prices by day, `YYYY-MM-DD`. */
export type MonthPrices = ReadonlyMap<string, DayPrice>

const NONE: MonthPrices = new Map()

/** Returns the recorded prices of a month (`YYYY-MM`); empty until they load, and if they fail to. */
export function useMonthPrices(
  rental: PricedRental | null,
  month: string,
  endpoint: 'priceCalendar' | 'pricesDuringSearch' = 'priceCalendar',
): MonthPrices {
  const dispatch = useSiteDispatch()
  const { currency_id } = useHeader()
  const key = rental ? `${rental.pickup_id} ${rental.driver_age} ${rental.days} ${currency_id} ${month}` : ''
  const [known, setKnown] = useState({ key: '', prices: NONE })
  const query = rental && { ...rental, currency_id, month }
  useEffect(() => {
    if (!query) return undefined
    let left = false
    const answer = dispatch(priceCalendarApi.endpoints[endpoint].initiate(query))
    void answer.then(({ data }) => left || setKnown({ key, prices: data ? pricesOf(data) : NONE }))
    // Stops waiting for a month that was left. The request continues, as other components may wait for it.
    return () => {
      left = true
      answer.unsubscribe()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the key contains all of the query
  }, [dispatch, key])
  return known.key === key ? known.prices : NONE
}

function pricesOf({ days }: PriceCalendar): MonthPrices {
  const lowest = Math.min(...days.flatMap(({ from }) => (from ? [from.amount] : [])))
  return new Map(
    days.flatMap(({ date, from, seen_at }) =>
      from && seen_at ? [[date, { from, seenAt: seen_at, cheapest: from.amount === lowest }] as const] : [],
    ),
  )
}
