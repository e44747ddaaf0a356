import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { PartnerPerson } from '#domains/partners/record/people/partner-people.contract.ts'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { Unreachable } from '#web/shell/own-page/unreachable.tsx'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { InviteForm } from './invite-form.tsx'
import { useListPeopleQuery } from './people.api.ts'
import { RemoveDialog } from './remove-dialog.tsx'

/** Who works for the caller's partner; an owner invites and removes them. */
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
              <Button look="second" className="min-h-11!" onClick={() => onRemove(person)}>
                {t('people.remove')}
                <bdi className="sr-only">{person.email}</bdi>
              </Button>
            ),
        },
      }}
    />
  )
}
