import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { phoneNumbers } from '#ui/fields/lazy-phone-number.ts'
import { useBooking } from '../booking/use-booking.ts'
import { firstCountry } from '../forms/first-country.ts'
import type { Faults } from '../forms/faults.ts'
import { useWidget } from '../widget-context.ts'
import { readAddress, type Address, type AddressInput } from './address.ts'

/** Address input for sign-in, saved for the booking and prefilled by the host page. */
export function useAddressInput() {
  const { t } = useTranslation('sign_in')
  const { host } = useWidget()
  const { draft, chosen, type } = useBooking()
  const defaultMethod =
    host.prefill.phone === undefined && host.prefill.email !== undefined ? 'email' : 'mobile'
  const input: AddressInput = {
    way: draft.way ?? defaultMethod,
    phoneCountry: draft.phoneCountry ?? firstCountry(chosen?.option.fare.total.currency, navigator.languages),
    phone: draft.phone ?? host.prefill.phone ?? '',
    email: draft.email ?? host.prefill.email ?? '',
  }
  return {
    input,
    setMethod: (way: AddressInput['way']) => type({ way }),
    type,
    /** The address, or the field at fault. */
    async read(): Promise<{ address: Address } | { faults: Faults }> {
      const { readPhone } = await phoneNumbers.whenNeeded()
      const read = readAddress(input, readPhone)
      return read.ok ? { address: read.address } : { faults: { [read.field]: t(`fault.${read.code}`) } }
    },
  }
}
