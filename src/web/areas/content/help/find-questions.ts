import type { HelpTopics, Question } from '#domains/content/content.contract.ts'
import { hasWords, textOfHtml } from './find-words.ts'

/** A question that was found; `inAnswer` where only its answer has all the words. */
export type FoundQuestion = Question & { inAnswer: boolean }
export type FoundTopic = Omit<HelpTopics['items'][number], 'questions'> & { questions: FoundQuestion[] }

/** The questions with all of these words in them or in their answers, under their topics; all without words. */
export function findQuestions(topics: HelpTopics['items'], searched: readonly string[]): FoundTopic[] {
  return topics
    .map((topic) => ({ ...topic, questions: topic.questions.flatMap((one) => found(one, searched)) }))
    .filter(({ questions }) => questions.length > 0)
}

function found(question: Question, searched: readonly string[]): FoundQuestion[] {
  if (hasWords(question.question, searched)) return [{ ...question, inAnswer: false }]
  return hasWords(`${question.question} ${textOfHtml(question.answer)}`, searched)
    ? [{ ...question, inAnswer: true }]
    : []
}
