import type { BulkActName } from '#domains/staff/bulk/bulk-acts.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'

type RowNameProps = { action: BulkActName; row: { name: string | null; about: string | null } }

const OF_TASKS: ReadonlySet<BulkActName> = new Set(['own_tasks', 'hand_tasks'])

/** The name and the subject of a row. */
export function RowName({ action, row: { name, about } }: RowNameProps) {
  const { t } = useTranslation('staff_bulk')
  return (
    <span className="min-w-0">
      {name === null ? t('gone') : <bdi className="font-medium break-words">{name}</bdi>}
      {about !== null && (
        <span className="block text-xs font-normal text-ink-soft">
          {OF_TASKS.has(action) ? t(`staff:tasks.kinds.${about}`) : <bdi>{about}</bdi>}
        </span>
      )}
    </span>
  )
}
