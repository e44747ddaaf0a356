import type { ComponentProps } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { BookingContract } from '#domains/rentals/bookings/booking.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import type { PreloadArgs } from '#web/app/page.ts'
import { useSite } from '#web/app/site.tsx'
import { useSiteSelector } from '#web/app/store.ts'
import { rentalsApi, useBookingsQuery } from '#web/rentals/rentals.api.ts'
import type { Reply } from '#web/app/api.ts'
import { formatDay } from '#ui/formats/dates.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'

/** The newest bookings, enough for what somebody writes about. */
const NEWEST = { page: 1, page_size: 20 }

/** Requests a signed-in traveller's bookings to choose from. */
export async function preloadBookings({ dispatch, getState }: PreloadArgs): Promise<unknown> {
  if (!getState().session.data.isLoggedIn) return undefined
  return dispatch(rentalsApi.endpoints.bookings.initiate(NEWEST, { subscribe: false }))
}

type BookingFieldProps = {
  field: Pick<ComponentProps<'input'>, 'name' | 'defaultValue'> & { id: string; error?: string | undefined }
}

/** The booking that an enquiry is about: one of a signed-in traveller's own, else its reference. */
export function BookingField({ field }: BookingFieldProps) {
  const { t } = useTranslation('enquiries')
  const { language } = useSite()
  const { isLoggedIn } = useSiteSelector(({ session }) => session.data)
  const { data } = useBookingsQuery(NEWEST, { skip: !isLoggedIn })
  const made = data?.items.filter(({ status }) => status !== 'cart') ?? []
  // A trip, or a booking of somebody else’s, is none of these.
  const isAnother =
    Boolean(field.defaultValue) && !made.some(({ reference }) => reference === field.defaultValue)
  if (made.length === 0 || isAnother)
    return (
      <TextField
        {...field}
        dir="ltr"
        label={t('fields.booking_reference')}
        hint={t('fields.booking_reference_hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
    )
  const label = ({ reference, offer, pickup_at }: Reply<typeof BookingContract>) =>
    [reference, isolate(offer.vehicle.name), formatDay(pickup_at.slice(0, 10), language)].join(' · ')
  return (
    <SelectField
      {...field}
      label={t('fields.booking')}
      none={t('fields.no_booking')}
      options={made.map((booking) => ({ value: booking.reference, label: label(booking) }))}
    />
  )
}
