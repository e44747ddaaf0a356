import { ChoiceLinks } from '#web/shell/list/choice-links.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'

type StateLinksProps = {
  /** In the address. */
  name?: string
  /** Of the words of each state. */
  words: string
  states: readonly string[]
  current: string | undefined
  /** What the address says for all of them. */
  all?: string
}

/** One of the states of what is listed, or all. */
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
