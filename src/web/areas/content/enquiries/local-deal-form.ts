import { z } from 'zod'
import { LocalDealBody } from '#domains/enquiries/enquiry.contract.ts'
import { addDays } from '#kernel/days.ts'
import { requiredPhone } from '#web/forms/optional-phone.ts'
import type { PhoneReader } from '#ui/fields/phone-number.ts'
import { countField } from './parse-count.ts'

type Texts = Readonly<Record<string, string>>

const { name, email, pickup_id, pickup_date, dropoff_date, party, notes } = LocalDealBody.shape

const chosenDay = z.string().min(1, 'date_required')

/** Returns the form of local deals: the contract's rules, and future days in order. */
export function localDealForm(texts: Texts, readPhone: PhoneReader, today: string) {
  const isUnresolved = Boolean(texts.pickup?.trim()) && !texts.pickup_id
  // A traveller west of the server may still be on the day before.
  const earliest = addDays(today, -1)
  return z.object({
    name,
    phone: requiredPhone(texts.phone_country ?? '', readPhone),
    email,
    pickup_id: isUnresolved ? z.string().refine(() => false, { error: 'place_unknown' }) : pickup_id,
    pickup_date: chosenDay.pipe(pickup_date).refine((day) => day >= earliest, { error: 'date_past' }),
    dropoff_date: chosenDay
      .pipe(dropoff_date)
      .refine((day) => day >= (texts.pickup_date ?? ''), { error: 'dropoff_before' }),
    party: countField(party),
    notes,
  })
}
