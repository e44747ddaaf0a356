import { CheckedPhone } from '#domains/accounts/profile/checked-phone.contract.ts'
import { DriverContract, missingLatinNames } from './driver.contract.ts'

/**
 * A driver as validated by the server: the phone number must be possible, and the desk must be able to read the name.
 * Separate from `DriverContract` because the browser loads that one, and loads numbering plans only with its checkout form.
 */
export const OrderingDriverContract = DriverContract.extend({ phone: CheckedPhone })
  .superRefine((driver, issues) => {
    for (const field of missingLatinNames(driver))
      issues.addIssue({ code: 'custom', path: [field], message: 'latin_name_required' })
  })
  .meta({ id: 'OrderingDriver' })
