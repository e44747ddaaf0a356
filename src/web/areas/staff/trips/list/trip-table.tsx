import { useLanguage } from '#ui/use-language.ts'
import { categoryName } from '#domains/fares/categories.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { TripSummary } from '#domains/trips/dispatch/dispatch.contract.ts'
import { TextLink } from '#web/shell/text-link.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Chip } from '#ui/chip.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { Parts } from '#ui/parts.tsx'
import { TripChip } from '../trip-chip.tsx'

/** Attention flags shown next to the status; `booked` already implies a missing vehicle. */
const SHOWN_ATTENTION = ['late', 'unpaid'] as const

/**
 * Trips, those without a vehicle first; the reference links to the trip. `day` is the day of the list; a pick-up on
 * another day shows its date.
 */
export function TripTable({ trips, day }: { trips: readonly TripSummary[]; day: string }) {
  const { t } = useTranslation('dispatch')
  const language = useLanguage()
  return (
    <DataTable
      caption={t('list.caption')}
      rows={trips}
      rowKey={({ trip_id }) => trip_id}
      empty={<EmptyState title={t('list.none')} text={t('list.none_text')} />}
      columns={{
        start: {
          label: t('trip.start'),
          render: ({ start, city }) => (
            <>
              <time dateTime={start} className="block font-semibold tabular">
                <bdi dir="ltr">{start.slice(11)}</bdi>
              </time>
              {!start.startsWith(day) && (
                <DayText value={start.slice(0, 10)} className="block text-xs font-medium whitespace-nowrap" />
              )}
              <span className="text-xs text-ink-soft">{city.name}</span>
            </>
          ),
        },
        reference: {
          label: t('trip.reference'),
          heads: true,
          render: ({ trip_id, reference, category }) => (
            <>
              <TextLink to={`/staff/trips/${trip_id}`}>
                <bdi dir="ltr" className="whitespace-nowrap tabular">
                  {reference}
                </bdi>
              </TextLink>
              <span className="block text-xs text-ink-soft">{categoryName(category, language)}</span>
            </>
          ),
        },
        status: {
          label: t('trip.status'),
          render: ({ status, approval, attention }) => (
            <span className="flex flex-wrap gap-1">
              <TripChip status={status} approval={approval} />
              {SHOWN_ATTENTION.filter((one) => attention.includes(one)).map((one) => (
                <Chip key={one} tone="careful">
                  {t(`staff:attention.${one}`)}
                </Chip>
              ))}
            </span>
          ),
        },
        traveller: {
          label: t('trip.traveller'),
          render: ({ traveller, company }) => (
            <>
              <bdi className="font-medium">{traveller}</bdi>
              {company !== null && (
                <span className="block text-xs text-ink-soft">
                  <bdi>{company}</bdi>
                </span>
              )}
            </>
          ),
        },
        vehicle: {
          label: t('trip.vehicle'),
          render: ({ vehicle_type, plate, driver, class: fit, assigned_type: assignedType }) => (
            <>
              {vehicle_type}
              {(fit === 'better' || fit === 'other') && (
                <Chip tone={fit === 'other' ? 'careful' : 'plain'} className="ms-1">
                  {assignedType}: {t(`assign.classes.${fit}`)}
                </Chip>
              )}
              <span className="block text-xs text-ink-soft">
                {plate === null ? (
                  t('list.unassigned')
                ) : (
                  <Parts>
                    <bdi dir="ltr" className="whitespace-nowrap">
                      {plate}
                    </bdi>
                    {driver !== null && <bdi>{driver}</bdi>}
                  </Parts>
                )}
              </span>
            </>
          ),
        },
        total: {
          label: t('trip.total'),
          atEnd: true,
          render: ({ total, money }) => (
            <>
              <Price value={total} />
              <span className="block text-xs whitespace-nowrap text-ink-soft">
                {t(money.billed ? 'money.billed' : 'money.quoted')}
              </span>
              <span className="block text-xs whitespace-nowrap text-ink-soft">
                {t('money.paid')} <Price value={money.paid} />
              </span>
              <span className="block text-xs whitespace-nowrap text-ink-soft">
                {t('money.due')} <Price value={money.due} />
              </span>
            </>
          ),
        },
      }}
    />
  )
}
