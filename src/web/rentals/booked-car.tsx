import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { SupplierMark } from '#ui/drawings/supplier-mark.tsx'
import { Parts } from '#ui/parts.tsx'
import { PlanName, SupplierText } from './supplier-text.tsx'
import { VehicleFacts } from './vehicle-facts.tsx'
import { VehiclePicture } from './vehicle-picture.tsx'

/** The car and its supplier, with the number under which the desk finds the booking. */
export function BookedCar({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  const { vehicle, supplier } = booking.offer
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <VehiclePicture vehicle={vehicle} supplier={supplier.code} className="w-40 shrink-0 print:w-28" />
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="text-lg">
          <SupplierText>{vehicle.name}</SupplierText>{' '}
          {vehicle.or_similar && (
            <span className="text-sm font-normal text-ink-soft">{t('terms:word.or_similar')}</span>
          )}
        </h3>
        <Parts className="text-xs text-ink-soft">
          {t(`terms:category.${vehicle.category}`)}
          {t(`terms:body_type.${vehicle.body_type}`)}
          <bdi dir="ltr">{vehicle.acriss}</bdi>
        </Parts>
        <VehicleFacts vehicle={vehicle} className="mt-2" />
      </div>
      <dl className="flex flex-col gap-1 text-sm">
        <dt className="sr-only">{t('voucher.supplier')}</dt>
        <dd>
          <SupplierMark name={supplier.name} /> <PlanName supplier={supplier} />
        </dd>
        {supplier.desk_brand && (
          <div>
            <dt className="text-xs text-ink-soft">{t('voucher.desk_brand')}</dt>
            <dd className="text-base font-semibold">
              <bdi translate="no">{supplier.desk_brand}</bdi>
            </dd>
          </div>
        )}
        {booking.supplier_reference && (
          <div>
            <dt className="text-xs text-ink-soft">{t('voucher.supplier_reference')}</dt>
            <dd>
              <bdi dir="ltr" translate="no" className="text-base font-semibold">
                {booking.supplier_reference}
              </bdi>
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
}
