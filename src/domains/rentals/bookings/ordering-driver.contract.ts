import { CheckedPhone } from '#domains/accounts/profile/checked-phone.contract.ts'
import { DriverContract, requireLatinNames } from './driver.contract.ts'

/**
 * A driver as validated by the server: the phone number must be possible, and the desk must be able to read the name.
 * Separate from `DriverContract`, which the browser loads without numbering plans; those are loaded only with its
 * checkout form.
 */
export const OrderingDriverContract = DriverContract.extend({ phone: CheckedPhone })
  .superRefine(requireLatinNames)
  .meta({ id: 'OrderingDriver' })
