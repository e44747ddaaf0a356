import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { LinkButton } from '#web/shell/link-button.tsx'
import { classes } from '#ui/classes.ts'
import { inputClasses } from '#ui/fields/input-classes.ts'
import { withFilter } from '../../frame/with-filter.ts'
import { dayAfter, isDay } from './trips-query.ts'

/** The day of the list, the one before it, the one after it, and today; each has an address. */
export function DayPicker({ day }: { day: string }) {
  const { t } = useTranslation('dispatch')
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const id = useId()
  const at = (other: string) => `${pathname}?${withFilter(search, 'day', other)}`
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="flex min-w-0 flex-col gap-1">
        <label htmlFor={id} className="text-xs font-medium text-ink-soft">
          {t('list.day')}
        </label>
        <input
          // Typed in parts: another day that comes from elsewhere begins anew.
          key={day}
          id={id}
          type="date"
          defaultValue={day}
          onChange={({ target: { value } }) => {
            if (isDay(value) && value !== day)
              setSearch(withFilter(search, 'day', value), { preventScrollReset: true })
          }}
          className={classes(inputClasses, 'w-44! tabular')}
        />
      </div>
      <LinkButton
        to={at(dayAfter(day, -1))}
        look="second"
        preventScrollReset
        aria-label={t('list.day_before')}
      >
        <ChevronLeft aria-hidden="true" className="size-5 mirrored" />
      </LinkButton>
      <LinkButton to={at(dayAfter(day, 1))} look="second" preventScrollReset aria-label={t('list.day_after')}>
        <ChevronRight aria-hidden="true" className="size-5 mirrored" />
      </LinkButton>
      <LinkButton
        to={at('')}
        look="second"
        preventScrollReset
        aria-current={search.has('day') ? undefined : 'true'}
        className="aria-[current=true]:stands-out aria-[current=true]:border-coral-deep aria-[current=true]:text-coral-deep"
      >
        {t('list.today')}
      </LinkButton>
    </div>
  )
}
