import { useSearchParams } from 'react-router'
import { notByPhone } from '#domains/rentals/staff/callers/caller-offer.contract.ts'
import type { Offer, SearchResults } from '#domains/rentals/search/search.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Parts } from '#ui/parts.tsx'
import { DeskPrice } from '#web/rentals/desk-price.tsx'
import { useCancellationWords, useMileageWords } from '#web/rentals/offer-words.ts'
import { SupplierText } from '#web/rentals/supplier-text.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { withOffer } from './caller-search.ts'

/** Offers, one per row: car, supplier, station, cover, deposit, free cancellation and payment. */
export function OfferTable({ results: { items, days } }: { results: SearchResults }) {
  const { t } = useTranslation('staff_callers')
  return (
    <DataTable
      caption={t('cars')}
      rows={items}
      rowKey={({ offer_id }) => offer_id}
      empty={<EmptyState title={t('none')} text={t('none_text')} />}
      columns={{
        car: { label: t('car'), heads: true, plain: true, render: (offer) => <CarCell offer={offer} /> },
        supplier: {
          label: t('supplier'),
          render: ({ supplier, pickup }) => (
            <>
              <Parts>
                <bdi>{supplier.name}</bdi>
                {t(`terms:plan.${supplier.plan}`, { defaultValue: supplier.plan })}
              </Parts>
              <span className="block text-xs text-ink-soft">
                <bdi>{pickup.name}</bdi>, {t(`terms:desk.${pickup.desk}`)}
              </span>
            </>
          ),
        },
        cover: {
          label: t('terms:word.excess'),
          render: (offer) => <CoverCell offer={offer} />,
        },
        deposit: {
          label: t('terms:word.deposit'),
          render: ({ deposit, desk }) => (
            <AmountCell shown={deposit} own={desk?.deposit} none={t('search:deposit_none')} />
          ),
        },
        cancellation: { label: t('cancelling'), render: (offer) => <CancellationCell offer={offer} /> },
        total: {
          label: t('total', { days: t('terms:count.days', { count: days }) }),
          atEnd: true,
          plain: true,
          render: ({ price, payment }) => (
            <>
              <Price value={price.total} className="font-semibold whitespace-nowrap" />
              <span className="block text-xs text-ink-soft">{t(`terms:timing.${payment.timing}`)}</span>
            </>
          ),
        },
        choose: { label: t('book_column'), atEnd: true, render: (offer) => <ChooseCell offer={offer} /> },
      }}
    />
  )
}

type CellProps = { offer: Offer }

function CarCell({ offer }: CellProps) {
  const { t } = useTranslation('staff_callers')
  const { vehicle } = offer
  const mileage = useMileageWords(offer)
  return (
    <>
      <SupplierText>{vehicle.name}</SupplierText>
      <span className="block text-xs font-normal text-ink-soft">
        <Parts>
          {vehicle.acriss}
          {t(`terms:transmission.${vehicle.transmission}`)}
          {vehicle.seats !== null && t('terms:count.seats', { count: vehicle.seats })}
          {mileage}
        </Parts>
      </span>
    </>
  )
}

function CoverCell({ offer: { excess, desk } }: CellProps) {
  const { t } = useTranslation('staff_callers')
  return <AmountCell shown={excess} own={desk?.excess} none={t('search:excess_none')} />
}

function CancellationCell({ offer }: CellProps) {
  const { free, words } = useCancellationWords(offer)
  return (
    <span className={free ? 'text-good' : undefined} suppressHydrationWarning>
      {words}
    </span>
  )
}

type AmountCellProps = { shown: Offer['deposit']; own: Offer['deposit'] | undefined; none: string }

function AmountCell({ shown, own, none }: AmountCellProps) {
  const { t } = useTranslation('search')
  if (shown === null) return <span className="text-ink-soft">{t('not_stated')}</span>
  return shown.amount === 0 ? none : <DeskPrice shown={shown} own={own} />
}

/** Link to the car, or the reason why it cannot be booked by phone. */
function ChooseCell({ offer }: CellProps) {
  const { t } = useTranslation('staff_callers')
  const [address] = useSearchParams()
  const reason = notByPhone(offer, offer.price)
  if (reason !== null) return <span className="text-xs text-ink-soft">{t(`not_by_phone.${reason}`)}</span>
  return (
    <LinkButton to={withOffer(address, offer.offer_id)} variant="second" className="min-h-11!">
      {t('choose')}
      <span className="sr-only">
        {offer.vehicle.name}, {offer.supplier.name}
      </span>
    </LinkButton>
  )
}
