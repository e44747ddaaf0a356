import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'
import { DayFilter } from '../frame/day-filter.tsx'
import type { BookingsAsked } from '../partner-reports.api.ts'

/** Narrows the bookings by the days of the order and the sub-id. */
export function FilterForm({ asked: { from = '', to = '', sub_id: subId = '' } }: { asked: BookingsAsked }) {
  const { t } = useTranslation('partner_reports')
  const { choose } = useFilters()
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('sub_id')
        choose('sub_id', typeof typed === 'string' ? typed.trim() : '')
      }}
    >
      <DayFilter name="from" label={t('days.from')} day={from} />
      <DayFilter name="to" label={t('days.to')} day={to} />
      <TextField
        key={subId}
        id="bookings-sub-id"
        name="sub_id"
        label={t('earnings:headings.sub_id')}
        defaultValue={subId}
        autoComplete="off"
        maxLength={120}
        className="w-44"
      />
      <Button type="submit" look="second">
        {t('bookings.show')}
      </Button>
      {(from || to || subId) !== '' && (
        <LinkButton to="/partner/bookings" look="quiet" preventScrollReset>
          {t('bookings.clear')}
        </LinkButton>
      )}
    </form>
  )
}
