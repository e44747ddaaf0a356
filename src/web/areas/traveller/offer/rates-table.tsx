import { PlanName, usePlanName } from '#web/rentals/supplier-text.tsx'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useErrorWords } from '#ui/error-words.ts'
import { isFocusIn } from '#ui/move-focus.ts'
import { Notice } from '#ui/notice.tsx'
import { useSite } from '#web/app/site.tsx'
import { useSiteSelector } from '#web/app/store.ts'
import { useSearchingQuery } from '#web/rentals/rentals.api.ts'
import { readSearchUrl } from '#web/rentals/search-form/search-url.ts'
import { buildRatesRequest } from '../search/search-request.ts'
import { readChoice } from '../search/search-address.ts'
import { ownInclusions, sharedInclusions } from './shared-inclusions.ts'
import { formatMoney } from '#ui/formats/price.tsx'
import { SupplierMark } from '#ui/drawings/supplier-mark.tsx'
import { type DeskMoney, useDeskMoney } from '#web/rentals/desk-price.tsx'
import type { Money } from '#kernel/money.ts'
import { PageLink } from '#web/shell/page-link.tsx'
import { carUrl } from '../car/car-url.ts'
import { useCancellationWords, useMileageWords } from '#web/rentals/offer-words.ts'
import { paymentWords } from './card-terms.ts'

type RatesTableProps = {
  id: string
  /** The car's cheapest rate, whose card contains the table. */
  offer: Offer
  /** The address of the results, whose search and filters the rates pass. */
  address: string
  coupon: string | undefined
}

const COLUMNS = ['seller', 'total', 'cover', 'excess', 'deposit', 'cancelling', 'payment'] as const

/**
 * All rates of a car at its desk, cheapest first. Requests them when it opens, and again when more arrive.
 */
export function RatesTable({ id, offer, address, coupon }: RatesTableProps) {
  const { t } = useTranslation('search')
  const { today } = useSite()
  const words = useErrorWords()
  const currency_id = useSiteSelector(({ header }) => header.currency_id)
  const lang_id = useSiteSelector(({ header }) => header.lang_id)
  const query = new URLSearchParams(address.split('?')[1])
  const { entered: _, ...criteria } = readSearchUrl(query, today)
  const request = buildRatesRequest(criteria, readChoice(query), offer.car?.id ?? '', {
    currency_id,
    lang_id,
  })
  const { currentData, error, isFetching, refetch } = useSearchingQuery(request)
  const come = offer.car?.rates ?? 0
  const refetchIfNew = useEffectEvent((known: number) => {
    if (currentData && currentData.total !== known) void refetch()
  })
  useEffect(() => refetchIfNew(come), [come])
  const table = useRef<HTMLElement>(null)
  const retried = useRef(false)
  const retry = () => {
    retried.current = true
    void refetch()
  }
  // The pressed button disappears with the failure, so the table takes the focus.
  const hasCome = currentData !== undefined
  useEffect(() => {
    if (hasCome && retried.current && isFocusIn(table.current)) table.current?.focus({ preventScroll: true })
    if (hasCome) retried.current = false
  }, [hasCome])
  const rates = currentData?.items ?? []
  const all = sharedInclusions(rates)
  // Omits the column if every rate includes the same.
  const columns = rates.some((rate) => ownInclusions(rate, all).length > 0 || !rate.mileage.unlimited)
    ? COLUMNS
    : COLUMNS.filter((column) => column !== 'cover')
  return (
    <section
      id={id}
      ref={table}
      tabIndex={-1}
      aria-label={t('rates.of', { car: offer.vehicle.name })}
      className="car-rates"
    >
      {currentData ? (
        <>
          {all.length > 0 && (
            <p className="car-soft">
              {t('rates.all_include')} {all.map((one) => t(`terms:inclusion.${one}`)).join(' · ')}
            </p>
          )}
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {t(`rates.columns.${column}`)}
                  </th>
                ))}
                <th scope="col">
                  <span className="sr-only">{t('choose')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rates.map((rate) => (
                <RateRow
                  key={rate.offer_id}
                  rate={rate}
                  shared={columns === COLUMNS ? all : null}
                  backTo={address}
                  coupon={coupon}
                />
              ))}
            </tbody>
          </table>
        </>
      ) : error ? (
        <Notice tone="bad" title={t('rates.failed')}>
          <p>{words(error)}</p>
          <Button variant="second" className="mt-3" busy={isFetching} onClick={retry}>
            {t('no_price.next.retry')}
          </Button>
        </Notice>
      ) : (
        <div role="status">
          <span className="sr-only">{t('rates.asking')}</span>
          <Skeleton className="h-24" />
        </div>
      )}
    </section>
  )
}

/** `shared`: inclusions of all rates, shown once; null where all include the same. */
type RateRowProps = {
  rate: Offer
  shared: readonly string[] | null
  backTo: string
  coupon: string | undefined
}

/** One rate of a car: a row of its table, on small screens a block whose lines have their columns' names. */
function RateRow({ rate, shared, backTo, coupon }: RateRowProps) {
  const { t, messages } = useTranslation('search')
  const deskMoney = useDeskMoney()
  const plan = usePlanName(rate.supplier)
  const cancellation = useCancellationWords(rate)
  const mileage = useMileageWords(rate)
  const { supplier, desk } = rate
  const total = formatMoney(rate.price.total, messages.language)
  const amount = (kind: 'deposit' | 'excess', shown: Money | null, own: DeskMoney['own']) =>
    shown === null ? t('not_stated') : shown.amount === 0 ? t(`${kind}_none`) : deskMoney({ shown, own })
  const cell = (column: string, content: ReactNode) => (
    <td data-column={t(`rates.columns.${column}`)} className={`rate-${column}`}>
      {content}
    </td>
  )
  return (
    <tr>
      {cell(
        'seller',
        <>
          <SupplierMark name={supplier.name} /> · <PlanName supplier={supplier} />
          {supplier.desk_brand && (
            <>
              {' · '}
              <bdi>{t('terms:desk_of', { brand: supplier.desk_brand })}</bdi>
            </>
          )}
        </>,
      )}
      {cell('total', <bdi>{total}</bdi>)}
      {shared &&
        cell(
          'cover',
          [
            ...ownInclusions(rate, shared).map((one) => t(`terms:inclusion.${one}`)),
            !rate.mileage.unlimited && mileage,
          ]
            .filter(Boolean)
            .join(' · ') || t('rates.as_all'),
        )}
      {cell('excess', amount('excess', rate.excess, desk?.excess))}
      {cell('deposit', amount('deposit', rate.deposit, desk?.deposit))}
      {cell(
        'cancelling',
        <span className={cancellation.free ? 'good' : undefined}>{cancellation.words}</span>,
      )}
      {cell('payment', paymentWords(rate, messages))}
      <td className="rate-choose">
        <PageLink
          className="car-rates-link"
          to={carUrl(rate.offer_id, coupon)}
          state={{ backTo }}
          aria-label={t('choose_named', {
            car: rate.vehicle.name,
            supplier: supplier.name,
            plan,
            price: total,
          })}
        >
          {t('choose')}
        </PageLink>
      </td>
    </tr>
  )
}
