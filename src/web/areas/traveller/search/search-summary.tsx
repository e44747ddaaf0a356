import { ArrowRight, CalendarDays, CreditCard, House, MapPin, Pencil, UserRound } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { countryName } from '#web/forms/use-countries.ts'
import type { Language } from '#kernel/locale.ts'
import { useSite } from '#web/app/site.tsx'
import { SearchForm } from '#web/rentals/search-form/search-form.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classes } from '#ui/classes.ts'
import { formatDay } from '#ui/formats/dates.ts'
import { DayText } from '#ui/formats/day-text.tsx'
import { IconFact } from '#ui/icon-fact.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { usePlaceName } from './place-name.ts'
import { editAddress } from './search-address.ts'
import type { SearchCriteria } from '#web/rentals/search-form/search-url.ts'

type SearchSummaryProps = {
  criteria: SearchCriteria
  place: string
  editing: boolean
  onEditing: (editing: boolean) => void
}

/** The search criteria in one bar, which opens into the search form; on small screens place and days in one line until then. */
export function SearchSummary({ criteria, place, editing, onEditing }: SearchSummaryProps) {
  const { t } = useTranslation('search')
  const { language } = useSite()
  return (
    <Card
      aria-label={t('summary')}
      padded={false}
      className="on-petrol border-petrol bg-petrol text-on-petrol"
    >
      <div className="flex items-center gap-x-3 ps-3 pe-1 md:gap-x-6 md:px-6 md:py-2">
        <p className={classes('flex min-w-0 grow gap-2 text-xs md:hidden', editing && 'hidden')}>
          <strong className="min-w-0 truncate font-semibold">{place}</strong>
          <span className="shrink-0" suppressHydrationWarning>
            {[criteria.pickup_date, criteria.dropoff_date].map((day) => shortDay(day, language)).join(' – ')}
          </span>
        </p>
        <div
          className={classes(
            'min-w-0 grow flex-col gap-x-6 gap-y-1 py-2 text-sm md:flex md:flex-row md:flex-wrap md:items-center',
            editing ? 'flex' : 'hidden',
          )}
        >
          <IconFact onPetrol icon={<MapPin />}>
            <strong className="font-semibold">{place}</strong>
            {criteria.dropoff_id && <ReturnPlace id={criteria.dropoff_id} />}
          </IconFact>
          <IconFact onPetrol icon={<CalendarDays />}>
            <DayText value={`${criteria.pickup_date}T${criteria.pickup_time}`} />
            <ArrowRight className="mx-1.5 inline size-4 mirrored" />
            <DayText value={`${criteria.dropoff_date}T${criteria.dropoff_time}`} />
          </IconFact>
          <IconFact onPetrol icon={<UserRound />}>
            {criteria.driver_age === 30 ? t('driver_usual') : t('driver_age', { age: criteria.driver_age })}
          </IconFact>
          {criteria.residence && (
            <IconFact onPetrol icon={<House />}>
              <span suppressHydrationWarning>
                {t('lives_in', { country: countryName(criteria.residence, language) })}
              </span>
            </IconFact>
          )}
          {criteria.with_credit_card === 'false' && (
            <IconFact onPetrol icon={<CreditCard />}>
              {t('without_card')}
            </IconFact>
          )}
        </div>
        <Button
          variant="on-petrol"
          className="shrink-0 border-on-petrol-soft px-3 noscript:hidden md:border md:px-5"
          aria-label={editing ? t('close_edit') : t('edit')}
          aria-expanded={editing}
          aria-controls="edit-search"
          onClick={() => onEditing(!editing)}
        >
          <Pencil className="size-4" />
          <span className="max-md:hidden">{editing ? t('close_edit') : t('edit')}</span>
        </Button>
        <noscript>
          <LinkButton variant="on-petrol" to={editAddress(criteria)} className="border border-on-petrol-soft">
            {t('edit')}
          </LinkButton>
        </noscript>
      </div>
      <div
        id="edit-search"
        hidden={!editing}
        className="border-t border-on-petrol-soft/40 p-3 text-ink md:p-4"
      >
        {editing && <SearchForm search={criteria} />}
      </div>
    </Card>
  )
}

/** Returns a day of the year without its weekday: 4 Dec. */
function shortDay(day: string, language: Language): string {
  return formatDay(day, language, 'day')
}

function ReturnPlace({ id }: { id: string }) {
  const { t } = useTranslation('search')
  return <span className="text-on-petrol-soft"> · {t('return_to', { place: usePlaceName(id) })}</span>
}
