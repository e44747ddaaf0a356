import type { z } from 'zod'
import type { PayTaskBody } from '#domains/payments/tasks/money-task.contract.ts'
import type { SettleTaskBody } from '#domains/rentals/tasks/booking-task.contract.ts'
import { MONEY_ACTS, type TaskAct } from '#domains/staff/task-acts.contract.ts'
import type { StaffTaskRecord } from '#domains/staff/task.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { FieldSpec } from '../../form/field-spec.ts'
import { StaffForm } from '../../form/staff-form.tsx'
import { useStaffForm } from '../../form/use-staff-form.ts'
import { useSettleBookingTaskMutation } from '../../staff.api.ts'
import { usePayTaskMutation } from '../tasks.api.ts'

const NOTE: FieldSpec = { name: 'note', kind: 'long_text' }
const REFERENCE: FieldSpec = { name: 'supplier_reference', kind: 'code' }

/** Fields of each action. */
const FIELDS: Record<TaskAct, readonly FieldSpec[]> = {
  found: [REFERENCE, NOTE],
  changed: [{ ...REFERENCE, optional: true }, NOTE],
  none: [NOTE],
  unchanged: [NOTE],
  undone: [NOTE],
  give_up: [NOTE],
  ask_again: [],
  cancel_this: [],
  cancel_other: [],
  pay_card: [],
  pay_transfer: [NOTE],
  paid_at_gateway: [NOTE],
  compare_again: [],
  book_difference: [NOTE],
}

/** Field labels of actions whose note is not the reply of a supplier. */
const WORDS: Partial<Record<TaskAct, string>> = {
  give_up: 'staff_tasks:reason_fields',
  pay_transfer: 'staff_tasks:pay_fields',
  paid_at_gateway: 'staff_tasks:pay_fields',
  book_difference: 'staff_tasks:difference_fields',
}

/** Actions that are shown as destructive. */
const DANGEROUS: ReadonlySet<TaskAct> = new Set([
  'none',
  'unchanged',
  'give_up',
  'cancel_this',
  'cancel_other',
])

/** Actions that pay the traveller or record the debt as paid. */
const MOVES_MONEY: ReadonlySet<TaskAct> = new Set([
  'ask_again',
  'pay_card',
  'pay_transfer',
  'paid_at_gateway',
])

type Payment = z.input<typeof PayTaskBody>
type Settling = z.input<typeof SettleTaskBody>

type ActionFormProps = { task: StaffTaskRecord; action: TaskAct; onLeave: () => void }

/** The form of one action on a task, with a description of its effect. */
export function ActionForm({ task, action, onLeave }: ActionFormProps) {
  const { t } = useTranslation('staff_tasks')
  const [settle] = useSettleBookingTaskMutation()
  const [pay] = usePayTaskMutation()
  const { kind, about, task_id: id, owed, reservation } = task
  const form = useStaffForm({
    id: action.replaceAll('_', '-'),
    fields: FIELDS[action],
    mayBeGone: true,
    moves: () =>
      owed && MOVES_MONEY.has(action)
        ? { sums: [owed], who: <bdi>{reservation?.driver?.name ?? about.reference}</bdi> }
        : null,
    send: (input) =>
      MONEY_ACTS.has(action)
        ? pay({ ...({ ...input, act: action } as Payment), id })
        : settle({ ...({ ...input, act: action } as Settling), id }),
    success: t('staff:tasks.done.close', { reference: isolate(about.reference, 'ltr') }),
  })
  return (
    <StaffForm
      form={form}
      label={t(`acts.${action}.${kind}`)}
      look={DANGEROUS.has(action) ? 'danger' : 'main'}
      words={WORDS[action] ?? 'staff_tasks:fields'}
      beside={
        <Button look="quiet" onClick={onLeave}>
          {t('staff:leave')}
        </Button>
      }
    >
      <p className="max-w-prose text-sm">{t(`will.${action}.${kind}`)}</p>
    </StaffForm>
  )
}
