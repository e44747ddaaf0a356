import type { BookDifference } from '#domains/payments/reconciliation/difference.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { subtract } from '#kernel/money.ts'
import { Dialog } from '#ui/dialog.tsx'
import { formatMoney } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLanguage } from '#ui/use-language.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { StaffForm } from '../form/staff-form.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { MoneyFacts } from '../frame/money-facts.tsx'
import { useBookDifferenceMutation, useExplainDifferenceMutation } from './money.api.ts'

const FIELDS: readonly FieldSpec[] = [{ name: 'note', kind: 'long_text' }]

const WORDS = {
  explain: {
    title: 'differences.explain_title',
    label: 'differences.explain',
    done: 'differences.explained',
  },
  book: { title: 'differences.book_title', label: 'differences.book', done: 'differences.booked' },
} as const

/** Resolution of a difference: explain it, or post it to the ledger. */
export type DifferenceEnd = 'explain' | 'book'

/** A difference with its chosen resolution. */
export type EndedDifference = { difference: BookDifference; resolution: DifferenceEnd }

type DifferenceDialogProps = { ended: EndedDifference | null; onClose: () => void }

/** Describes the effect of a resolution and requests the reason. */
export function DifferenceDialog({ ended, onClose }: DifferenceDialogProps) {
  const { t } = useTranslation('staff_money')
  const reference = isolate(ended?.difference.about.name ?? '', 'ltr')
  return (
    <Dialog
      open={ended !== null}
      onClose={onClose}
      title={t(WORDS[ended?.resolution ?? 'explain'].title, { reference })}
    >
      {ended && <End ended={ended} onDone={onClose} />}
    </Dialog>
  )
}

function End({ ended: { difference, resolution }, onDone }: { ended: EndedDifference; onDone: () => void }) {
  const { t } = useTranslation('staff_money')
  const language = useLanguage()
  const [explain] = useExplainDifferenceMutation()
  const [book] = useBookDifferenceMutation()
  const { label, done } = WORDS[resolution]
  const form = useStaffForm({
    id: resolution,
    fields: FIELDS,
    send: (fields) =>
      (resolution === 'book' ? book : explain)({
        ...(fields as { note: string }),
        id: difference.difference_id,
      }),
    success: t(done),
    done: onDone,
  })
  const { ours, theirs } = difference
  const more = ours.amount && theirs.amount && subtract(theirs.amount, ours.amount)
  return (
    <StaffForm form={form} label={t(label)} words="staff_money:differences.fields">
      {resolution === 'book' && more && (
        <MoneyFacts sums={[more]} who={<bdi dir="ltr">{difference.about.name}</bdi>} />
      )}
      <p className="text-sm">
        {resolution === 'book' && more
          ? t('differences.book_text', { amount: isolate(formatMoney(more, language)) })
          : t('differences.explain_text')}
      </p>
    </StaffForm>
  )
}
