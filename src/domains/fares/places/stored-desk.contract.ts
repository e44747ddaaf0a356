import { z } from 'zod'
import { CheckedPhone } from '#domains/accounts/profile/checked-phone.contract.ts'
import { textField } from '#kernel/contract.ts'

const Address = textField('text_required', 200)
const Hours = textField('text_required', 120)

/** The desk of a city's self-drive cars, as the staff maintain it. */
export const StoredDesk = z
  .strictObject({
    address_en: Address,
    address_ar: Address,
    hours_en: Hours.meta({ example: 'Daily, 08:00 to 22:00' }),
    hours_ar: Hours,
    phone: CheckedPhone,
  })
  .meta({ id: 'TripStoredDesk' })
export type StoredDesk = z.infer<typeof StoredDesk>
