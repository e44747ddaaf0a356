import { useTranslation } from 'react-i18next'
import type { HelpTopics } from '#domains/content/content.contract.ts'
import type { FoundTopic } from './find-questions.ts'

type TopicLinksProps = { topics: HelpTopics['items']; found: readonly FoundTopic[] }

/** Links to the topics on the page, with how many questions each has. */
export function TopicLinks({ topics, found }: TopicLinksProps) {
  const { t } = useTranslation('help')
  const shown = topics.flatMap((topic) => found.find(({ id }) => id === topic.id) ?? [])
  return (
    <nav aria-label={t('topics')} className="print:hidden">
      <ul className="flex flex-wrap gap-2 lg:sticky lg:top-6 lg:flex-col lg:gap-0">
        {shown.map(({ id, topic, questions }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center justify-between gap-3 rounded-full border border-line bg-paper px-4 py-1.5 text-sm leading-snug hover:border-coral-deep hover:text-coral-deep lg:rounded-field lg:border-transparent lg:bg-transparent lg:px-3"
            >
              {topic}
              <span className="text-xs text-ink-soft tabular">
                <span aria-hidden="true">{questions.length}</span>
                <span className="sr-only">{t('count', { count: questions.length })}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
