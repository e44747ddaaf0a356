import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { phoneNumbers } from '#ui/fields/lazy-phone-number.ts'
import { useBooking } from '../booking/use-booking.ts'
import { firstCountry } from '../forms/first-country.ts'
import type { Faults } from '../forms/faults.ts'
import { useWidget } from '../widget-context.ts'
import { readAddress, type Address, type TypedAddress } from './address.ts'

/** The address that somebody types to sign in; it is kept for the booking, and begins with what the page gave. */
export function useTypedAddress() {
  const { t } = useTranslation('sign_in')
  const { given } = useWidget()
  const { draft, chosen, type } = useBooking()
  const givenWay = given.prefill.phone === undefined && given.prefill.email !== undefined ? 'email' : 'mobile'
  const typed: TypedAddress = {
    way: draft.way ?? givenWay,
    phoneCountry: draft.phoneCountry ?? firstCountry(chosen?.option.fare.total.currency, navigator.languages),
    phone: draft.phone ?? given.prefill.phone ?? '',
    email: draft.email ?? given.prefill.email ?? '',
  }
  return {
    typed,
    setWay: (way: TypedAddress['way']) => type({ way }),
    type,
    /** The address, or the field at fault. */
    async read(): Promise<{ address: Address } | { faults: Faults }> {
      const { readPhone } = await phoneNumbers.wanted()
      const read = readAddress(typed, readPhone)
      return read.ok ? { address: read.address } : { faults: { [read.field]: t(`fault.${read.code}`) } }
    },
  }
}
