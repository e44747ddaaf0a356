import { useTranslation } from 'react-i18next'
import type { CompanyPeople, CompanyPerson } from '#domains/companies/supervisors/company-person.contract.ts'
import { SectionForm } from '#web/forms/section-form.tsx'
import { toast } from '#web/shell/toasts/toast.ts'
import type { FieldSpec } from '../../form/field-spec.ts'
import { StaffFields } from '../../form/staff-field.tsx'
import { useStaffForm } from '../../form/use-staff-form.ts'
import { useChangeCompanyPersonMutation } from './company.api.ts'

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
    send: async ({ is_supervisor, supervisor_id }) => {
      const answer = await change({
        companyId: company.id,
        profileId,
        change: {
          is_supervisor: is_supervisor === true,
          supervisor_id: typeof supervisor_id === 'string' ? supervisor_id : null,
        },
      })
      if (!answer.error) {
        toast.success(t('done.saved'))
        onDone()
      }
      return answer
    },
  })
  return (
    <SectionForm form={form} label={t('save')} look="main">
      {travellers > 0 && (
        <p className="text-sm text-ink-soft">{t('people.release', { count: travellers })}</p>
      )}
      <StaffFields form={form} specs={fields} words="fleet:people.fields" />
    </SectionForm>
  )
}
