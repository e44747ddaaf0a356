import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useParams, useSearchParams } from 'react-router'
import type { TripPaymentReply } from '#domains/trips/cards/trip-payment.contract.ts'
import { categoryName, wordingOf } from '#domains/fares/categories.contract.ts'
import type { Preload } from '#web/app/page.ts'
import { usePageRestored } from '#web/app/use-page-restored.ts'
import { useLanguage } from '#ui/use-language.ts'
import { Card } from '#ui/card.tsx'
import { formatDay } from '#ui/formats/dates.ts'
import { MoneyRows } from '#ui/money-rows.tsx'
import { PlacesText } from '#ui/places-text.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Price } from '#ui/formats/price.tsx'
import { KeyDrawing } from '#ui/drawings/account-drawings.tsx'
import { Parts } from '#ui/parts.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { backFromBank } from '../booking/go-to-bank.ts'
export { action } from './pay-trip-action.ts'
import { tripPaymentApi, useTripPaymentQuery, type TripLink } from './trip-payment.api.ts'
import { Notice } from '#ui/notice.tsx'
import { PayForm } from './pay-form.tsx'
import { shownState } from './shown-state.ts'

/** Payment states that allow paying here. */
const TO_PAY: ReadonlySet<string> = new Set(['due', 'asked', 'declined'])

export const preload: Preload = async ({ dispatch, params, url }) => {
  const link = { reference: params['reference'] ?? '', token: url.searchParams.get('token') ?? '' }
  await dispatch(tripPaymentApi.endpoints.tripPayment.initiate(link, { subscribe: false }))
}

/** Pays a trip by card, by the link that its booking gave; at the top level, never inside another site's frame. */
export function Component() {
  const { t } = useTranslation('trip_payment')
  const language = useLanguage()
  const { reference = '' } = useParams()
  const [query] = useSearchParams()
  const link: TripLink = { reference, token: query.get('token') ?? '' }
  const { data, error, refetch } = useTripPaymentQuery(link)
  const wording = data ? wordingOf(data.trip.category) : {}
  const title = t(data && !TO_PAY.has(data.payment.status) ? 'trip' : 'title', wording)
  usePageRestored(() => {
    backFromBank()
    void refetch()
  })
  return (
    <div className="page-width max-w-2xl pt-5 pb-10 md:pt-8">
      <PageHead title={title} noIndex />
      {data ? (
        <>
          <h1 className="text-xl md:text-2xl">{title}</h1>
          <Card
            className="mt-5 flex flex-wrap items-end justify-between gap-4"
            aria-label={t('trip', wording)}
          >
            <div className="min-w-0">
              <p className="font-semibold">{categoryName(data.trip.category, language)}</p>
              <PlacesText places={data.trip.way} />
              <Parts className="text-sm text-ink-soft">
                <bdi>{data.trip.city.name}</bdi>
                {formatDay(data.trip.start, language)}
              </Parts>
              <p className="text-sm text-ink-soft">
                {t('reference')}{' '}
                <bdi dir="ltr" className="tabular">
                  {data.trip.reference}
                </bdi>
              </p>
            </div>
            <p className="sm:text-end">
              <span className="block text-xs text-ink-soft">{t('total')}</span>
              <Price className="text-xl font-semibold" value={data.trip.money.billed ?? data.trip.total} />
            </p>
            {hasParts(data.trip.money) && (
              <MoneyRows
                money={data.trip.money}
                words={(part) => t(`money.${part}`)}
                className="w-full border-t border-line pt-3 sm:grid-cols-4"
              />
            )}
          </Card>
          <PaymentState link={link} trip={data} />
        </>
      ) : error ? (
        <EmptyState
          level={1}
          drawing={<KeyDrawing />}
          title={t('unknown.title')}
          text={t('unknown.text')}
          action={<LinkButton to="/contact">{t('unknown.contact')}</LinkButton>}
        />
      ) : (
        <Skeleton className="h-80" />
      )}
    </div>
  )
}

/** Returns true if the amount due differs from the total. */
function hasParts({ billed, paid, due }: TripPaymentReply['trip']['money']): boolean {
  return billed !== null || (paid.amount > 0 && due.amount > 0)
}

type PaymentStateProps = { link: TripLink; trip: TripPaymentReply }

/** The state of the payment, or the card form. */
function PaymentState({ link, trip }: PaymentStateProps) {
  const { t } = useTranslation('trip_payment')
  const { card, action } = trip.payment
  const status = shownState(trip)
  const wording = wordingOf(trip.trip.category)
  if (status === 'paid' || status === 'refunded' || status === 'charged')
    return (
      <Notice
        className="mt-5"
        tone={status === 'paid' ? 'good' : 'plain'}
        title={t(`state.${status}.title`, wording)}
      >
        <p>{t(`state.${status}.text`, wording)}</p>
        {card && <p>{t('card', { last4: card.last4 })}</p>}
      </Notice>
    )
  if (status === 'part_paid')
    return (
      <Notice className="mt-5" tone="careful" title={t('state.part_paid.title', wording)}>
        <p>
          {t('state.part_paid.text', wording)} <Price value={trip.trip.money.due} className="font-semibold" />
        </p>
        {card && <p>{t('card', { last4: card.last4 })}</p>}
      </Notice>
    )
  if (status === 'cancelled' || status === 'refund_failed')
    return (
      <Notice className="mt-5" tone="careful" title={t(`state.${status}.title`, wording)}>
        <p>{t(`state.${status}.text`, wording)}</p>
      </Notice>
    )
  if (status === 'asked' && action)
    return (
      <Notice className="mt-5" tone="careful" title={t('state.asked.title')}>
        <p>{t('state.asked.text')}</p>
        <a className="mt-2 inline-flex min-h-8 items-center underline underline-offset-4" href={action.url}>
          {t('state.asked.bank')}
        </a>
      </Notice>
    )
  return <PayForm link={link} trip={trip} />
}
