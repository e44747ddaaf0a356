import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { ChoiceLinks } from '#web/shell/list/choice-links.tsx'

const PATHS = { open: '/staff/tasks', closed: '/staff/tasks/closed' } as const
const STATES = ['open', 'closed'] as const

/** The lists of open and of closed tasks as links. */
export function TaskStates({ current }: { current: (typeof STATES)[number] }) {
  const { t } = useTranslation('staff')
  return (
    <ChoiceLinks
      label={t('tasks.state')}
      choices={STATES.map((state) => ({
        to: PATHS[state],
        text: t(`tasks.states.${state}`),
        isCurrent: state === current,
      }))}
    />
  )
}
