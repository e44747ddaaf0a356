import { useTranslation } from 'react-i18next'
import { STAFF_RECORDS, type StaffRecord } from '#domains/trips/records/record-fields.contract.ts'
import { PageLink } from '#web/shell/page-link.tsx'

/** The kinds of records as links. */
export function RecordKinds({ current }: { current: StaffRecord }) {
  const { t } = useTranslation('fleet')
  return (
    <nav aria-label={t('kinds_label')} className="flex flex-wrap gap-2">
      {STAFF_RECORDS.map((kind) => (
        <PageLink
          key={kind}
          to={`/staff/fleet/${kind}`}
          aria-current={kind === current ? 'true' : undefined}
          className="inline-flex min-h-10 items-center rounded-full border border-line-strong bg-paper px-3 text-sm aria-[current=true]:stands-out aria-[current=true]:border-coral-deep aria-[current=true]:bg-coral-wash aria-[current=true]:font-semibold aria-[current=true]:text-coral-deep"
        >
          {t(`kinds.${kind}`)}
        </PageLink>
      ))}
    </nav>
  )
}
