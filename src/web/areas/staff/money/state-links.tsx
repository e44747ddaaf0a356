import { ChoiceLinks } from '#web/shell/list/choice-links.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'

type StateLinksProps = {
  /** Name of the parameter in the address. */
  name?: string
  /** Path of the state labels in the messages. */
  words: string
  states: readonly string[]
  current: string | undefined
  /** Value of the parameter for all states. */
  all?: string
}

/** Links that filter a list by state. */
export function StateLinks({ name = 'state', words, states, current, all = '' }: StateLinksProps) {
  const { t } = useTranslation('staff_money')
  const { hrefWith } = useFilters()
  return (
    <ChoiceLinks
      label={t('state')}
      choices={[
        ...states.map((state) => ({
          to: hrefWith(name, state),
          text: t(`${words}.${state}`),
          isCurrent: current === state,
        })),
        { to: hrefWith(name, all), text: t('all'), isCurrent: current === undefined },
      ]}
    />
  )
}
