import { ConfirmDialog } from '#web/shell/confirm-dialog.tsx'
import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import {
  type PartnerPerson,
  InvitePersonBody,
} from '#domains/partners/record/people/partner-people.contract.ts'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { Unreachable } from '#web/shell/own-page/unreachable.tsx'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useListPeopleQuery, useRemovePersonMutation, useInvitePersonMutation } from './people.api.ts'
import { isolate } from '#kernel/isolate.ts'
import { PARTNER_ROLES } from '#domains/partners/record/partner-role.contract.ts'
import { useHeader } from '#web/app/store.ts'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'

/** People of the caller's partner; an owner invites and removes them. */
export function PeopleCard() {
  const { t } = useTranslation('partner')
  const { data, error, refetch } = useListPeopleQuery()
  const [chosen, setChosen] = useState<PartnerPerson | null>(null)
  return (
    <SectionCard title={t('people.title')} text={t('people.text')}>
      {data ? (
        <PeopleTable people={data.items} onRemove={setChosen} />
      ) : error ? (
        <Unreachable error={error} again={refetch} />
      ) : (
        <Skeleton className="h-40" />
      )}
      <FormInPlace label={t('people.invite')}>{(close) => <InviteForm onDone={close} />}</FormInPlace>
      <RemoveDialog person={chosen} onClose={() => setChosen(null)} />
    </SectionCard>
  )
}

type PeopleTableProps = {
  people: readonly PartnerPerson[]
  onRemove: (person: PartnerPerson) => void
}

function PeopleTable({ people, onRemove }: PeopleTableProps) {
  const { t } = useTranslation('partner')
  return (
    <DataTable
      caption={t('people.caption')}
      rows={people}
      rowKey={({ person_id }) => person_id}
      empty={null}
      columns={{
        email: {
          label: t('people.email'),
          heads: true,
          render: ({ email }) => (
            <bdi dir="ltr" className="font-medium break-all">
              {email}
            </bdi>
          ),
        },
        role: { label: t('people.role'), render: ({ role }) => t(`people.roles.${role}`) },
        since: {
          label: t('people.since'),
          render: ({ since }) => <InstantText value={since} className="tabular" />,
        },
        act: {
          label: t('people.act'),
          atEnd: true,
          render: (person) =>
            person.you ? (
              <span className="text-ink-soft">{t('people.you')}</span>
            ) : (
              <Button variant="second" className="min-h-11!" onClick={() => onRemove(person)}>
                {t('people.remove')}
                <bdi className="sr-only">{person.email}</bdi>
              </Button>
            ),
        },
      }}
    />
  )
}

/** Removes a person after the owner confirms the consequences for the account. */
function RemoveDialog({ person, onClose }: { person: PartnerPerson | null; onClose: () => void }) {
  const { t } = useTranslation('partner')
  const [remove] = useRemovePersonMutation()
  const email = isolate(person?.email ?? '')
  return (
    <ConfirmDialog
      chosen={person}
      onClose={onClose}
      title={t('people.remove_title', { email })}
      confirm={t('people.remove')}
      act={({ person_id }) => remove({ id: person_id })}
      done={t('people.done.removed', { email })}
    >
      <p className="text-sm">{t('people.remove_text')}</p>
    </ConfirmDialog>
  )
}

const Person = InvitePersonBody.pick({ email: true, first_name: true, last_name: true, role: true })

/** Invites a person by mail to work for the caller's partner. */
function InviteForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('partner')
  const { lang_id } = useHeader()
  const [invite] = useInvitePersonMutation()
  const form = useForm({
    id: 'person',
    contract: Person,
    values: { first_name: '', last_name: '', email: '', role: 'reports' },
    send: (person) => invite({ ...person, lang_id }),
    success: (_people, { email }) => t('people.done.invited', { email: isolate(email) }),
    done: onDone,
  })
  return (
    <Form
      form={form}
      label={t('people.send')}
      variant="main"
      beside={
        <Button variant="quiet" onClick={onDone}>
          {t('people.cancel')}
        </Button>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.field('first_name')} label={t('people.first_name')} autoComplete="off" required />
        <TextField {...form.field('last_name')} label={t('people.last_name')} autoComplete="off" required />
        <TextField
          {...form.field('email')}
          type="email"
          dir="ltr"
          label={t('people.email')}
          autoComplete="off"
          required
        />
        <SelectField
          {...form.field('role')}
          label={t('people.role')}
          options={PARTNER_ROLES.map((role) => ({ value: role, label: t(`people.roles.${role}`) }))}
        />
      </div>
    </Form>
  )
}
