import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useParams, useSearchParams } from 'react-router'
import type { CompanyPeople, CompanyPerson } from '#domains/companies/supervisors/company-person.contract.ts'
import { BackLink } from '../../frame/back-link.tsx'
import { SearchBox } from '../../frame/search-box.tsx'
import { StaffList } from '../../frame/staff-list.tsx'
import { companyApi, useChangeCompanyPersonMutation, useListCompanyPeopleQuery } from './company.api.ts'
import { staffPage } from '../../frame/staff-page-module.tsx'
import { inAddress } from '../../frame/in-address.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { FieldSpec } from '../../form/field-spec.ts'
import { useStaffForm } from '../../form/use-staff-form.ts'
import { StaffForm } from '../../form/staff-form.tsx'
import { isolate } from '#kernel/isolate.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { MAIN_ACTION } from '../../frame/keys/main-action.ts'

/** Employees of a company, and who approves their trips. */
export const { preload, Component } = staffPage({
  section: 'fleet',
  title: 'fleet:people.title',
  load: ({ readRecord, params, url }) =>
    readRecord(companyApi.endpoints.listCompanyPeople, peopleQuery(params['id'] ?? '', url.searchParams)),
  Content: People,
})

function People() {
  const { t } = useTranslation('fleet')
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const query = useListCompanyPeopleQuery(peopleQuery(id, search))
  const [chosen, setChosen] = useState<CompanyPerson | null>(null)
  return (
    <>
      <BackLink to="/staff/fleet/companies">{t('people.back')}</BackLink>
      <StaffList query={query} filters={<SearchBox label={t('people.search')} />}>
        {({ company, items }) => (
          <>
            <ApprovalNote company={company} />
            <PersonTable people={items} company={company} onChange={setChosen} />
          </>
        )}
      </StaffList>
      {query.data && <PersonDialog of={query.data} person={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

/** The company’s name, and whether trips need approval. */
function ApprovalNote({ company }: { company: CompanyPeople['company'] }) {
  const { t } = useTranslation('fleet')
  return (
    <div>
      <h2 className="text-lg">
        <bdi>{company.name}</bdi>
      </h2>
      <p className="text-sm text-ink-soft">
        {t(company.approval_required ? 'people.approval' : 'people.no_approval')}
      </p>
    </div>
  )
}

/** Parses the query of a company’s employees from an address. */
function peopleQuery(id: string, address: URLSearchParams) {
  const params = inAddress(address)
  return { id, ...params.search(80), ...params.after() }
}

type PersonDialogProps = { of: CompanyPeople; person: CompanyPerson | null; onClose: () => void }

/** Edits whether a person is a supervisor, and who approves their trips. */
function PersonDialog({ of, person, onClose }: PersonDialogProps) {
  return (
    <Dialog open={person !== null} onClose={onClose} title={person?.name ?? ''}>
      {person && <PersonForm of={of} person={person} onDone={onClose} />}
    </Dialog>
  )
}

type PersonFormProps = { of: CompanyPeople; person: CompanyPerson; onDone: () => void }

/** Makes an employee a supervisor or revokes that, and sets who approves their trips. Describes the effect first. */
function PersonForm({ of: { company, supervisors }, person, onDone }: PersonFormProps) {
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

type PersonTableProps = {
  people: readonly CompanyPerson[]
  company: CompanyPeople['company']
  onChange: (person: CompanyPerson) => void
}

/** Employees of a company: role, and who approves their trips. */
function PersonTable({ people, company, onChange }: PersonTableProps) {
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
            <Button {...MAIN_ACTION} variant="second" className="min-h-11!" onClick={() => onChange(person)}>
              {t('change')}
              <bdi className="sr-only">{person.name}</bdi>
            </Button>
          ),
        },
      }}
    />
  )
}
