import { useEffect, useRef } from 'react'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import type { TaskKind } from '#domains/staff/task-kind.contract.ts'
import { MONEY_ACTS, type TaskAct } from '#domains/staff/task-acts.contract.ts'
import type { StaffTaskRecord } from '#domains/staff/task.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { mayCall } from '../../may-call.ts'
import { mayOpen } from '../../sections.ts'
import { CloseForm } from '../close-form.tsx'
import { TaskButtons } from '../task-buttons.tsx'
import type { z } from 'zod'
import type { PayTaskBody } from '#domains/payments/tasks/money-task.contract.ts'
import type { SettleTaskBody } from '#domains/rentals/tasks/booking-task.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { Button } from '#ui/button.tsx'
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

/** Kinds of tasks that actions on a dispute settle. */
const DISPUTES: ReadonlySet<TaskKind> = new Set(['answer_dispute', 'dispute_lost'])

/** Actions that settle a task. Each opens a form that describes its effect. */
export function TaskActions({ task, me }: { task: StaffTaskRecord; me: StaffMe }) {
  const { t } = useTranslation('staff_tasks')
  const heading = useFocusOnceClosed(task.closed !== null)
  const { closed, kind, owner } = task
  const actions = task.acts.filter((action) => !MONEY_ACTS.has(action) || mayCall(me.roles, 'payTask'))
  if (closed)
    return (
      <SectionCard title={t('settled')} heading={heading} text={t('settled_text')}>
        <LinkButton to="/staff/tasks" className="self-start">
          {t('next')}
        </LinkButton>
      </SectionCard>
    )
  if (owner && owner.staff_id !== me.staff_id)
    return <SectionCard title={t('colleague')}>{t('colleague_text', { name: owner.name })}</SectionCard>
  return (
    <SectionCard
      title={t('acts_title')}
      heading={heading}
      text={task.acts.length === 0 ? t(`by_note.${kind}`) : actions.length < task.acts.length && t('finance')}
    >
      {actions.map((action) => (
        <FormInPlace key={action} label={t(`acts.${action}.${kind}`)}>
          {(close) => <ActionForm task={task} action={action} onCancel={close} />}
        </FormInPlace>
      ))}
      {DISPUTES.has(kind) && mayOpen(me.roles, 'money') && (
        <LinkButton
          to={`/staff/money/disputes?about=${task.about.id}`}
          variant="second"
          className="self-start"
        >
          {t('to_disputes')}
        </LinkButton>
      )}
      {task.acts.length === 0 && <CloseForm task={task} />}
      <div className="border-t border-line pt-4">
        <TaskButtons task={task} me={me} />
      </div>
    </SectionCard>
  )
}

/** Returns a ref for the heading, which gets the focus once the task is closed and its form is gone. */
function useFocusOnceClosed(closed: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(closed)
  useEffect(() => {
    if (closed && !before.current) heading.current?.focus()
    before.current = closed
  }, [closed])
  return heading
}

type Payment = z.input<typeof PayTaskBody>
type Settling = z.input<typeof SettleTaskBody>

type ActionFormProps = { task: StaffTaskRecord; action: TaskAct; onCancel: () => void }

/** The form of one action on a task, with a description of its effect. */
function ActionForm({ task, action, onCancel }: ActionFormProps) {
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
      variant={DANGEROUS.has(action) ? 'danger' : 'main'}
      words={WORDS[action] ?? 'staff_tasks:fields'}
      beside={
        <Button variant="quiet" onClick={onCancel}>
          {t('staff:leave')}
        </Button>
      }
    >
      <p className="max-w-prose text-sm">{t(`will.${action}.${kind}`)}</p>
    </StaffForm>
  )
}
