import { useState } from 'react'
import type { BulkActName } from '#domains/staff/bulk/bulk-acts.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { mayDoInBulk } from '../may-call.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { NO_ROWS } from './chosen-rows.ts'
import type { Chosen } from './use-chosen.ts'

type BulkBarProps = {
  me: StaffMe
  chosen: Chosen
  actions: readonly BulkActName[]
  /** Filter of the list, named as in its query. */
  filter: Readonly<Record<string, string | undefined>>
}

const BAR =
  'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-coral-deep bg-coral-wash px-4 py-1 text-sm'

/** The number of selected rows and the actions on them. Shown once rows are selected. */
export function BulkBar({ me, chosen, actions, filter }: BulkBarProps) {
  const { t } = useTranslation('staff_bulk')
  const [action, setAction] = useState<BulkActName | null>(null)
  const mine = actions.filter((name) => mayDoInBulk(me.roles, name))
  const { rows, choose } = chosen
  const isNone = rows !== 'all' && rows.size === 0
  if (mine.length === 0) return null
  return (
    <>
      <div className={isNone ? undefined : BAR}>
        <span role="status" className="font-semibold">
          {isNone ? null : rows === 'all' ? t('all_chosen') : t('chosen', { count: rows.size })}
        </span>
        {!isNone && (
          <>
            {rows !== 'all' && (
              <Button variant="quiet" className="px-2!" onClick={() => choose('all')}>
                {t('choose_all')}
              </Button>
            )}
            <Button variant="quiet" className="px-2!" onClick={() => choose(NO_ROWS)}>
              {t('choose_none')}
            </Button>
            <span className="flex flex-wrap gap-2 md:ms-auto">
              {mine.map((name) => (
                <Button key={name} variant="second" className="min-h-11!" onClick={() => setAction(name)}>
                  {t(`acts.${name}`)}
                </Button>
              ))}
            </span>
          </>
        )}
      </div>
      <BulkDialog
        request={
          action && {
            act: action,
            which: rows === 'all' ? { filter: definedEntries(filter) } : { ids: [...rows] },
          }
        }
        onClose={() => setAction(null)}
      />
    </>
  )
}

function definedEntries(filter: BulkBarProps['filter']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  )
}
