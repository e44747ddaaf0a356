import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { isolate } from '#kernel/isolate.ts'

/** Documents that the driver must bring to the desk. */
export function VoucherBring({ booking: { driver, offer } }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  const name = driver ? isolate(`${driver.first_name} ${driver.last_name}`) : ''
  const items = [
    t('bring.voucher'),
    t('bring.licence', { name, count: offer.licence_years ?? 1 }),
    t('bring.passport'),
    t(offer.payment.credit_card_required ? 'bring.credit_card' : 'bring.money', { name }),
  ]
  return (
    <section className="border-t border-line pt-4 text-sm">
      <h3 className="text-base">{t('bring.title')}</h3>
      <ul className="mt-2 grid list-disc gap-x-8 gap-y-1 ps-5 sm:grid-cols-2 print:grid-cols-2">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}
