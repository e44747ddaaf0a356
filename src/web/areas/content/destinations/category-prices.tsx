import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { SeenPrice } from '#domains/rentals/seen-prices/seen-price.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { addDays } from '#kernel/days.ts'
import { searchUrl, usualSearch } from '#web/rentals/search-form/search-url.ts'
import { PageLink } from '#web/shell/page-link.tsx'
import { formatDay } from '#ui/formats/dates.ts'
import { formatMoney, Price } from '#ui/formats/price.tsx'
import { FigureTable } from './figure-table.tsx'

type CategoryPricesProps = { prices: readonly SeenPrice[]; placeId: string }

/** The lowest price per day of each class, each with its dates: a link to a search for them, unless they have passed. */
export function CategoryPrices({ prices, placeId }: CategoryPricesProps) {
  const { t } = useTranslation('destinations')
  const { language, today } = useSite()
  const searchFor = ({ pickup_date, days }: SeenPrice) =>
    searchUrl({
      ...usualSearch(today),
      pickup_id: placeId,
      pickup_date,
      dropoff_date: addDays(pickup_date, days),
    })
  return (
    <FigureTable title={t('prices.by_category')} columns={[t('prices.category'), t('prices.day_price')]}>
      {prices.map((price) => {
        const name = t(`terms:category.${price.category}`)
        return (
          <tr key={price.category}>
            <th scope="row" className="py-3 pe-4 text-start font-normal">
              {price.pickup_date < today ? (
                <span className="font-semibold">{name}</span>
              ) : (
                <PageLink
                  to={searchFor(price)}
                  className="font-semibold text-coral-deep underline underline-offset-4"
                >
                  {name}
                  <span className="sr-only">: {t('prices.search')}</span>
                </PageLink>
              )}
              <span className="mt-0.5 block text-xs text-ink-soft" suppressHydrationWarning>
                {t('prices.when', {
                  days: t('terms:count.days', { count: price.days }),
                  day: formatDay(price.pickup_date, language),
                })}
              </span>
              <span className="block text-xs text-ink-soft" suppressHydrationWarning>
                {t('prices.seen', { day: formatDay(price.seen_at.slice(0, 10), language, 'brief') })}
              </span>
            </th>
            <td className="py-3 text-end align-top">
              <Price value={price.per_day} className="font-semibold" />
              <span className="mt-0.5 block text-xs text-ink-soft tabular" suppressHydrationWarning>
                {t('prices.total', { price: formatMoney(price.total, language) })}
              </span>
            </td>
          </tr>
        )
      })}
    </FigureTable>
  )
}
