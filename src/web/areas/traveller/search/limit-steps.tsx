import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import { useLanguage } from '#ui/use-language.ts'
import { FilterRow } from './filter-row.tsx'
import { limitText } from './filter-names.ts'
import { CustomAmount } from './own-amount.tsx'
import { writeRange } from '#domains/rentals/search/filter-query.contract.ts'
import { OWN_FIELDS } from './range-address.ts'
import { withRange, type Choice } from './search-address.ts'

type LimitStepsProps = {
  kind: 'DEPOSIT' | 'EXCESS'
  steps: NonNullable<SearchResults['ranges']['DEPOSIT']>
  currency: string
  choice: Choice
  onChoose: (choice: Choice) => void
}

/**
 * Limits of the deposit or the excess at the desk: round amounts that each leave other cars, or an entered
 * one.
 */
export function LimitSteps({ kind, steps, currency, choice, onChoose }: LimitStepsProps) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  const limit = choice.filters[kind]?.max
  const chosen = writeRange(kind, choice.filters)
  const valueOf = (step: (typeof steps)[number]) => writeRange(kind, { [kind]: { max: step.max } }) ?? ''
  const isStep = steps.some((step) => valueOf(step) === chosen)
  return (
    <>
      <FilterRow
        type="radio"
        name={kind}
        value=""
        label={t('limits.any')}
        on={chosen === undefined}
        onPress={() => onChoose(withRange(choice, kind, undefined))}
      />
      {steps.map((step) => (
        <FilterRow
          key={valueOf(step)}
          type="radio"
          name={kind}
          value={valueOf(step)}
          label={t('limits.up_to', { max: limitText(step.max, language) })}
          count={step.count}
          from={step.from}
          on={valueOf(step) === chosen}
          onPress={() => onChoose(withRange(choice, kind, { max: step.max }))}
        />
      ))}
      <CustomAmount
        name={OWN_FIELDS[kind]}
        label={t('limits.own')}
        currency={currency}
        limit={isStep ? undefined : limit}
        onLimit={(max) => onChoose(withRange(choice, kind, max && { max }))}
      />
    </>
  )
}
