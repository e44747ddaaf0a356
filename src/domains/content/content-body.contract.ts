import { z } from 'zod'
import { fieldError, longTextField, textField } from '#kernel/contract.ts'
import { LANGUAGE_CODES, type Language } from '#kernel/locale.ts'
import type { ContentFieldCode } from './content-field-messages.ts'
import {
  CONTENT_PAGES,
  SECTION_PAGE_NAMES,
  type ContentPage,
  type SectionPage,
} from './content-page.contract.ts'

/** Configuration values that texts may include, as `{company}`. `{cookie}` is the prefix of cookie names. */
export const PLACEHOLDERS = ['product', 'company', 'address', 'tax_id', 'cookie'] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

const onlyKnownPlaceholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].every(([, name]) => PLACEHOLDERS.some((known) => known === name))
const placeholderError = fieldError<ContentFieldCode>('placeholder_unknown')

const line = (required: 'title_required' | 'text_required', max: number) =>
  textField<ContentFieldCode>(required, max).refine(onlyKnownPlaceholders, placeholderError)
const markdown = (max: number) =>
  longTextField('text_required', max)
    .refine(onlyKnownPlaceholders, placeholderError)
    .meta({ description: 'Markdown without HTML' })

/** The fragment of a URL that links to a section; the same in both languages. */
const AnchorField = z
  .string(fieldError<ContentFieldCode>('anchor_invalid'))
  .max(60, fieldError('too_long:60'))
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, fieldError<ContentFieldCode>('anchor_invalid'))

/** List of parts, each with a unique anchor. */
function anchored<Part extends z.ZodObject<{ id: typeof AnchorField }>>(part: Part, max: number) {
  return z
    .array(part)
    .min(1)
    .max(max)
    .superRefine((parts, context) => {
      const seen = new Set<string>()
      for (const [at, { id }] of (parts as { id: string }[]).entries()) {
        if (seen.has(id))
          context.addIssue({
            code: 'custom',
            message: 'anchor_twice' satisfies ContentFieldCode,
            path: [at, 'id'],
          })
        seen.add(id)
      }
    })
}

const SectionsText = z.strictObject({
  title: line('title_required', 120),
  description: line('text_required', 300).meta({ description: 'One sentence for search engines' }),
  sections: anchored(
    z.strictObject({ id: AnchorField, heading: line('title_required', 160), markdown: markdown(20_000) }),
    60,
  ),
})
export type SectionsText = z.infer<typeof SectionsText>

const HelpText = z.strictObject({
  topics: anchored(
    z.strictObject({
      id: AnchorField,
      topic: line('title_required', 120),
      questions: z
        .array(
          z.strictObject({
            question: line('text_required', 200),
            answer: markdown(5000),
            on_home: z.boolean().meta({ description: 'Whether the home page shows it too' }),
          }),
        )
        .min(1)
        .max(60),
    }),
    40,
  ),
})
export type HelpText = z.infer<typeof HelpText>

const HomeText = z.strictObject({
  hero: z.strictObject({ title: line('title_required', 120), lead: line('text_required', 400) }),
  steps: z
    .array(z.strictObject({ title: line('title_required', 120), text: line('text_required', 400) }))
    .min(1)
    .max(6),
})
export type HomeText = z.infer<typeof HomeText>

/** Languages required in a published text. Readers of others get the English text until theirs is written. */
export const REQUIRED_LANGUAGES = ['en', 'ar'] as const
type RequiredLanguage = (typeof REQUIRED_LANGUAGES)[number]
type OptionalLanguage = Exclude<Language, RequiredLanguage>

// Not a union with null, which would reject an invalid field as a whole.
function inLanguages<Text extends z.ZodType>(text: Text) {
  const isRequired = (code: Language) => REQUIRED_LANGUAGES.some((one) => one === code)
  const fields = LANGUAGE_CODES.map((code) => [
    code,
    isRequired(code) ? text.nullable() : text.nullable().optional(),
  ])
  return z.strictObject(
    Object.fromEntries(fields) as Record<RequiredLanguage, z.ZodNullable<Text>> &
      Record<OptionalLanguage, z.ZodOptional<z.ZodNullable<Text>>>,
  )
}

export const SectionsBody = inLanguages(SectionsText)

/** A page's text in each language; null or absent if it is not written yet. */
export const BODIES = {
  home: inLanguages(HomeText),
  ...(Object.fromEntries(SECTION_PAGE_NAMES.map((page) => [page, SectionsBody])) as Record<
    SectionPage,
    typeof SectionsBody
  >),
  help: inLanguages(HelpText),
} as const satisfies Record<ContentPage, z.ZodType>

type Body<Text> = Record<RequiredLanguage, Text | null> & {
  [Code in OptionalLanguage]?: Text | null | undefined
}
export type BodyOf<Page extends ContentPage> = z.infer<(typeof BODIES)[Page]>
export type ContentBody = Body<SectionsText> | Body<HelpText> | Body<HomeText>

export const ContentPageField = z.enum(CONTENT_PAGES, fieldError<ContentFieldCode>('content_page_unknown'))
