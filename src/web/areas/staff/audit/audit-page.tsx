import { staffListPage } from '../frame/staff-list-module.tsx'
import { auditApi } from './audit.api.ts'
import { auditQuery } from './audit-query.ts'
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '#domains/staff/audit-names.contract.ts'
import { FileText } from 'lucide-react'
import { buttonClasses } from '#ui/button.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { DayFilter } from '#web/shell/list/day-filter.tsx'
import { useListMembersQuery } from '../staff.api.ts'
import type { AuditEntry } from '#domains/staff/audit-log/audit-log.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { formatMoney } from '#ui/formats/price.tsx'
import { useColon, useLanguage } from '#ui/use-language.ts'
import { useFilters } from '#web/shell/list/use-filters.ts'
import { PageLink } from '#web/shell/page-link.tsx'
import { changesOf, spoken } from './audit-changes.ts'
import { linkToSubject, SECTION_OF_LIST, type AuditWord } from './audit-names.ts'

const link = 'text-link'

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

/** Audit entries, latest first; the person and the subject link to all of their entries. */
function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTranslation('audit')
  const words = useAuditWords()
  const { hrefWith } = useFilters()
  return (
    <DataTable
      caption={t('caption')}
      rows={entries}
      rowKey={({ entry_id }) => entry_id}
      empty={<EmptyState title={t('none')} text={t('none_text')} />}
      columns={{
        when: {
          label: t('when'),
          heads: true,
          render: ({ at }) => <InstantText value={at} className="tabular md:whitespace-nowrap" />,
        },
        who: {
          label: t('who'),
          render: ({ by, address }) => (
            <>
              <PageLink to={hrefWith('by', by.staff_id)} className={link}>
                <bdi>{by.name === '' ? t('erased') : by.name}</bdi>
              </PageLink>
              {address !== null && (
                <span className="block text-xs text-ink-soft">
                  <bdi dir="ltr" className="tabular">
                    {address}
                  </bdi>
                </span>
              )}
            </>
          ),
        },
        what: { label: t('what'), render: ({ action }) => words.action(action) },
        on_what: { label: t('on_what'), render: ({ subject }) => <Subject subject={subject} /> },
        changes: { label: t('changes'), render: (entry) => <Changes entry={entry} /> },
      }}
    />
  )
}

function Subject({ subject }: { subject: AuditEntry['subject'] }) {
  const { t } = useTranslation('audit')
  const words = useAuditWords()
  const { hrefWith } = useFilters()
  const page = linkToSubject(subject)
  const name = words.subject(subject.kind)
  return (
    <>
      {page === null ? (
        name
      ) : (
        <PageLink to={page} className={link}>
          {name}
        </PageLink>
      )}
      <PageLink to={hrefWith('subject_id', subject.id)} className="block text-xs text-ink-soft underline">
        <span className="sr-only">{t('all_of')} </span>
        {subject.kind === 'list' ? (
          words.list(subject.id)
        ) : (
          <bdi dir="ltr" className="tabular">
            {subject.id.length > 13 ? `${subject.id.slice(0, 13)}…` : subject.id}
          </bdi>
        )}
      </PageLink>
    </>
  )
}

function Changes({ entry: { before, after } }: { entry: AuditEntry }) {
  const { t } = useTranslation('audit')
  const colon = useColon()
  const language = useLanguage()
  const changes = changesOf(before, after, (amount) => formatMoney(amount, language))
  if (changes.length === 0) return <span className="text-ink-soft">{t('unchanged')}</span>
  return (
    <ul className="flex flex-col gap-1 text-xs">
      {changes.map((change) => (
        <li key={change.field} className="break-words">
          <bdi className="text-ink-soft">{change.field}</bdi>
          {colon}
          {change.before !== null && (
            <>
              <del>
                <bdi>{change.before}</bdi>
              </del>{' '}
            </>
          )}
          <ins className="no-underline">
            <bdi>{change.after ?? t('nothing')}</bdi>
          </ins>
        </li>
      ))}
    </ul>
  )
}

const ACTIONS: ReadonlySet<string> = new Set<AuditWord<'actions'>>(AUDIT_ACTIONS)
const SUBJECTS: ReadonlySet<string> = new Set<AuditWord<'subjects'>>(AUDIT_SUBJECTS)

/** Returns the texts of audit codes. A code from a newer release is shown as it is, without underscores. */
function useAuditWords() {
  const { t, messages } = useTranslation('audit')
  return {
    action: (code: string) => (ACTIONS.has(code) ? t(`actions.${code}`) : spoken(code)),
    subject: (code: string) => (SUBJECTS.has(code) ? t(`subjects.${code}`) : spoken(code)),
    /** The section that shows a list; the id of the list starts with the path of its endpoint. */
    list(id: string) {
      const path = id.split(/[/ ]/, 1).join('')
      const section = SECTION_OF_LIST[path] ?? path
      return messages.exists(`staff:nav.${section}`) ? t(`staff:nav.${section}`) : spoken(section)
    },
  }
}
