import { z } from 'zod'
import { LangIdField, orNull, queryNumber, oneOf } from '#kernel/contract.ts'
import { BODIES, ContentPageField, SectionsBody } from './content-body.contract.ts'
import { CONTENT_PAGES, SECTION_PAGE_NAMES } from './content-page.contract.ts'
import { HelpReply, StaticContentReply } from './content.contract.ts'

const VersionNumberField = z.int().min(1).max(1_000_000)
const StateContract = z
  .enum(['draft', 'published', 'former'])
  .meta({ description: '`former`: was published, and is not now' })

const VersionContract = z.object({
  number: z.int(),
  state: StateContract,
  author_id: orNull(z.uuid()).meta({ description: 'Null: came with the product' }),
  author: orNull(z.string()).meta({ description: 'Their name; null of an account that is deleted, too' }),
  created_at: z.iso.datetime(),
})

/** Every page, with its latest versions. */
export const ContentListReply = z
  .object({
    items: z.array(
      z.object({
        page: z.enum(CONTENT_PAGES),
        published: orNull(z.int()).meta({ description: 'The version that readers see' }),
        changed_at: orNull(z.iso.datetime()).meta({ description: 'When readers saw another text last' }),
        versions: z.array(VersionContract).meta({ description: 'At most 20, the newest first' }),
      }),
    ),
  })
  .meta({ id: 'ContentPages' })
export type ContentPages = z.infer<typeof ContentListReply>

export const VersionQuery = z.object({
  page: ContentPageField,
  version: queryNumber(VersionNumberField),
  lang_id: queryNumber(LangIdField).optional(),
})

export const VersionReply = z
  .object({
    page: z.enum(CONTENT_PAGES),
    ...VersionContract.shape,
    body: z.union([SectionsBody, BODIES.help, BODIES.home]),
  })
  .meta({ id: 'ContentVersion' })
export type StaffContentVersion = z.infer<typeof VersionReply>

/** A version as rendered for readers, in one language. */
export const PreviewReply = z.union([
  StaticContentReply,
  HelpReply,
  z
    .object({
      hero: z.object({ title: z.string(), lead: z.string() }),
      steps: z.array(z.object({ title: z.string(), text: z.string() })),
    })
    .meta({ id: 'HomeTexts' }),
])

const base = z.int().min(0).max(1_000_000).meta({
  description: 'The newest version that was read; 409 where somebody has saved another since',
})
const draft = { base, lang_id: LangIdField.optional() }

export const DraftBody = z.discriminatedUnion(
  'page',
  [
    z.strictObject({ page: z.literal('home'), body: BODIES.home, ...draft }),
    z.strictObject({
      page: oneOf(SECTION_PAGE_NAMES),
      body: SectionsBody,
      ...draft,
    }),
    z.strictObject({ page: z.literal('help'), body: BODIES.help, ...draft }),
  ],
  { error: 'content_page_unknown' },
)

export const DraftReply = z.object({ page: z.enum(CONTENT_PAGES), version: z.int() })

const published = VersionNumberField.meta({
  description: 'The version that readers see; 409 where that has changed',
})

export const PublishBody = z.strictObject({
  page: ContentPageField,
  version: VersionNumberField,
  published: orNull(published),
  lang_id: LangIdField.optional(),
})

export const GoBackBody = z.strictObject({
  page: ContentPageField,
  published,
  lang_id: LangIdField.optional(),
})

export const PublishedReply = z.object({ page: z.enum(CONTENT_PAGES), published: z.int() })
