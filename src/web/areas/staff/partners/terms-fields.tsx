import { useWatch } from 'react-hook-form'
import { StaffFields } from '../form/staff-field.tsx'
import type { StaffFormState } from '../form/use-staff-form.ts'
import { AGREED, EARNS_FIELD, HOLDING, TRIPS } from './partner-fields.ts'

/** Fields of a partner's terms: the earning model and its values. */
export function TermsFields({ form }: { form: StaffFormState }) {
  const earns: unknown = useWatch({ control: form.control, name: 'earns' })
  const agreed = AGREED[earns === 'margin_share' ? 'margin_share' : 'percent']
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <StaffFields form={form} specs={[EARNS_FIELD, HOLDING, ...agreed, TRIPS]} words="partners:fields" />
    </div>
  )
}
