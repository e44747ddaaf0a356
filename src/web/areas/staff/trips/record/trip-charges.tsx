import { useRef } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffTrip } from '#domains/trips/dispatch/dispatch.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { formatMoney, Price } from '#ui/formats/price.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Parts } from '#ui/parts.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { TakeBack } from './take-back.tsx'

/** Charges that occurred on the way; wrong ones can be removed until they are billed. */
export function TripCharges({ trip }: { trip: StaffTrip }) {
  const { t } = useTranslation('dispatch')
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  if (trip.started_at === null) return null
  return (
    <SectionCard
      title={t('charges.title')}
      text={t('record.clock', { city: trip.city.name })}
      heading={heading}
    >
      {trip.charges.length === 0 && <p className="text-sm text-ink-soft">{t('charges.none')}</p>}
      <ul className="divide-y divide-line text-sm empty:hidden">
        {trip.charges.map((charge) => (
          <li key={charge.charge_id} className="flex flex-col gap-2 py-2">
            <div className="flex flex-wrap justify-between gap-x-4">
              <span>
                <Parts>
                  {t(`charge.options.${charge.kind}`)}
                  <bdi>{charge.reason}</bdi>
                </Parts>
                <InstantText
                  value={charge.at}
                  timeZone={trip.city.time_zone}
                  className="block text-xs text-ink-soft tabular"
                />
              </span>
              <Price value={charge.amount} className="font-semibold" />
            </div>
            <TakeBack
              trip={trip}
              action="remove_charge"
              id={charge.charge_id}
              amount={charge.amount}
              label={t('charges.remove', {
                kind: t(`charge.options.${charge.kind}`),
                amount: isolate(formatMoney(charge.amount, language)),
              })}
              words="dispatch:charges"
              onDone={() => heading.current?.focus()}
            />
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
