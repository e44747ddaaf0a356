import type { Language } from '#kernel/locale.ts'
import {
  REQUIRED_LANGUAGES,
  type BodyOf,
  type ContentBody,
  type HelpText,
  type HomeText,
  type SectionsText,
} from './content-body.contract.ts'
import type { ContentPage } from './content-page.contract.ts'
import type { HelpTopics, Question, StaticContent } from './content.contract.ts'
import { filledLine, filledMarkdown, type PlaceholderValues } from './placeholders.ts'
import { safeHtml } from './safe-html.ts'

export type HomeContent = HomeText

/** A version rendered in one language. `onHome`: the questions shown on the home page. */
export type RenderedContent =
  | { kind: 'sections'; content: StaticContent }
  | { kind: 'help'; content: HelpTopics; onHome: Question[] }
  | { kind: 'home'; content: HomeContent }

/** Returns the text that readers of a language get. Null if it is not written. */
function textIn<Text>(
  body: { [Code in Language]?: Text | null | undefined },
  language: Language,
): Text | null {
  return body[language] ?? (REQUIRED_LANGUAGES.some((code) => code === language) ? null : body.en) ?? null
}

/** Renders a version for the readers of a language. Null if it is not written. */
export function renderedContent(
  page: ContentPage,
  body: ContentBody,
  { language, updatedAt, values }: { language: Language; updatedAt: string; values: PlaceholderValues },
): RenderedContent | null {
  const line = (text: string) => filledLine(text, values)
  const html = (markdown: string) => safeHtml(filledMarkdown(markdown, values))
  if (page === 'home') {
    const text = textIn(body as BodyOf<'home'>, language)
    return text && { kind: 'home', content: renderedHome(text) }
  }
  if (page === 'help') {
    const text = textIn(body as BodyOf<'help'>, language)
    return text && { kind: 'help', ...renderedHelp(text) }
  }
  const text = textIn(body as BodyOf<'about'>, language)
  return text && { kind: 'sections', content: renderedSections(text) }

  function renderedHome({ hero, steps }: HomeText): HomeContent {
    return {
      hero: { title: line(hero.title), lead: line(hero.lead) },
      steps: steps.map(({ title, text }) => ({ title: line(title), text: line(text) })),
    }
  }

  function renderedHelp({ topics }: HelpText) {
    const onHome: Question[] = []
    const items = topics.map(({ id, topic, questions }) => ({
      id,
      topic: line(topic),
      questions: questions.map(({ question, answer, on_home }) => {
        const rendered = { question: line(question), answer: html(answer) }
        if (on_home) onHome.push(rendered)
        return rendered
      }),
    }))
    return { content: { updated_at: updatedAt, items }, onHome }
  }

  function renderedSections({ title, description, sections }: SectionsText): StaticContent {
    return {
      title: line(title),
      description: line(description),
      updated_at: updatedAt,
      sections: sections.map(({ id, heading, markdown }) => ({
        id,
        heading: line(heading),
        html: html(markdown),
      })),
    }
  }
}
