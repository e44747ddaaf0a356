import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { categoryName, wordingOf } from '#domains/fares/categories.contract.ts'
import { formatDay } from '#ui/formats/dates.ts'
import { Price } from '#ui/formats/price.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { FoldOutTerms } from '../offer/fold-out-terms.tsx'
import { VehicleDrawing } from '../offer/vehicle-drawing.tsx'
import type { Chosen } from '../offer/chosen.ts'
import { PlacesText } from '#ui/places-text.tsx'

/** Summary of the booking: route, time, vehicle and price lines. */
export function ChosenCard({ chosen }: { chosen: Chosen }) {
  const { t } = useTranslation('booking')
  const language = useLanguage()
  const { request, option, places, timeZone, start } = chosen
  const { vehicle_type: vehicle, fare } = option
  const times = [
    start ?? ('start' in request ? request.start : null),
    'return' in request ? request.return : 'end' in request ? request.end : null,
  ].filter((time) => time !== null)
  return (
    <section
      aria-label={t('your_trip', wordingOf(request.category))}
      className="overflow-clip rounded-card border border-line"
    >
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 p-4 min-[480px]:grid-cols-[7rem_minmax(0,1fr)_auto]">
        <VehicleDrawing vehicle={vehicle} />
        <div className="min-w-0">
          <p className="text-xs text-ink-soft">{categoryName(request.category, language)}</p>
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
      <h2 className="sr-only">{t('price_and_cancelling')}</h2>
      <FoldOutTerms
        title={t('price_and_cancelling')}
        option={option}
        category={request.category}
        timeZone={timeZone}
      />
    </section>
  )
}
