import type { ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { formatMoney } from '#ui/formats/price.tsx'
import { SupplierMark } from '#ui/drawings/supplier-mark.tsx'
import { useDeskMoney, type DeskMoney } from '#web/rentals/desk-price.tsx'
import type { Money } from '#kernel/money.ts'
import { PageLink } from '#web/shell/page-link.tsx'
import { carUrl } from '../car/car-url.ts'
import { PlanName, usePlanName } from './offer-supplier.tsx'
import { useCancellationWords, useMileageWords } from '#web/rentals/offer-words.ts'
import { paymentWords } from './card-terms.ts'
import { ownInclusions } from './shared-inclusions.ts'

/** `shared`: inclusions of all rates, shown once; null where all include the same. */
type RateRowProps = {
  rate: Offer
  shared: readonly string[] | null
  backTo: string
  coupon: string | undefined
}

/** One rate of a car: a row of its table, on small screens a block whose lines have their columns' names. */
export function RateRow({ rate, shared, backTo, coupon }: RateRowProps) {
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
