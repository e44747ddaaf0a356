import type { HelpTopics, Question } from '#domains/content/content.contract.ts'
import { hasWords, textOfHtml } from './find-words.ts'

/** A matching question; `inAnswer`: only its answer has all the words. */
export type MatchedQuestion = Question & { inAnswer: boolean }
export type MatchedTopic = Omit<HelpTopics['items'][number], 'questions'> & { questions: MatchedQuestion[] }

/**
 * Returns the questions that contain all of these words, also in their answers, by topic; all questions if
 * there are no words.
 */
export function findQuestions(topics: HelpTopics['items'], searched: readonly string[]): MatchedTopic[] {
  return topics
    .map((topic) => ({ ...topic, questions: topic.questions.flatMap((one) => found(one, searched)) }))
    .filter(({ questions }) => questions.length > 0)
}

function found(question: Question, searched: readonly string[]): MatchedQuestion[] {
  if (hasWords(question.question, searched)) return [{ ...question, inAnswer: false }]
  return hasWords(`${question.question} ${textOfHtml(question.answer)}`, searched)
    ? [{ ...question, inAnswer: true }]
    : []
}
