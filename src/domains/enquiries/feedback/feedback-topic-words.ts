import type { FeedbackTopic } from './feedback.contract.ts'
import type { Language, Localized } from '#kernel/locale.ts'
// Mails use the form's names of topics.
import arabic from '#web/areas/account/words/ar/feedback.json' with { type: 'json' }
import english from '#web/areas/account/words/en/feedback.json' with { type: 'json' }
import french from '#web/areas/account/words/fr/feedback.json' with { type: 'json' }

const TOPICS: Localized<Record<FeedbackTopic, string>> = {
  en: english.topics,
  ar: arabic.topics,
  fr: french.topics,
}

export function feedbackTopic(topic: FeedbackTopic, language: Language): string {
  return TOPICS[language][topic]
}
