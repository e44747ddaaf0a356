import { staffListPage } from '../frame/staff-list-module.tsx'
import { auditApi } from './audit.api.ts'
import { auditQuery } from './audit-query.ts'
import { AuditTable } from './audit-table.tsx'
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '#domains/staff/audit-names.contract.ts'
import { FileText } from 'lucide-react'
import { buttonClasses } from '#ui/button.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { DayFilter } from '#web/shell/list/day-filter.tsx'
import { useListMembersQuery } from '../staff.api.ts'
import { useAuditWords } from './use-audit-words.ts'

/** Actions and reads of the staff, filtered by person, days, action and subject in the address. */
export const { preload, Component } = staffListPage({
  section: 'audit',
  list: auditApi.endpoints.listAuditEntries,
  parseQuery: auditQuery,
  refetch: { refetchOnMountOrArgChange: 10 },
  Above: AuditFilters,
  Rows: ({ page }) => <AuditTable entries={page.items} />,
})

/** Filters by person, action, subject and days, stored in the address, and a download of the result. */
function AuditFilters({ query }: { query: ReturnType<typeof auditQuery> }) {
  const { t } = useTranslation('audit')
  const words = useAuditWords()
  const { data: people } = useListMembersQuery({ page_size: 100 })
  const { after: _, ...filter } = query
  const file = new URLSearchParams({ ...filter, format: 'csv' })
  const byName = (codes: readonly string[], wordOf: (code: string) => string) =>
    codes
      .map((code) => ({ value: code, label: wordOf(code) }))
      .toSorted((one, other) => one.label.localeCompare(other.label))
  return (
    <div className="flex flex-col gap-3">
      <div className="grid items-end gap-3 min-[360px]:grid-cols-2 xl:grid-cols-[1fr_1fr_1fr_12rem_12rem]">
        <FilterSelect
          name="by"
          label={t('who')}
          value={query.by ?? ''}
          every={t('everybody')}
          options={(people?.items ?? []).map(({ staff_id, name }) => ({ value: staff_id, label: name }))}
        />
        <FilterSelect
          name="action"
          label={t('what')}
          value={query.action ?? ''}
          every={t('everything')}
          options={byName(AUDIT_ACTIONS, words.action)}
        />
        <FilterSelect
          name="subject"
          label={t('on_what')}
          className="max-xl:col-span-full"
          value={query.subject ?? ''}
          every={t('anything')}
          options={byName(AUDIT_SUBJECTS, words.subject)}
        />
        {(['from', 'to'] as const).map((name) => (
          <DayFilter key={name} name={name} label={t(name)} day={query[name] ?? ''} optional />
        ))}
      </div>
      <a href={`/api/staff/audit/file?${file}`} download className={`${buttonClasses('second')} self-start`}>
        <FileText aria-hidden="true" className="size-5" />
        {t('export')}
      </a>
    </div>
  )
}
