import type { StaffBookingSummary } from '#domains/rentals/staff/staff-booking.contract.ts'
import { Chip } from '#ui/chip.tsx'
import { DataTable, type RowChoice } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { BookingChip } from './booking-chip.tsx'
import { BookingLink } from './booking-link.tsx'

type BookingTableProps = {
  bookings: readonly StaffBookingSummary[]
  choice?: RowChoice<StaffBookingSummary> | undefined
}

/** Bookings, newest first; the reference links to the booking. */
export function BookingTable({ bookings, choice }: BookingTableProps) {
  const { t } = useTranslation('staff_bookings')
  return (
    <DataTable
      caption={t('list.caption')}
      rows={bookings}
      rowKey={({ booking_id }) => booking_id}
      choice={choice}
      empty={<EmptyState title={t('list.none')} text={t('list.none_text')} />}
      columns={{
        reference: {
          label: t('reference'),
          heads: true,
          render: ({ booking_id, reference, created_at }) => (
            <>
              <BookingLink id={booking_id} reference={reference} />
              <InstantText value={created_at} className="block text-xs font-normal text-ink-soft tabular" />
            </>
          ),
        },
        status: {
          label: t('status'),
          render: ({ status, open_tasks }) => (
            <span className="flex flex-wrap gap-1">
              <BookingChip status={status} />
              {open_tasks.map((kind) => (
                <Chip key={kind} tone="careful">
                  {t(`staff:tasks.kinds.${kind}`)}
                </Chip>
              ))}
            </span>
          ),
        },
        driver: {
          label: t('driver'),
          render: ({ driver }) =>
            driver === null ? (
              <span className="text-ink-soft">{t('no_driver')}</span>
            ) : (
              <bdi className="font-medium">{driver}</bdi>
            ),
        },
        pickup: {
          label: t('pick_up'),
          render: ({ pickup, pickup_at }) => (
            <>
              <span className="md:whitespace-nowrap">
                <DayText value={pickup_at.slice(0, 10)} />{' '}
                <bdi dir="ltr" className="tabular">
                  {pickup_at.slice(11)}
                </bdi>
              </span>
              <span className="block text-xs text-ink-soft">
                <bdi>{pickup}</bdi>
              </span>
            </>
          ),
        },
        car: {
          label: t('car'),
          render: ({ vehicle, supplier }) => (
            <>
              <bdi>{vehicle}</bdi>
              <span className="block text-xs text-ink-soft">
                <bdi>{supplier}</bdi>
              </span>
            </>
          ),
        },
        total: {
          label: t('total'),
          atEnd: true,
          render: ({ total }) => <Price value={total} className="font-semibold whitespace-nowrap" />,
        },
      }}
    />
  )
}
