import { useRef } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { wordingOf } from '#domains/fares/categories.contract.ts'
import type { StaffTrip } from '#domains/trips/dispatch/dispatch.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { formatMoney, Price } from '#ui/formats/price.tsx'
import { Parts } from '#ui/parts.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { TakeBack } from './take-back.tsx'
import { TripMoney } from './trip-money.tsx'

/** Payments, collections and refunds of a trip, and its cancellation terms or the fee charged. */
export function TripPayments({ trip }: { trip: StaffTrip }) {
  const { t } = useTranslation('dispatch')
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const { payments, cancellation, cancelled, city } = trip
  return (
    <SectionCard title={t('payments.title')} text={t('record.clock', { city: city.name })} heading={heading}>
      <TripMoney money={trip.money} />
      {payments.length === 0 ? (
        <p className="text-sm text-ink-soft">
          {t(`payments.none_${trip.pay_by}`, wordingOf(trip.request.category))}
        </p>
      ) : (
        <ul className="divide-y divide-line text-sm">
          {payments.map(({ by, kind, amount, at, collection_id }) => (
            <li
              key={collection_id ?? `${by} ${kind} ${at}`}
              className="flex flex-wrap justify-between gap-x-4 gap-y-2 py-2"
            >
              <span>
                {t(`payments.kinds.${kind}`)}
                <Parts className="text-xs text-ink-soft">
                  {t(`pay_by.${by}`, wordingOf(trip.request.category))}
                  <InstantText value={at} timeZone={city.time_zone} className="tabular" />
                </Parts>
              </span>
              <Price value={amount} />
              {collection_id !== null && (
                <div className="basis-full">
                  <TakeBack
                    trip={trip}
                    action="remove_collection"
                    id={collection_id}
                    amount={amount}
                    label={t('collect.remove', {
                      kind: t(`payments.kinds.${kind}`),
                      amount: isolate(formatMoney(amount, language)),
                    })}
                    words="dispatch:collect"
                    onDone={() => heading.current?.focus()}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {cancelled && (
        <p className="text-sm">
          <Parts>
            <>
              {t('cancel.kept')} <Price value={cancelled.fee} />
            </>
            <>
              {t('cancel.back')} <Price value={cancelled.refund} />
            </>
          </Parts>
          {cancelled.reason !== null && (
            <span dir="auto" className="block text-ink-soft">
              {cancelled.reason}
            </span>
          )}
        </p>
      )}
      {cancellation.length > 0 && (
        <div className="text-sm">
          <h3 className="text-xs font-medium text-ink-soft">{t('cancel.steps')}</h3>
          <ul>
            {cancellation.map(({ until, fee }) => (
              <li key={until ?? 'then'} className="flex flex-wrap justify-between gap-x-4 py-1">
                <span>
                  {until === null ? (
                    t(cancellation.length === 1 ? 'cancel.always' : 'cancel.then')
                  ) : (
                    <>
                      {t('cancel.until')}{' '}
                      <InstantText value={until} timeZone={city.time_zone} className="tabular" />
                    </>
                  )}
                </span>
                <Price value={fee} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </SectionCard>
  )
}
