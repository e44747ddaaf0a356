import { Search } from 'lucide-react'
import { useRef, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useHref } from 'react-router'
import { LONGEST_RENTAL_DAYS } from '#domains/rentals/search/search-choice.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useSite } from '#web/app/site.tsx'
import { useSiteDispatch } from '#web/app/store.ts'
import { guessedCountry } from '#web/app/visitor-country.ts'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#web/shell/text-link.tsx'
import { classes } from '#ui/classes.ts'
import { useNavigateFromHere } from '#web/app/use-navigate-from-here.ts'
import { DriverFields } from './driver-fields.tsx'
import { PeriodFields } from './period-fields.tsx'
import { pricedRental } from './priced-rental.ts'
import { PlaceField } from './place-field.tsx'
import { resolvePlaces } from './resolve-places.ts'
import { FIELD_ORDER, faultsOfQuery, type SearchFaults, type SearchField } from './search-faults.ts'
import {
  readSearchUrl,
  SEARCH_PAGE,
  searchUrl,
  usualSearch,
  type SearchCriteria,
  type EnteredPlaces,
} from './search-url.ts'

type SearchFormProps = {
  /** Initial values; the usual search by default. */
  search?: Partial<SearchCriteria>
  /** Errors of a search requested from the server, to show at once. */
  faults?: SearchFaults
  className?: string
  /** The page that it searches on. */
  at?: string
  /** True next to a navigation: days have more of its width. */
  narrow?: boolean
  /** True if a coupon can be named. */
  coupons?: boolean
}

const NO_FAULTS: SearchFaults = {}

/**
 * The search form: an ordinary form to /search that works before its script has loaded; the script adds a place picker,
 * a calendar, and error messages at the fields.
 */
export function SearchForm({
  search: start,
  faults: firstFaults = NO_FAULTS,
  className,
  at = SEARCH_PAGE,
  narrow = false,
  coupons = true,
}: SearchFormProps) {
  const { t } = useTranslation('home')
  const { today, productName } = useSite()
  const navigate = useNavigateFromHere()
  const dispatch = useSiteDispatch()
  const action = useHref(at)
  const form = useRef<HTMLFormElement>(null)
  const [search, setSearch] = useState<SearchCriteria>({ ...usualSearch(today), ...start })
  const [faults, setFaults] = useState(firstFaults)
  const [busy, setBusy] = useState(false)
  const change = (changed: Partial<SearchCriteria>) => setSearch((before) => ({ ...before, ...changed }))
  const clearFault = (field: SearchField) =>
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== field)))
  const faultOf = (field: SearchField) => {
    const fault = faults[field]
    if (typeof fault === 'object') return t(`form.fault.${fault.fault}`, { given: isolate(fault.input) })
    return fault === undefined ? undefined : t(`form.fault.${fault}`, { days: LONGEST_RENTAL_DAYS })
  }

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    // Flushes the re-render, so that a value chosen by the preceding key or click is in the form.
    flushSync(() => setBusy(true))
    const read = readForm(event.currentTarget, today)
    const query = fieldsOf(event.currentTarget)
    const found = await resolvePlaces(read, dispatch)
    setBusy(false)
    const elsewhere = new FormData(form.current ?? undefined).has('elsewhere')
    const wrong = faultsOfQuery(found, { query, elsewhere, today })
    if (wrong.pickup && read.entered.pickup) wrong.pickup = 'place_unknown'
    if (wrong.dropoff && read.entered.dropoff) wrong.dropoff = 'place_unknown'
    setFaults(wrong)
    setSearch(found)
    const first = FIELD_ORDER.find((field) => wrong[field])
    if (first) return document.getElementById(first)?.focus()
    await navigate(searchUrl(found, at))
  }

  return (
    <form
      ref={form}
      role="search"
      aria-label={t('form.label')}
      method="get"
      action={action}
      noValidate
      onSubmit={(event) => void submit(event)}
      className={classes(
        'group/search on-paper rounded-card border border-line bg-paper p-4 text-ink md:p-6',
        className,
      )}
    >
      {/* Reserves the button's column before the button arrives: a page is painted while it loads. */}
      <div
        className={classes(
          'grid gap-4 lg:items-start lg:gap-y-3',
          narrow
            ? 'lg:grid-cols-[minmax(0,5fr)_minmax(0,11fr)_minmax(7rem,auto)]'
            : 'lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)_minmax(9rem,auto)]',
        )}
      >
        <div className="flex min-w-0 flex-col gap-4">
          <PlaceField
            name="pickup"
            label={t('form.pickup')}
            chosenId={search.pickup_id}
            onChoose={(pickup_id) => {
              change({ pickup_id })
              clearFault('pickup')
            }}
            error={faultOf('pickup')}
          />
          <div className="hidden group-has-[[name=elsewhere]:checked]/search:block">
            <PlaceField
              name="dropoff"
              label={t('form.dropoff')}
              chosenId={search.dropoff_id ?? ''}
              onChoose={(dropoff_id) => {
                change({ dropoff_id })
                clearFault('dropoff')
              }}
              error={faultOf('dropoff')}
            />
          </div>
        </div>
        <PeriodFields
          period={search}
          onChange={(period) => change(period)}
          priced={() =>
            form.current ? pricedRental(readForm(form.current, today), guessedCountry(productName)) : null
          }
          faults={{ pickup_date: faultOf('pickup_date'), dropoff_date: faultOf('dropoff_date') }}
        />
        <DriverFields
          search={search}
          fault={faultOf('driver_age')}
          open={start?.driver_age === undefined}
          coupons={coupons}
        />
        <Button
          type="submit"
          busy={busy}
          className={classes('lg:col-start-3 lg:row-start-1 lg:mt-6 lg:rtl:mt-6.5', !narrow && 'lg:min-w-36')}
        >
          <Search className="size-5" />
          {t('form.search')}
        </Button>
        {(faults.dropoff_date === 'too_long' || faults.pickup_date === 'date_far') && (
          <p className="text-sm lg:col-span-3">
            <TextLink
              to={`/local-deals${search.pickup_id && `?pickup_id=${search.pickup_id}`}`}
              className="font-medium"
            >
              {t('form.longer', { days: LONGEST_RENTAL_DAYS })}
            </TextLink>
          </p>
        )}
      </div>
    </form>
  )
}

/** Returns the form's current values. */
function readForm(form: HTMLFormElement, today: string): SearchCriteria & { entered: EnteredPlaces } {
  return readSearchUrl(fieldsOf(form), today)
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value)
  return fields
}
