import type { FeedbackTopic } from './feedback.contract.ts'
import type { Language } from '#kernel/locale.ts'
import { readTexts } from '#kernel/read-texts.ts'
// Mails use the form's names of topics.
import type words from '#web/areas/account/words/en/feedback.json'

const WORDS = readTexts<typeof words>('web/areas/account', 'feedback')

export function feedbackTopic(topic: FeedbackTopic, language: Language): string {
  return WORDS[language].topics[topic]
}
