import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Chip } from '#ui/chip.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Price } from '#ui/formats/price.tsx'
import { RowButton } from '../frame/row-button.tsx'
import type { Departures } from './shuttles.api.ts'

type DepartureTableProps = {
  departures: Departures
  onCancel: (departure: Departures[number]) => void
}

/** Departures by time, with sold and free seats. */
export function DepartureTable({ departures, onCancel }: DepartureTableProps) {
  const { t } = useTranslation('shuttles')
  return (
    <DataTable
      caption={t('departures')}
      rows={departures}
      rowKey={({ departure_id }) => departure_id}
      empty={<EmptyState title={t('no_departure')} />}
      columns={{
        time: {
          label: t('time'),
          heads: true,
          render: ({ time }) => (
            <bdi dir="ltr" className="tabular font-medium">
              {time}
            </bdi>
          ),
        },
        sold: {
          label: t('sold'),
          atEnd: true,
          render: ({ seats_sold }) => <span className="tabular">{seats_sold}</span>,
        },
        left: {
          label: t('left'),
          atEnd: true,
          render: ({ seats, seats_sold }) => <span className="tabular">{seats - seats_sold}</span>,
        },
        price: { label: t('price'), atEnd: true, render: ({ seat_price }) => <Price value={seat_price} /> },
        act: {
          label: t('act'),
          atEnd: true,
          render: (departure) =>
            departure.cancelled_at === null ? (
              <RowButton onClick={() => onCancel(departure)}>
                {t('cancel')}
                <bdi className="sr-only">{departure.time}</bdi>
              </RowButton>
            ) : (
              <Chip tone="careful">{t('cancelled')}</Chip>
            ),
        },
      }}
    />
  )
}
