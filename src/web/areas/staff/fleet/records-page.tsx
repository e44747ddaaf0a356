import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { data as reply, useParams, useSearchParams } from 'react-router'
import { STAFF_RECORDS, type StaffRecord } from '#domains/trips/records/record-fields.contract.ts'
import { Button } from '#ui/button.tsx'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { SearchBox } from '../frame/search-box.tsx'
import { StaffList } from '../frame/staff-list.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { fleetApi, useChangeRecordMutation, useStaffRecordsQuery } from './fleet.api.ts'
import { type Chosen, RecordDialog } from './record-dialog.tsx'
import { recordKind, recordsQuery } from './records-query.ts'
import { ChoiceLinks } from '#web/shell/list/choice-links.tsx'
import type { StoredRecord, StoredRecords } from '#domains/trips/records/staff-record.contract.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { MAIN_ACTION } from '../frame/keys/main-action.ts'
import { RowButton } from '../frame/row-button.tsx'
import type { FieldSpec } from '../form/field-spec.ts'
import { FieldText } from '../form/field-text.tsx'
import { TextLink } from '#web/shell/text-link.tsx'
import { RECORD_FORMS } from './record-forms.ts'
import { recordName } from './record-name.ts'
import { isolate } from '#kernel/isolate.ts'
import { useToasted } from '#web/shell/toasts/use-toasted.ts'

/** Vehicles, drivers and other records of trips: each kind with search, hidden records and form. */
export const { preload, Component } = staffPage({
  section: 'fleet',
  useHeading() {
    const { t } = useTranslation('fleet')
    return [t(`kinds.${useKind()}`)]
  },
  load({ read, params, url }) {
    const kind = recordKind(params['kind'])
    if (!kind) throw reply(null, { status: 404 })
    return read(fleetApi.endpoints.staffRecords, recordsQuery(kind, url.searchParams))
  },
  Content() {
    const kind = useKind()
    return <Records key={kind} kind={kind} />
  },
})

function useKind(): StaffRecord {
  return recordKind(useParams()['kind']) ?? 'vehicles'
}

function Records({ kind }: { kind: StaffRecord }) {
  const { t } = useTranslation('fleet')
  const [search] = useSearchParams()
  const query = recordsQuery(kind, search)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  return (
    <>
      <StaffList
        query={useStaffRecordsQuery(query)}
        filters={
          <>
            <RecordKinds current={kind} />
            <div className="flex flex-wrap items-end gap-3">
              <SearchBox label={t(`search.${kind}`)} />
              <FilterSelect
                name="hidden"
                label={t('shown')}
                value={query.hidden === 'true' ? 'true' : ''}
                every={t('in_use')}
                options={[{ value: 'true', label: t('hidden') }]}
              />
              <Button className="sm:ms-auto" onClick={() => setChosen({ kind, record: null })}>
                {t(`add.${kind}`)}
              </Button>
            </div>
          </>
        }
      >
        {(page) => (
          <RecordTable kind={kind} records={page} onChange={(record) => setChosen({ kind, record })} />
        )}
      </StaffList>
      <RecordDialog chosen={chosen} onClose={() => setChosen(null)} />
    </>
  )
}

/** Links to the kinds of records. */
function RecordKinds({ current }: { current: StaffRecord }) {
  const { t } = useTranslation('fleet')
  return (
    <ChoiceLinks
      label={t('kinds_label')}
      choices={STAFF_RECORDS.map((kind) => ({
        to: `/staff/fleet/${kind}`,
        text: t(`kinds.${kind}`),
        isCurrent: kind === current,
      }))}
    />
  )
}

type RecordTableProps = {
  kind: StaffRecord
  records: StoredRecords
  onChange: (record: StoredRecord) => void
}

/** Records of one kind, with actions to edit, hide and restore. */
function RecordTable({ kind, records, onChange }: RecordTableProps) {
  const { t } = useTranslation('fleet')
  const language = useLanguage()
  const { fields, listed } = RECORD_FORMS[kind]
  const shown = listed.flatMap((name) => fields.find((field) => field.name === name) ?? [])
  const column = (spec: FieldSpec, heads: boolean): Column<StoredRecord> => ({
    label: t(`fields.${spec.name}`),
    heads,
    render: (record) => (
      <FieldText spec={spec} value={record[spec.name]} names={records.names} words="fleet:fields" />
    ),
  })
  return (
    <DataTable
      caption={t(`kinds.${kind}`)}
      rows={records.items}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('none')} text={t('none_text')} />}
      columns={{
        ...Object.fromEntries(shown.map((spec, at) => [spec.name, column(spec, at === 0)])),
        act: {
          label: t('act'),
          atEnd: true,
          render: (record) => (
            <span className="flex flex-wrap gap-x-1 gap-y-6 md:justify-end">
              <RowButton {...MAIN_ACTION} onClick={() => onChange(record)}>
                {t('change')}
                <bdi className="sr-only">{recordName(kind, record, language)}</bdi>
              </RowButton>
              <HideButton kind={kind} record={record} />
              {kind === 'companies' && !record.hidden && (
                <TextLink
                  to={`/staff/fleet/companies/${record.id}`}
                  className="-me-2 inline-flex min-h-11 items-center px-2 font-semibold -my-3"
                >
                  {t('people.link')}
                  <bdi className="sr-only">{recordName(kind, record, language)}</bdi>
                </TextLink>
              )}
            </span>
          ),
        },
      }}
    />
  )
}

/** Hides or restores a record; references to it do not change. */
function HideButton({ kind, record }: { kind: StaffRecord; record: StoredRecord }) {
  const { t } = useTranslation('fleet')
  const language = useLanguage()
  const toasted = useToasted()
  const [change, { isLoading }] = useChangeRecordMutation()
  const { id, version, hidden, ...fields } = record
  const name = recordName(kind, record, language)
  const press = () =>
    toasted(
      change({ kind, id, version, hidden: !hidden, fields }),
      t(hidden ? 'done.shown' : 'done.hidden', { name: isolate(name) }),
    )
  return (
    <RowButton busy={isLoading} onClick={() => void press()}>
      {t(hidden ? 'show' : 'hide')}
      <bdi className="sr-only">{name}</bdi>
    </RowButton>
  )
}
