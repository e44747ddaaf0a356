import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { data as reply, useParams, useSearchParams } from 'react-router'
import type { StaffRecord } from '#domains/trips/records/record-fields.contract.ts'
import type { Preload } from '#web/app/page.ts'
import { Button } from '#ui/button.tsx'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { preloadStaff } from '../frame/preload-staff.ts'
import { SearchBox } from '../frame/search-box.tsx'
import { StaffList } from '../frame/staff-list.tsx'
import { StaffPage } from '../frame/staff-content.tsx'
import { fleetApi, useStaffRecordsQuery } from './fleet.api.ts'
import { RecordDialog, type Chosen } from './record-dialog.tsx'
import { RecordKinds } from './record-kinds.tsx'
import { RecordTable } from './record-table.tsx'
import { recordKind, recordsQuery } from './records-query.ts'

export const preload: Preload = (args) =>
  preloadStaff('fleet', args, () => {
    const kind = recordKind(args.params['kind'])
    if (!kind) throw reply(null, { status: 404 })
    const asked = recordsQuery(kind, args.url.searchParams)
    return args.dispatch(fleetApi.endpoints.staffRecords.initiate(asked, { subscribe: false }))
  })

/** Vehicles, drivers and what else trips are made of: each kind with its search, its hidden ones and its form. */
export function Component() {
  const { t } = useTranslation('fleet')
  const kind = recordKind(useParams()['kind']) ?? 'vehicles'
  return (
    <StaffPage section="fleet" title={t(`kinds.${kind}`)}>
      {() => <Records key={kind} kind={kind} />}
    </StaffPage>
  )
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
