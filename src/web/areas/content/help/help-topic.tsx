import { MessageCircle } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSite } from '#web/app/site.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { Question, Questions } from '#ui/questions.tsx'
import type { FoundTopic } from './find-questions.ts'
import { markedHtml, piecesOf } from './find-words.ts'

type HelpTopicProps = { topic: FoundTopic; searched: readonly string[] }

/** A topic with its questions, and a link to write to us about it. */
export function HelpTopic({ topic: { id, topic, questions }, searched }: HelpTopicProps) {
  const { t } = useTranslation('help')
  const { basename } = useSite()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className="text-xl outline-offset-4">
        {topic}
      </h2>
      <div className="mt-4">
        <Questions>
          {questions.map(({ question, answer, inAnswer }) => (
            <Question
              key={question}
              question={<Marked text={question} searched={searched} />}
              answer={markedHtml(answer, searched)}
              basename={basename}
              open={inAnswer}
            />
          ))}
        </Questions>
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft print:hidden">
        {t('not_here')}
        <PageLink
          to={`/contact?${new URLSearchParams({ topic: id })}`}
          className="inline-flex min-h-11 items-center gap-1.5 font-medium text-coral-deep underline-offset-4 hover:underline"
        >
          <MessageCircle className="size-4" />
          {t('contact')}
          <span className="sr-only">{t('about_topic', { topic })}</span>
        </PageLink>
      </p>
    </section>
  )
}

function Marked({ text, searched }: { text: string; searched: readonly string[] }) {
  return piecesOf(text, searched).map((piece) =>
    piece.hit ? <mark key={piece.at}>{piece.text}</mark> : piece.text,
  )
}
