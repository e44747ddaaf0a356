import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { CompanyPeople, CompanyPerson } from '#domains/companies/supervisors/company-person.contract.ts'
import type { FieldSpec } from '../../form/field-spec.ts'
import { useStaffForm } from '../../form/use-staff-form.ts'
import { useChangeCompanyPersonMutation } from './company.api.ts'
import { StaffForm } from '../../form/staff-form.tsx'

type PersonFormProps = { of: CompanyPeople; person: CompanyPerson; onDone: () => void }

/** Makes a person a supervisor or takes that away, having said what it does, and says who approves of their trips. */
export function PersonForm({ of: { company, supervisors }, person, onDone }: PersonFormProps) {
  const { t } = useTranslation('fleet')
  const [change] = useChangeCompanyPersonMutation()
  const { profile_id: profileId, travellers } = person
  const others = supervisors.filter(({ profile_id }) => profile_id !== profileId)
  const fields: readonly FieldSpec[] = [
    { name: 'is_supervisor', kind: 'yes' },
    {
      name: 'supervisor_id',
      kind: 'one_of',
      optional: true,
      none: t('people.admins'),
      options: others.map(({ profile_id, name }) => ({ value: profile_id, label: name })),
    },
  ]
  const form = useStaffForm({
    id: 'person',
    fields,
    values: {
      is_supervisor: person.is_supervisor,
      supervisor_id: person.supervisor?.profile_id,
    },
    send: ({ is_supervisor, supervisor_id }) =>
      change({
        id: company.id,
        personId: profileId,
        is_supervisor: is_supervisor === true,
        supervisor_id: typeof supervisor_id === 'string' ? supervisor_id : null,
      }),
    success: t('done.saved'),
    done: onDone,
  })
  return (
    <StaffForm form={form} label={t('save')} words="fleet:people.fields">
      {travellers > 0 && (
        <p className="text-sm text-ink-soft">{t('people.release', { count: travellers })}</p>
      )}
    </StaffForm>
  )
}
