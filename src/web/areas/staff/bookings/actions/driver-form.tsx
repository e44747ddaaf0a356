import { useColon } from '#ui/use-language.ts'
import { useState } from 'react'
import {
  CORRECTED_FIELDS,
  correctedFields,
  type CorrectedField,
} from '#domains/rentals/staff/driver/corrected-fields.contract.ts'
import type { DriverFields } from '#domains/rentals/staff/driver/driver.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import { PHONE, type FieldSpec } from '../../form/field-spec.ts'
import { StaffForm } from '../../form/staff-form.tsx'
import { useStaffForm } from '../../form/use-staff-form.ts'
import { useCorrectDriverMutation } from '../bookings.api.ts'
import type { ActionFormProps } from './use-action-form.ts'

const FIELDS: readonly FieldSpec[] = [
  { name: 'first_name', kind: 'text' },
  { name: 'last_name', kind: 'text' },
  { name: 'latin_first_name', kind: 'latin_name', of: 'first_name', optional: true },
  { name: 'latin_last_name', kind: 'latin_name', of: 'last_name', optional: true },
  { name: 'email', kind: 'code' },
  { name: 'phone', kind: 'part', fields: PHONE },
  { name: 'flight_number', kind: 'code', optional: true },
  { name: 'tell_supplier', kind: 'yes', initially: true },
]

/** Corrects the driver’s details. Reports fields not sent to the supplier, and changes by colleagues since it was opened. */
export function DriverForm(props: ActionFormProps) {
  const { booking_id: bookingId, driver } = props.found.booking
  if (!driver) return null
  return <CorrectDriver bookingId={bookingId} driver={correctedFields(driver)} {...props} />
}

type CorrectDriverProps = ActionFormProps & { bookingId: string; driver: DriverFields }

function CorrectDriver({ bookingId, driver, beside, onDone }: CorrectDriverProps) {
  const { t } = useTranslation('staff_mails')
  const colon = useColon()
  const [correct] = useCorrectDriverMutation()
  const [shown] = useState(driver)
  const changed = CORRECTED_FIELDS.filter((name) => textOf(shown[name]) !== textOf(driver[name]))
  const form = useStaffForm({
    id: 'driver',
    fields: FIELDS,
    values: { ...shown, tell_supplier: true },
    now: driver,
    send: async (input) => correct({ id: bookingId, was: driver, ...(input as DriverInput) }),
    success: ({ not_told, supplier }) =>
      not_told.length > 0
        ? t('driver.not_told', { fields: not_told.map((name) => t(`driver.${name}`)).join(' · ') })
        : t(supplier === 'asked' ? 'driver.asked' : 'driver.saved'),
    done: onDone,
  })
  return (
    <StaffForm
      form={form}
      label={t(changed.length > 0 ? 'driver.save_over' : 'driver.save')}
      beside={beside}
      words="staff_mails:driver"
    >
      {changed.length > 0 && (
        <Notice tone="careful" title={t('driver.changed_since')}>
          <ul className="mt-1 list-disc ps-5">
            {changed.map((name) => (
              <li key={name}>
                {t(`driver.${name}`)}
                {colon}
                {isolate(textOf(driver[name]))}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </StaffForm>
  )
}

type DriverInput = DriverFields & { tell_supplier: boolean }

function textOf(value: DriverFields[CorrectedField]): string {
  return typeof value === 'object' && value !== null ? `${value.countryCode} ${value.phone}` : (value ?? '')
}
