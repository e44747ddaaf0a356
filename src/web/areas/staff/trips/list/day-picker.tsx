import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { addDays } from '#kernel/days.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { DayFilter } from '../../frame/day-filter.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'

/** The day of the list, the one before it, the one after it, and today; each has an address. */
export function DayPicker({ day }: { day: string }) {
  const { t } = useTranslation('dispatch')
  const { search, hrefWith } = useFilters()
  const at = (other: string) => hrefWith('day', other)
  return (
    <div className="flex flex-wrap items-end gap-2">
      <DayFilter label={t('list.day')} day={day} />
      <LinkButton
        to={at(addDays(day, -1))}
        look="second"
        preventScrollReset
        aria-label={t('list.day_before')}
      >
        <ChevronLeft className="size-5 mirrored" />
      </LinkButton>
      <LinkButton to={at(addDays(day, 1))} look="second" preventScrollReset aria-label={t('list.day_after')}>
        <ChevronRight className="size-5 mirrored" />
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
