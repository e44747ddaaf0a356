import { categoryName } from '#domains/fares/categories.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffTrip } from '#domains/trips/dispatch/dispatch.contract.ts'
import { rangeText } from '#kernel/range-text.ts'
import { DayText } from '#ui/formats/day-text.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { wallTime } from '#ui/formats/wall-time.ts'
import { Fact } from '../../frame/fact.tsx'
import type { TripRequest } from '#domains/fares/shapes/trip-request.contract.ts'

/** Route and times of a trip, in the city's local time. */
export function TripRoute({ trip }: { trip: StaffTrip }) {
  const { t } = useTranslation('dispatch')
  const language = useLanguage()
  const { request, way, city, odometer } = trip
  const at = (instant: string) => <DayText value={wallTime(instant, city.time_zone)} className="tabular" />
  return (
    <SectionCard
      title={`${categoryName(request.category, language)} · ${city.name}`}
      text={t('record.clock', { city: city.name })}
    >
      {way.length > 0 && (
        <ol aria-label={t('record.way')} className="flex flex-col gap-1">
          {way.map((place, index) => (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- a way may pass a place twice
              key={index}
              className="flex items-center gap-3"
            >
              <span
                aria-hidden="true"
                className="flex size-6 shrink-0 items-center justify-center rounded-full bg-sand-deep text-xs tabular"
              >
                {index + 1}
              </span>
              <bdi className="min-w-0 break-words">{place}</bdi>
            </li>
          ))}
        </ol>
      )}
      {isApproximate(request) && <p className="text-sm text-careful">{t('record.approximate')}</p>}
      <dl className="grid gap-3 text-sm sm:grid-cols-2">
        <Fact label={t('trip.start')}>
          <DayText value={trip.start} className="font-medium tabular" />
        </Fact>
        <Fact label={t('record.end')}>
          <DayText value={trip.end} className="tabular" />
        </Fact>
        {'flight_number' in request && request.flight_number !== undefined && (
          <Fact label={t('new.flight_number')}>
            <bdi dir="ltr">{request.flight_number}</bdi>
          </Fact>
        )}
        {'package_id' in request && (
          <Fact label={t('new.package')}>
            <Bought fare={trip.fare} />
          </Fact>
        )}
        {'plan_id' in request && (
          <Fact label={t('new.plan')}>
            <Bought fare={trip.fare} />
          </Fact>
        )}
        {'seats' in request && <Fact label={t('new.seats')}>{request.seats}</Fact>}
        {trip.started_at !== null && <Fact label={t('record.started_at')}>{at(trip.started_at)}</Fact>}
        {trip.ended_at !== null && <Fact label={t('record.ended_at')}>{at(trip.ended_at)}</Fact>}
        {odometer.start_km !== null && (
          <Fact label={t('record.odometer')}>
            <span className="tabular">
              {odometer.end_km === null
                ? odometer.start_km
                : rangeText(odometer.start_km, odometer.end_km, language)}
            </span>
          </Fact>
        )}
        {trip.distance_km !== null && (
          <Fact label={t('record.driven')}>{t('record.km', { km: trip.distance_km })}</Fact>
        )}
      </dl>
    </SectionCard>
  )
}

/** Hours and kilometres included in the package, or in one period of the plan. */
function Bought({ fare }: Pick<StaffTrip, 'fare'>) {
  const { t } = useTranslation('dispatch')
  const inputs = fare.lines.find(({ kind }) => kind === 'package' || kind === 'plan')?.inputs
  return inputs && t('record.bought', { hours: Number(inputs['minutes']) / 60, km: Number(inputs['km']) })
}

/** Returns true if an address of the trip was not found and is priced as the city centre. */
function isApproximate(request: TripRequest): boolean {
  const place = 'place' in request ? request.place : 'from' in request ? request.from : null
  return place?.approximate === true
}
