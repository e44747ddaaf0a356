import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { addDays } from '#kernel/days.ts'
import { useWidget } from '../../widget-context.ts'
import { useDraft } from '../drafts.ts'
import { PackageChoice } from '../package-choice.tsx'
import { useCity, useCities } from '../places/use-cities.ts'
import { TripView } from '../quote/trip-view.tsx'
import { useTripForm } from '../quote/use-trip-form.ts'
import type { TabProps } from '../tab.ts'
import { useTripDraft } from '../trip-draft.ts'
import { PeriodFields } from '../when/period-fields.tsx'
import { movedEnd, readWhen, type When } from '../when/place-clock.ts'
import { usePlaceClock } from '../when/use-place-clock.ts'
import { readSelfDrive, SELF_DRIVE, searchAddress } from './self-drive-request.ts'
import { ExternalLink } from 'lucide-react'
import { buttonClasses } from '#ui/button.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { FailureNotice } from '../../failure/failure-notice.tsx'
import { entryOf, NO_PLACE, placeOfCity, type PlaceEntry } from '../places/place.ts'

type Draft = { planId: string; end: When }

/** A car to drive oneself: the city, from when to when, and a plan. */
export function Tab({ onChosen }: TabProps) {
  const { t } = useTranslation('self_drive')
  const { prefill } = useWidget().host
  const [{ from, start }, changeTrip] = useTripDraft()
  const [draft, change] = useDraft<Draft>('self_drive', () => ({
    planId: '',
    end: readWhen(prefill.return, start.time) ?? { day: addDays(start.day, 2), time: start.time },
  }))
  const { planId } = draft
  // The start may have been moved in another tab.
  const end = movedEnd(draft.end, start, start)
  const cityId = from.place?.cityId ?? null
  const clock = usePlaceClock(cityId, SELF_DRIVE)
  const city = useCity(cityId)
  const form = useTripForm('self_drive', ['from', 'start', 'end', 'plan'], () => {
    const read = readSelfDrive({ from, start, end, planId }, clock.earliest)
    return 'input' in read && city ? { input: { ...read.input, places: [city.name] } } : read
  })
  return (
    <TripView
      form={form}
      onChosen={onChosen}
      below={<CarHireOffer place={city?.name ?? ''} start={start} end={end} />}
    >
      <CityField
        id={form.idOf('from')}
        cityId={cityId}
        onChange={(entry) => {
          form.clear('from', 'plan')
          changeTrip({ from: entry })
        }}
        error={form.errorOf('from')}
      />
      <PeriodFields
        form={form}
        clock={clock}
        value={{ start, end }}
        startLabel={t('start')}
        end={{ name: 'end', label: t('end'), timeLabel: t('end_time') }}
        onChange={(period) => {
          changeTrip({ start: period.start })
          change({ end: period.end })
        }}
      />
      <PackageChoice
        id={form.idOf('plan')}
        legend={t('plan')}
        category={SELF_DRIVE}
        cityId={cityId}
        value={planId}
        onChange={(id) => {
          form.clear('plan')
          change({ planId: id })
        }}
        error={form.errorOf('plan')}
      />
    </TripView>
  )
}

/** The way to the site's own search of all suppliers, with the place and the days filled in. */
function CarHireOffer({ place, start, end }: { place: string; start: When; end: When }) {
  const { t } = useTranslation('self_drive')
  const { boot, host, notifyHost } = useWidget()
  const address = searchAddress({
    place,
    start,
    end,
    language: boot.language,
    partnerCode: boot.keyPartnerCode ?? host.partnerCode,
    subId: host.subId,
  })
  const isFramed = boot.origin !== ''
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sand-deep px-4 py-3">
      <p className="min-w-0 grow basis-52 text-xs">
        <span className="block text-sm font-semibold">{t('hire.title')}</span>
        {t('hire.text', { product: boot.productName })}
      </p>
      <a
        href={address}
        className={buttonClasses('second')}
        onClick={(event) => {
          // Our pages do not allow frames: the page around this one opens the address.
          if (!isFramed) return
          event.preventDefault()
          notifyHost({ type: 'navigate', url: new URL(address, location.origin).href })
        }}
      >
        {t('hire.go')}
        <ExternalLink className="size-4 mirrored" />
      </a>
    </div>
  )
}

type CityFieldProps = {
  id: string
  cityId: string | null
  onChange: (entry: PlaceEntry) => void
  error: string | undefined
}

/** Select field for the cities where trips start, by country. */
function CityField({ id, cityId, onChange, error }: CityFieldProps) {
  const { t } = useTranslation('self_drive')
  const called = useCities()
  const countries = [...new Set(called.cities.map(({ country }) => country))]
  if (called.error) return <FailureNotice error={called.error} onRetry={called.again} />
  return (
    <SelectField
      id={id}
      label={t('city')}
      value={cityId ?? ''}
      error={error}
      onChange={(event) => {
        const city = called.cities.find(({ city_id }) => city_id === event.currentTarget.value)
        onChange(city ? entryOf(placeOfCity(city)) : NO_PLACE)
      }}
    >
      <option value="">{t('choose_city')}</option>
      {countries.map((country) => (
        <optgroup key={country} label={country}>
          {called.cities
            .filter((city) => city.country === country)
            .map((city) => (
              <option key={city.city_id} value={city.city_id}>
                {city.name}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
