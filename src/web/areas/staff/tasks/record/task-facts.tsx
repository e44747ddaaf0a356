import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import type { StaffTaskRecord } from '#domains/staff/task.contract.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Fact } from '../../frame/fact.tsx'
import { Deadline } from '../deadline.tsx'
import { TaskAbout } from '../task-about.tsx'

/** What a task is about, until when it is to be settled and by whom; or what was done. */
export function TaskFacts({ task, me }: { task: StaffTaskRecord; me: StaffMe }) {
  const { t } = useTranslation('staff')
  const { about, deadline, created_at, owner, closed, owed, differences } = task
  const named = (who: { staff_id: string; name: string }) =>
    who.staff_id === me.staff_id ? t('tasks.owners.me') : <bdi>{who.name}</bdi>
  return (
    <SectionCard title={t('staff_tasks:facts')}>
      <dl className="grid gap-3 text-sm sm:grid-cols-2 xl:grid-cols-1">
        <Fact label={t(`staff_tasks:about.${about.kind}`)}>
          <TaskAbout about={about} me={me} />
        </Fact>
        <Fact label={t('staff_tasks:opened')}>
          <InstantText value={created_at} className="tabular" />
        </Fact>
        {closed === null && (
          <>
            <Fact label={t('tasks.deadline')}>
              <Deadline at={deadline} />
            </Fact>
            <Fact label={t('tasks.owner')}>{owner ? named(owner) : t('tasks.owners.nobody')}</Fact>
          </>
        )}
        {owed && (
          <Fact label={t('staff_tasks:owed')}>
            <Price value={owed} className="font-semibold" />
          </Fact>
        )}
        {differences.map(({ kind, ours, theirs }) => (
          <Fact key={kind} label={t(`staff_tasks:differences.${kind}`)}>
            {t('staff_tasks:ours_theirs', { ours, theirs })}
          </Fact>
        ))}
        {closed && (
          <>
            <Fact label={t('tasks.closed_at')}>
              <InstantText value={closed.closed_at} className="tabular" />
            </Fact>
            <Fact label={t('tasks.closed_by')}>{closed.by ? named(closed.by) : t('tasks.by_product')}</Fact>
          </>
        )}
        {closed?.by && closed.by.note !== '' && (
          <Fact label={t('tasks.note')}>
            <p dir="auto" className="whitespace-pre-line">
              {closed.by.note}
            </p>
          </Fact>
        )}
      </dl>
    </SectionCard>
  )
}
