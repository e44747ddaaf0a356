import { z } from 'zod'
import { LangIdField, queryNumber } from '#kernel/contract.ts'

export const LanguageQuery = z.object({ lang_id: queryNumber(LangIdField).optional() })

const html = z.string().meta({ description: 'Sanitised HTML' })

/** Reply of `static-content`, `privacy-policy` and `term-condition`. */
export const StaticContentReply = z
  .object({
    title: z.string(),
    description: z.string().meta({ description: 'One sentence for search engines' }),
    updated_at: z.iso.datetime(),
    sections: z.array(
      z.object({ id: z.string().meta({ description: 'Anchor of the section' }), heading: z.string(), html }),
    ),
  })
  .meta({ id: 'StaticContent' })
export type StaticContent = z.infer<typeof StaticContentReply>

export const QuestionContract = z.object({ question: z.string(), answer: html }).meta({ id: 'Question' })
export type Question = z.infer<typeof QuestionContract>

export const HelpReply = z
  .object({
    updated_at: z.iso.datetime(),
    items: z.array(
      z.object({
        id: z.string().meta({ description: 'Anchor of the topic' }),
        topic: z.string(),
        questions: z.array(QuestionContract),
      }),
    ),
  })
  .meta({ id: 'HelpTopics' })
export type HelpTopics = z.infer<typeof HelpReply>

/** Lines of business, for applicants. */
export const IndustriesReply = z.object({ items: z.array(z.object({ id: z.int(), name: z.string() })) })
