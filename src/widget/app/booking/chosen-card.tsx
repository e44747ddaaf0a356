import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '#ui/dates.ts'
import { Price } from '#ui/price.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { CancellationSteps } from '../tabs/quote/cancellation-steps.tsx'
import { FareDetails } from '../tabs/quote/fare-details.tsx'
import { VehicleDrawing } from '../tabs/quote/vehicle-drawing.tsx'
import type { Chosen } from '../tabs/tab.ts'
import { visitorZone } from '../tabs/when/use-place-clock.ts'
import { serviceOf } from './service-of.ts'
import { PlacesText } from './places-text.tsx'

/** What is being booked: the way, the time, the vehicle, and how the price comes about. */
export function ChosenCard({ chosen }: { chosen: Chosen }) {
  const { t } = useTranslation('booking')
  const language = useLanguage()
  const { request, option, places, timeZone, start } = chosen
  const { vehicle_type: vehicle, fare, cancellation } = option
  const times = [
    start ?? ('start' in request ? request.start : null),
    'return' in request ? request.return : 'end' in request ? request.end : null,
  ].filter((time) => time !== null)
  return (
    <section aria-label={t('your_trip')} className="overflow-clip rounded-card border border-line">
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 p-4 min-[480px]:grid-cols-[7rem_minmax(0,1fr)_auto]">
        <VehicleDrawing vehicle={vehicle} />
        <div className="min-w-0">
          <p className="text-xs text-ink-soft">{t(`service.${serviceOf(request.category)}`)}</p>
          <p className="font-semibold">{vehicle.name}</p>
          <PlacesText places={places} />
          <p className="text-xs text-ink-soft">
            {times.map((time) => formatDay(time, language, 'brief')).join(' – ')}
          </p>
        </div>
        <p className="col-span-2 flex items-baseline justify-between gap-2 min-[480px]:col-span-1 min-[480px]:block min-[480px]:text-end">
          <span className="text-xs text-ink-soft min-[480px]:block">{t('total')}</span>
          <Price value={fare.total} className="text-lg font-semibold" />
        </p>
      </div>
      <details className="group border-t border-line">
        <summary className="flex min-h-11 items-center justify-between px-4 text-xs font-semibold text-coral-deep hover:bg-coral-wash">
          {t('price_and_cancelling')}
          <ChevronDown
            aria-hidden="true"
            className="size-4 transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <div className="grid gap-5 border-t border-line bg-sand px-4 py-4 min-[640px]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <FareDetails fare={fare} />
          <CancellationSteps steps={cancellation} timeZone={timeZone ?? visitorZone()} />
        </div>
      </details>
    </section>
  )
}
