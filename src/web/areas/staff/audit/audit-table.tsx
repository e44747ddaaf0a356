import type { AuditEntry } from '#domains/staff/audit-log/audit-log.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { formatMoney } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useColon, useLanguage } from '#ui/use-language.ts'
import { useFilters } from '#web/shell/list/use-filters.ts'
import { PageLink } from '#web/shell/page-link.tsx'
import { changesOf } from './audit-changes.ts'
import { linkToSubject } from './audit-names.ts'
import { useAuditWords } from './use-audit-words.ts'

const link = 'text-coral-deep underline'

/** Audit entries, latest first; the person and the subject link to all of their entries. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
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
