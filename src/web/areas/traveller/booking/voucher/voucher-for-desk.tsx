import { deskNames, DRIVER_NOTE_FIELDS, type Driver } from '#domains/rentals/bookings/driver.contract.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import english from '#web/shell/words/en/terms.json' with { type: 'json' }
import { formatDay } from '#ui/formats/dates.ts'
import { coveredKinds } from './covered.ts'

const inclusions: Readonly<Record<string, string>> = english.inclusion

/** The essentials of a voucher in another language as the people at the desk can read them: in English. */
export function VoucherForDesk({ booking }: { booking: Booking }) {
  const { offer, driver, protection } = booking
  const { vehicle, pickup, dropoff } = offer
  const cover = coveredKinds(booking).map((kind) => inclusions[kind] ?? kind)
  if (protection) cover.push(`${english.protection[protection.kind]} (${protection.name})`)
  const rows = [
    ['Reference', [booking.reference, booking.supplier_reference].filter(Boolean).join(' / ')],
    ['Main driver', driver ? nameOf(driver) : ''],
    ...DRIVER_NOTE_FIELDS.map((note) => [english.driver_field[note], driver?.[note] ?? '']),
    ['Pick-up', `${formatDay(booking.pickup_at.slice(0, 16), 'en')}, ${stationOf(pickup)}`],
    ['Drop-off', `${formatDay(booking.dropoff_at.slice(0, 16), 'en')}, ${stationOf(dropoff)}`],
    ['Car', `${vehicle.acriss}: ${vehicle.name}${vehicle.or_similar ? ` ${english.word.or_similar}` : ''}`],
    ['Cover', cover.join(', ')],
  ].filter(([, text]) => text !== '')
  return (
    <section lang="en" dir="ltr" className="border-t border-line pt-4 text-sm" translate="no">
      <h3 className="text-base">For the rental desk</h3>
      <dl className="mt-2 grid gap-x-6 gap-y-1">
        {rows.map(([word, text]) => (
          <div key={word} className="flex gap-2">
            <dt className="w-24 shrink-0 text-ink-soft">{word}</dt>
            <dd className="min-w-0 font-medium" suppressHydrationWarning>
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function nameOf(driver: Driver): string {
  const { firstName, lastName } = deskNames(driver)
  return `${firstName} ${lastName}`
}

/** The station as its supplier names it. */
function stationOf({ name_en, name, address }: Booking['offer']['pickup']): string {
  return [name_en ?? name, address.addressLine].filter(Boolean).join(', ')
}
