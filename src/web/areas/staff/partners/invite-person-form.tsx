import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { z } from 'zod'
import type { InvitePersonBody } from '#domains/partners/record/people/partner-people.contract.ts'
import { PARTNER_ROLES } from '#domains/partners/record/partner-role.contract.ts'
import { useHeader } from '#web/app/store.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { FormCard } from '../form/form-card.tsx'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { OWNER } from './partner-fields.ts'
import { useInvitePartnerPersonMutation } from './partners.api.ts'

type PersonFields = z.input<typeof InvitePersonBody>

const FIELDS: readonly FieldSpec[] = [...OWNER, { name: 'role', kind: 'choice', options: PARTNER_ROLES }]

/** Invites somebody by mail to work for a partner. */
export function InvitePersonForm({ partnerId: id, onDone }: { partnerId: string; onDone: () => void }) {
  const { t } = useTranslation('partners')
  const { lang_id } = useHeader()
  const [invite] = useInvitePartnerPersonMutation()
  const form = useStaffForm({
    id: 'person',
    fields: FIELDS,
    send: (fields) => invite({ ...(fields as PersonFields), id, lang_id }),
    success: t('done.invited'),
    done: onDone,
  })
  return (
    <FormCard form={form} title={t('invite')} label={t('send_invitation')} onLeave={onDone}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <StaffFields form={form} specs={FIELDS} words="partners:fields" />
      </div>
    </FormCard>
  )
}
