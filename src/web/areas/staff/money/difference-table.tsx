import type { BookDifference } from '#domains/payments/reconciliation/difference.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { Chip } from '#ui/chip.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import type { DifferenceEnd, EndedDifference } from './difference-dialog.tsx'
import { SubjectLink } from './subject-link.tsx'
import { useErrorWords } from '#ui/error-words.ts'
import { toast } from '#web/shell/toasts/toast.ts'
import { RowButton } from '../frame/row-button.tsx'
import { useCompareAgainMutation } from './money.api.ts'

const tones = { open: 'careful', agreed: 'good', explained: 'plain' } as const

type DifferenceTableProps = {
  differences: readonly BookDifference[]
  me: StaffMe
  onEnd: (ended: EndedDifference) => void
}

/** Differences between the books, latest first, with the actions that settle them. */
export function DifferenceTable({ differences, me, onEnd }: DifferenceTableProps) {
  const { t } = useTranslation('staff_money')
  return (
    <DataTable
      caption={t('differences.caption')}
      rows={differences}
      rowKey={({ difference_id }) => difference_id}
      empty={<EmptyState title={t('differences.none')} text={t('differences.none_text')} />}
      columns={{
        about: {
          label: t('about'),
          heads: true,
          render: ({ about }) => <SubjectLink about={about} me={me} />,
        },
        kind: { label: t('differences.what'), render: ({ kind }) => t(`differences.kinds.${kind}`) },
        ours: { label: t('differences.ours'), atEnd: true, render: ({ ours }) => <Side side={ours} /> },
        theirs: {
          label: t('differences.theirs'),
          atEnd: true,
          render: ({ theirs }) => <Side side={theirs} />,
        },
        seen: {
          label: t('differences.seen'),
          render: ({ last_seen_at }) => <InstantText value={last_seen_at} className="tabular" />,
        },
        state: {
          label: t('state'),
          render: ({ state, task_id }) => (
            <span className="flex flex-wrap items-center gap-2">
              <Chip tone={tones[state]}>{t(`differences.states.${state}`)}</Chip>
              {task_id !== null && (
                <PageLink to={`/staff/tasks/${task_id}`} className="text-coral-deep underline">
                  {t('differences.task')}
                </PageLink>
              )}
            </span>
          ),
        },
        act: {
          label: t('differences.act'),
          atEnd: true,
          render: (difference) => <DifferenceActions difference={difference} onEnd={onEnd} />,
        },
      }}
    />
  )
}

/** States of a reservation in either book. */
const STATES = ['none', 'reserved', 'confirmed', 'cancelled', 'refused'] as const

function Side({ side: { amount, state } }: { side: BookDifference['ours'] }) {
  const { t } = useTranslation('staff_money')
  if (amount) return <Price value={amount} />
  const known = STATES.find((one) => one === state)
  return known ? t(`differences.reservations.${known}`) : <bdi>{state}</bdi>
}

type DifferenceActionsProps = { difference: BookDifference; onEnd: (ended: EndedDifference) => void }

const ENDS: readonly DifferenceEnd[] = ['book', 'explain']

/** Compares again at once; explaining or booking opens a dialog for the reason. */
function DifferenceActions({ difference, onEnd }: DifferenceActionsProps) {
  const { t } = useTranslation('staff_money')
  const words = useErrorWords()
  const [compare, { isLoading }] = useCompareAgainMutation()
  const { difference_id: id, about, acts: actions } = difference
  const press = async () => {
    const { data, error } = await compare({ id })
    if (!data) toast.error(words(error))
    else if (data.difference.state === 'open') toast.error(t('differences.still'))
    else toast.success(t('differences.agree'))
  }
  const row = <bdi className="sr-only">{about.name}</bdi>
  return (
    <>
      {actions.includes('compare_again') && (
        <RowButton busy={isLoading} onClick={() => void press()}>
          {t('differences.compare_again')}
          {row}
        </RowButton>
      )}
      {ENDS.map(
        (resolution) =>
          actions.includes(resolution) && (
            <RowButton key={resolution} onClick={() => onEnd({ difference, resolution })}>
              {t(`differences.${resolution}`)}
              {row}
            </RowButton>
          ),
      )}
    </>
  )
}
