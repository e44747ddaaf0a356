import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { wordingOf } from '#domains/fares/categories.contract.ts'
import type { StaffTrip } from '#domains/trips/dispatch/dispatch.contract.ts'
import { Card } from '#ui/card.tsx'
import { Parts } from '#ui/parts.tsx'
import { Fact } from '../../frame/fact.tsx'
import { TripChip } from '../trip-chip.tsx'
import { PhoneLink } from './phone-link.tsx'

/** Traveller, payer, vehicle and driver of a trip. */
export function TripFacts({ trip }: { trip: StaffTrip }) {
  const { t } = useTranslation('dispatch')
  const { traveller, company, vehicle, driver } = trip
  return (
    <Card as="aside" aria-label={t('record.facts')}>
      <dl className="grid gap-3 text-sm sm:grid-cols-2 xl:grid-cols-1">
        <Fact label={t('trip.reference')}>
          <bdi dir="ltr" className="font-semibold tabular">
            {trip.reference}
          </bdi>
        </Fact>
        <Fact label={t('trip.status')}>
          <TripChip status={trip.status} approval={trip.approval} />
        </Fact>
        <Fact label={t('trip.traveller')}>
          <bdi className="font-medium">{traveller.name}</bdi>
          <span className="block">
            <PhoneLink phone={traveller.phone} />
          </span>
          {traveller.email !== undefined && (
            <span className="block break-all">
              <bdi dir="ltr">{traveller.email}</bdi>
            </span>
          )}
        </Fact>
        {traveller.age !== undefined && traveller.licence_years !== undefined && (
          <Fact label={t('record.driver_said')}>
            <Parts>
              {t('record.age', { years: traveller.age })}
              {t('record.licence_years', { count: traveller.licence_years })}
            </Parts>
          </Fact>
        )}
        {company && (
          <Fact label={t('record.company')}>
            <bdi>{company.name}</bdi>
          </Fact>
        )}
        {trip.approval !== 'none' && (
          <Fact label={t('record.approval')}>{t(`approvals.${trip.approval}`)}</Fact>
        )}
        {trip.cost_centre !== null && (
          <Fact label={t('record.cost_centre')}>
            <bdi>{trip.cost_centre}</bdi>
          </Fact>
        )}
        <Fact label={t('record.pay_by')}>{t(`pay_by.${trip.pay_by}`, wordingOf(trip.request.category))}</Fact>
        <Fact label={t('record.booked_type')}>{trip.vehicle_type.name}</Fact>
        {trip.desk && (
          <Fact label={t('record.desk')}>
            <bdi>{trip.desk.address}</bdi>
            <span className="block">{trip.desk.hours}</span>
            <PhoneLink phone={trip.desk.phone} />
          </Fact>
        )}
        {vehicle && (
          <Fact label={t('trip.vehicle')}>
            <bdi dir="ltr" className="font-medium">
              {vehicle.plate}
            </bdi>
            <span className="block">
              <bdi>
                {vehicle.make} {vehicle.model}
              </bdi>
            </span>
          </Fact>
        )}
        {driver && (
          <Fact label={t('record.driver')}>
            <bdi className="font-medium">{driver.name}</bdi>
            <span className="block">
              <PhoneLink phone={driver.phone} />
            </span>
          </Fact>
        )}
        {trip.partner_code !== null && (
          <Fact label={t('record.partner_code')}>
            <bdi>{trip.partner_code}</bdi>
          </Fact>
        )}
        {trip.notes !== null && (
          <Fact label={t('record.notes')}>
            <span dir="auto" className="whitespace-pre-wrap">
              {trip.notes}
            </span>
          </Fact>
        )}
      </dl>
    </Card>
  )
}
