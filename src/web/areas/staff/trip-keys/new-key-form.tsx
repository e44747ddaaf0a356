import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { FormCard } from '../form/form-card.tsx'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { mayCall } from '../may-call.ts'
import { useCreateTripKeyMutation, type NewTripKey } from './trip-keys.api.ts'

const FIELDS: readonly FieldSpec[] = [
  { name: 'name', kind: 'text' },
  { name: 'domains', kind: 'list' },
  { name: 'base_urls', kind: 'list' },
  { name: 'per_minute', kind: 'number', usual: [1, 600] },
]
const COMPANY: FieldSpec = { name: 'company_id', kind: 'record', of: 'companies', optional: true }

/** Issues a key; for one company alone, where the member may see companies. */
export function NewKeyForm({ me, onDone }: { me: StaffMe; onDone: () => void }) {
  const { t } = useTranslation('trip_keys')
  const [create] = useCreateTripKeyMutation()
  const seesCompanies = mayCall(me.roles, 'staffRecords')
  const fields = seesCompanies ? [...FIELDS, COMPANY] : FIELDS
  const form = useStaffForm({
    id: 'key',
    fields,
    values: { per_minute: 600 },
    send: (fields) => create(fields as NewTripKey),
    success: t('done.added'),
    done: onDone,
  })
  return (
    <FormCard form={form} title={t('add')} label={t('issue')} onLeave={onDone} className="max-w-3xl">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <StaffFields form={form} specs={fields} words="trip_keys:fields" />
      </div>
      {!seesCompanies && <p className="text-sm text-ink-soft">{t('company_needs_dispatch')}</p>}
    </FormCard>
  )
}
