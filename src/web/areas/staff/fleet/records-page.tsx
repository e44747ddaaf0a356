import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { data as reply, useParams, useSearchParams } from 'react-router'
import { type StaffRecord, STAFF_RECORDS } from '#domains/trips/records/record-fields.contract.ts'
import { Button } from '#ui/button.tsx'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { SearchBox } from '../frame/search-box.tsx'
import { StaffList } from '../frame/staff-list.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { fleetApi, useStaffRecordsQuery } from './fleet.api.ts'
import { RecordDialog, type Chosen } from './record-dialog.tsx'
import { RecordTable } from './record-table.tsx'
import { recordKind, recordsQuery } from './records-query.ts'
import { ChoiceLinks } from '#web/shell/list/choice-links.tsx'

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
  const asked = recordsQuery(kind, search)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  return (
    <>
      <StaffList
        query={useStaffRecordsQuery(asked)}
        filters={
          <>
            <RecordKinds current={kind} />
            <div className="flex flex-wrap items-end gap-3">
              <SearchBox label={t(`search.${kind}`)} />
              <FilterSelect
                name="hidden"
                label={t('shown')}
                value={asked.hidden === 'true' ? 'true' : ''}
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
