import { ConfirmDialog } from '#web/shell/confirm-dialog.tsx'
import type { z } from 'zod'
import type { InvitePersonBody } from '#domains/partners/record/people/partner-people.contract.ts'
import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffPartner } from '#domains/partners/record/staff/staff-partner.contract.ts'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { Chip } from '#ui/chip.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { RowButton } from '../frame/row-button.tsx'
import { PARTNER_ROLES } from '#domains/partners/record/partner-role.contract.ts'
import { useHeader } from '#web/app/store.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { FormCard } from '../form/form-card.tsx'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { OWNER } from './partner-fields.ts'
import { useInvitePartnerPersonMutation, useRemovePartnerPersonMutation } from './partners.api.ts'

type PersonFields = z.input<typeof InvitePersonBody>

type Person = StaffPartner['people'][number]

/** People of a partner, with actions to invite and remove them. */
export function PartnerPeople({ partner }: { partner: StaffPartner }) {
  const { t } = useTranslation('partners')
  const [chosen, setChosen] = useState<Person | null>(null)
  return (
    <SectionCard title={t('people')}>
      <DataTable
        caption={t('people')}
        rows={partner.people}
        rowKey={({ person_id }) => person_id}
        empty={<EmptyState title={t('nobody')} />}
        columns={{
          name: {
            label: t('person'),
            heads: true,
            render: ({ name, email }) => (
              <>
                <bdi className="font-medium">{name}</bdi>
                <span className="block break-all text-ink-soft">
                  <bdi dir="ltr">{email}</bdi>
                </span>
              </>
            ),
          },
          role: { label: t('role'), render: ({ role }) => t(`roles.${role}`) },
          state: {
            label: t('state'),
            render: ({ state }) => (
              <Chip tone={state === 'active' ? 'good' : 'careful'}>{t(`person_states.${state}`)}</Chip>
            ),
          },
          act: {
            label: t('act'),
            atEnd: true,
            render: (person) => (
              <RowButton onClick={() => setChosen(person)}>
                {t('remove')}
                <bdi className="sr-only">{person.name}</bdi>
              </RowButton>
            ),
          },
        }}
      />
      {partner.state === 'active' && (
        <FormInPlace label={t('invite')}>
          {(close) => <InvitePersonForm partnerId={partner.partner_id} onDone={close} />}
        </FormInPlace>
      )}
      <RemovePersonDialog partnerId={partner.partner_id} person={chosen} onClose={() => setChosen(null)} />
    </SectionCard>
  )
}

const FIELDS: readonly FieldSpec[] = [...OWNER, { name: 'role', kind: 'choice', options: PARTNER_ROLES }]

/** Invites a person to a partner by mail. */
function InvitePersonForm({ partnerId: id, onDone }: { partnerId: string; onDone: () => void }) {
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
    <FormCard form={form} title={t('invite')} label={t('send_invitation')} onCancel={onDone}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <StaffFields form={form} specs={FIELDS} words="partners:fields" />
      </div>
    </FormCard>
  )
}

type RemovePersonDialogProps = {
  partnerId: string
  person: StaffPartner['people'][number] | null
  onClose: () => void
}

/** Removes a person from a partner. Describes the effect on the account first. */
function RemovePersonDialog({ partnerId: id, person, onClose }: RemovePersonDialogProps) {
  const { t } = useTranslation('partners')
  const [remove] = useRemovePartnerPersonMutation()
  return (
    <ConfirmDialog
      chosen={person}
      onClose={onClose}
      title={person?.name ?? ''}
      confirm={t('remove')}
      act={({ person_id }) => remove({ id, person_id })}
      done={t('done.removed')}
    >
      <p className="text-sm">{t('remove_text')}</p>
    </ConfirmDialog>
  )
}
