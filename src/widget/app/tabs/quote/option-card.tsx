import { Briefcase, Check, Users } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { TripQuote } from '#domains/fares/quotes/quote.contract.ts'
import { Button } from '#ui/button.tsx'
import { Price } from '#ui/formats/price.tsx'
import { IconFact } from '#ui/icon-fact.tsx'
import { freeUntil } from '../../offer/cancellation.ts'
import { durationText } from './duration.ts'
import { FoldOutTerms } from '../../offer/fold-out-terms.tsx'
import { useInstantText } from '../../offer/use-instant-text.ts'
import { VehicleDrawing } from '../../offer/vehicle-drawing.tsx'

type Option = TripQuote['options'][number]
type OptionCardProps = { option: Option; category: number; timeZone: string; onChoose: () => void }

/** A type of vehicle with its price: what is in it, what may come to it, and what cancelling costs. */
export function OptionCard({ option, category, timeZone, onChoose }: OptionCardProps) {
  const { t } = useTranslation('tabs')
  const titleId = useId()
  const { vehicle_type: vehicle, fare, cancellation } = option
  const { included, deposit } = fare
  const free = freeUntil(cancellation)
  const instant = useInstantText(timeZone)
  // Where no hours are billed, the minutes are those that the driver waits.
  const isWaiting = fare.beyond.hour === null && fare.beyond.waiting_minute !== null
  const facts = [
    ...(included.minutes === null
      ? []
      : isWaiting
        ? [t('options.waiting', { time: durationText(included.minutes, t) })]
        : [durationText(included.minutes, t)]),
    ...(included.km === null ? [] : [t('options.km', { count: included.km })]),
  ]
  return (
    <li
      aria-labelledby={titleId}
      className="overflow-clip rounded-card border border-line bg-paper transition-colors duration-150 hover:border-line-strong"
    >
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 p-4 min-[560px]:grid-cols-[9rem_minmax(0,1fr)_auto]">
        <VehicleDrawing vehicle={vehicle} />
        <div className="min-w-0">
          <h2 id={titleId} className="text-base">
            {vehicle.name}
          </h2>
          <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
            <IconFact as="li" icon={<Users />}>
              {t('seats', { count: vehicle.seats })}
            </IconFact>
            <IconFact as="li" icon={<Briefcase />}>
              {t('bags', { count: vehicle.bags })}
            </IconFact>
          </ul>
          {facts.length > 0 && (
            <p className="mt-1.5 text-xs">{t('options.included', { what: facts.join(' · ') })}</p>
          )}
        </div>
        <div className="col-span-2 flex items-center justify-between gap-4 min-[560px]:col-span-1 min-[560px]:flex-col min-[560px]:items-end min-[560px]:gap-2">
          <p className="min-[560px]:text-end">
            <Price value={fare.total} className="block text-lg font-semibold" />
            <span className="block text-2xs text-ink-soft">{t('options.with_tax')}</span>
          </p>
          <Button onClick={onChoose} aria-describedby={titleId}>
            {t('options.choose')}
          </Button>
        </div>
        {(free || deposit) && (
          <ul className="col-span-full flex flex-wrap gap-x-4 gap-y-1 text-xs">
            {free && (
              <IconFact as="li" icon={<Check className="text-good" />} className="text-good">
                {t('options.free_until', { at: instant(free) })}
              </IconFact>
            )}
            {deposit && (
              <li className="text-ink-soft">
                {t('options.deposit')} <Price value={deposit} className="font-semibold text-ink" />
              </li>
            )}
          </ul>
        )}
      </div>
      <FoldOutTerms title={t('options.details')} option={option} category={category} timeZone={timeZone} />
    </li>
  )
}
