import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { CompanyPeople, CompanyPerson } from '#domains/companies/supervisors/company-person.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { MAIN_ACTION } from '../../frame/keys/main-action.ts'

type PersonTableProps = {
  people: readonly CompanyPerson[]
  company: CompanyPeople['company']
  onChange: (person: CompanyPerson) => void
}

/** Employees of a company: role, and who approves their trips. */
export function PersonTable({ people, company, onChange }: PersonTableProps) {
  const { t } = useTranslation('fleet')
  return (
    <DataTable
      caption={t('people.caption', { company: isolate(company.name) })}
      rows={people}
      rowKey={({ profile_id }) => profile_id}
      empty={<EmptyState title={t('people.none')} text={t('people.none_text')} />}
      columns={{
        name: {
          label: t('fields.name'),
          heads: true,
          render: ({ name, email, mobile }) => (
            <>
              <bdi className="font-medium">{name}</bdi>
              <span className="block break-all text-ink-soft">
                <bdi dir="ltr">{email ?? mobile}</bdi>
              </span>
            </>
          ),
        },
        role: {
          label: t('people.role'),
          render: ({ is_admin, is_supervisor, travellers }) => (
            <span className="flex flex-wrap items-center gap-1">
              {is_admin && <Chip>{t('people.roles.admin')}</Chip>}
              {is_supervisor && <Chip tone="good">{t('people.roles.supervisor')}</Chip>}
              {!is_admin && !is_supervisor && t('people.roles.traveller')}
              {is_supervisor && (
                <span className="text-xs text-ink-soft">
                  {t('people.approves_for', { count: travellers })}
                </span>
              )}
            </span>
          ),
        },
        supervisor: {
          label: t('people.fields.supervisor_id'),
          render: ({ supervisor }) =>
            supervisor ? (
              <bdi>{supervisor.name}</bdi>
            ) : (
              <span className="text-ink-soft">{t('people.admins')}</span>
            ),
        },
        cost_centre: {
          label: t('people.cost_centre'),
          render: ({ cost_centre }) => <bdi>{cost_centre ?? '–'}</bdi>,
        },
        act: {
          label: t('act'),
          atEnd: true,
          render: (person) => (
            <Button {...MAIN_ACTION} look="second" className="min-h-11!" onClick={() => onChange(person)}>
              {t('change')}
              <bdi className="sr-only">{person.name}</bdi>
            </Button>
          ),
        },
      }}
    />
  )
}
