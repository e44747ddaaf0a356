import { fail, ok, type Result } from '#kernel/result.ts'
import type { Language } from '#kernel/locale.ts'
import type { ContentPage } from './content-page.contract.ts'
import type { ContentStore } from './content.store.ts'
import type { PlaceholderValues } from './placeholders.ts'
import { renderedContent, type RenderedContent } from './rendered-content.ts'

const details = {
  version_not_found: 'This page has no version of that number',
  language_missing: 'This version is not written in that language',
} as const

export type PreviewFailure = { code: keyof typeof details; detail: string }

/** A version as readers would get it, dated with when it was saved. */
export type PreviewVersion = (version: {
  page: ContentPage
  number: number
  language: Language
}) => Promise<Result<RenderedContent['content'], PreviewFailure>>

type Needs = {
  content: Pick<ContentStore, 'find'>
  valuesIn: (language: Language) => PlaceholderValues
}

export function previewVersion({ content, valuesIn }: Needs): PreviewVersion {
  const refuse = (code: PreviewFailure['code']) => fail({ code, detail: details[code] })
  return async ({ page, number, language }) => {
    const version = await content.find(page, number)
    if (!version) return refuse('version_not_found')
    const updatedAt = version.createdAt.toString()
    const rendered = renderedContent(page, version.body, { language, updatedAt, values: valuesIn(language) })
    return rendered ? ok(rendered.content) : refuse('language_missing')
  }
}
