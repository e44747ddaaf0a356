import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Money } from '#kernel/money.ts'
import { Card } from '#ui/card.tsx'
import { DataTable, type SortOrder } from '#ui/data-table.tsx'
import { Price } from '#ui/formats/price.tsx'
import { MoneyRows } from '#ui/money-rows.tsx'
import { Sample } from '../sample.tsx'

type Car = { id: string; city: 'dubai' | 'kuwait'; price: Money }

const euros = (amount: number): Money => ({ amount, currency: 'EUR' })

const CARS: readonly Car[] = [
  { id: 'Fiat 500', city: 'dubai', price: euros(9750) },
  { id: 'Nissan Sunny', city: 'kuwait', price: euros(123_450) },
]

export function DataSamples() {
  const { t } = useTranslation('components')
  return (
    <>
      <Sample name="DataTable" columns>
        <div className="md:col-span-2">
          <CarTable />
        </div>
        <DataTable
          caption={t('data.none')}
          captionShown
          columns={{}}
          rows={[]}
          rowKey={() => ''}
          empty={<p className="p-4">{t('data.empty')}</p>}
        />
      </Sample>
      <Sample name="MoneyRows" columns>
        <Card as="div">
          <MoneyRows
            words={(part) => t(`data.${part}`)}
            money={{ quoted: euros(9750), billed: euros(10_250), paid: euros(5000), due: euros(5250) }}
          />
        </Card>
        <Card as="div">
          <MoneyRows
            words={(part) => t(`data.${part}`)}
            money={{ quoted: euros(9750), billed: null, paid: euros(0), due: euros(9750) }}
          />
        </Card>
      </Sample>
    </>
  )
}

function CarTable() {
  const { t } = useTranslation('components')
  const [order, setOrder] = useState<SortOrder>('ascending')
  const price = ({ price: value }: Car) => <Price value={value} />
  return (
    <DataTable
      caption={t('data.cars')}
      captionShown
      columns={{
        car: { label: t('data.car'), heads: true, render: ({ id }) => <bdi>{id}</bdi> },
        city: { label: t('fields.city'), render: ({ city }) => t(`cities.${city}`) },
        price: { label: t('data.price'), sortable: true, atEnd: true, render: price },
      }}
      rows={order === 'ascending' ? CARS : CARS.toReversed()}
      rowKey={({ id }) => id}
      sorted={{ by: 'price', order }}
      onSort={(_, next) => setOrder(next)}
      empty={null}
    />
  )
}
