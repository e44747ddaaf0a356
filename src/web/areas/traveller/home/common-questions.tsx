import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Home } from '#domains/content/home.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { Question, Questions } from '#ui/questions.tsx'
import { AllOf } from './all-of.tsx'

/** Most frequent questions, with a link to all. */
export function CommonQuestions({ questions }: { questions: Home['faqs'] }) {
  const { t } = useTranslation('home')
  const { basename } = useSite()
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="questions" className="page-width py-14 md:py-20">
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <h2 id="questions" className="text-xl md:text-2xl">
            {t('questions.title')}
          </h2>
          <AllOf to="/help">{t('questions.all')}</AllOf>
        </div>
        <Questions>
          {questions.map(({ question, answer }) => (
            <Question key={question} question={question} answer={answer} basename={basename} />
          ))}
        </Questions>
      </div>
    </section>
  )
}
