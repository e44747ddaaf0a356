import { useEffect, useRef } from 'react'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import type { TaskKind } from '#domains/staff/task-kind.contract.ts'
import { MONEY_ACTS } from '#domains/staff/task-acts.contract.ts'
import type { StaffTaskRecord } from '#domains/staff/task.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { mayCall } from '../../may-call.ts'
import { mayOpen } from '../../sections.ts'
import { CloseForm } from '../close-form.tsx'
import { TaskButtons } from '../task-buttons.tsx'
import { ActionForm } from './action-form.tsx'

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
          {(close) => <ActionForm task={task} action={action} onLeave={close} />}
        </FormInPlace>
      ))}
      {DISPUTES.has(kind) && mayOpen(me.roles, 'money') && (
        <LinkButton to={`/staff/money/disputes?about=${task.about.id}`} look="second" className="self-start">
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
