import { CheckedPhone } from '#domains/accounts/profile/checked-phone.contract.ts'
import { DriverContract } from './driver.contract.ts'

/**
 * A driver as validated by the server: the phone number must be possible. Separate from `DriverContract` because the
 * browser loads that one, and loads numbering plans only with its checkout form.
 */
export const OrderingDriverContract = DriverContract.extend({ phone: CheckedPhone }).meta({
  id: 'OrderingDriver',
})
