import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Destination } from '#domains/content/destinations/destination.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { formatDay, localeOf } from '#ui/formats/dates.ts'
import { formatMoney } from '#ui/formats/price.tsx'
import { monthText } from './month-text.ts'
import { questionsOf, type Question } from './questions.ts'

/** Common questions of travellers, answered from the destination's figures. */
export function DestinationQuestions({ destination }: { destination: Destination }) {
  const { t } = useTranslation('destinations')
  const answer = useAnswers()
  const questions = questionsOf(destination)
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-xl md:text-2xl">
        {t('question.title')}
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-2">
        {questions.map((question) => (
          <li key={question.kind} className="break-inside-avoid">
            <h3 className="text-base">
              {t(`question.${question.kind}.ask`, { place: destination.place.name })}
            </h3>
            <p className="mt-1.5 text-ink-soft" suppressHydrationWarning>
              {answer(question)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useAnswers(): (question: Question) => string {
  const { t } = useTranslation('destinations')
  const { language } = useSite()
  const names = new Intl.ListFormat(localeOf(language))
  return (question) => {
    switch (question.kind) {
      case 'cost': {
        const { total, per_day, days, pickup_date, category } = question.price
        return t('question.cost.answer', {
          price: formatMoney(total, language),
          per_day: formatMoney(per_day, language),
          days: t('terms:count.days', { count: days }),
          day: formatDay(pickup_date, language),
          category: t(`terms:category.${category}`),
        })
      }
      case 'month':
        return t('question.month.answer', {
          month: monthText(question.month, language),
          per_day: formatMoney(question.perDay, language),
          days: t('terms:count.days', { count: question.days }),
        })
      case 'deposit':
        return t(
          question.low.amount === question.high.amount
            ? 'question.deposit.answer_one'
            : 'question.deposit.answer',
          { low: formatMoney(question.low, language), high: formatMoney(question.high, language) },
        )
      case 'terminal': {
        const { inside, outside } = question
        const kind = inside.length === 0 ? 'none' : outside.length === 0 ? 'all' : 'some'
        return t(`question.terminal.${kind}`, {
          inside: names.format(inside),
          outside: names.format(outside),
        })
      }
      case 'fuel':
        return t('question.fuel.answer', {
          policies: names.format(
            question.policies.map((policy) => t(`terms:fuel_policy.${policy}`, { defaultValue: policy })),
          ),
        })
      case 'young':
        return t('question.young.answer', {
          age: question.until,
          suppliers: names.format(question.suppliers),
        })
      case 'elsewhere':
        return t('question.elsewhere.answer', { places: names.format(question.places) })
    }
  }
}
