import { operation } from '#kernel/operation.ts'
import * as contract from './staff-content.contract.ts'

const TAGS = ['STAFF_CONTENT'] as const
const shared = { access: { staff: ['content'] } } as const
const change = {
  ...shared,
  method: 'post',
  limit: { name: 'staff-content', perMinute: 60 },
  tags: TAGS,
} as const

export const listContent = operation({
  ...shared,
  method: 'get',
  path: '/staff/content',
  summary: 'Pages of content with their versions',
  reply: [contract.ContentListReply, 'Every page'],
  tags: TAGS,
})

/** A saved version is immutable, except for its state. */
export const readVersion = operation({
  ...shared,
  method: 'get',
  path: '/staff/content/version',
  summary: 'One version of a page, in both languages',
  query: contract.VersionQuery,
  reply: [contract.VersionReply, 'As written'],
  failures: { version_not_found: 404 },
})

export const previewVersion = operation({
  ...shared,
  method: 'get',
  path: '/staff/content/preview',
  summary: 'What readers would get of a version in one language',
  query: contract.VersionQuery,
  reply: [contract.PreviewReply, 'As HTML'],
  failures: { version_not_found: 404, language_missing: 422 },
})

const section = (heading: string, markdown: string) => [{ id: 'first', heading, markdown }]

export const saveDraft = operation({
  ...change,
  path: '/staff/content/draft',
  summary: 'Save the next version of a page; readers do not see it',
  body: contract.DraftBody,
  example: {
    page: 'about',
    base: 1,
    body: {
      en: {
        title: 'About',
        description: 'Who we are, in one sentence',
        sections: section('Who we are', 'Some **text**'),
      },
      ar: {
        title: 'من نحن',
        description: 'من نحن في جملة واحدة',
        sections: section('من نحن', 'بعض **النص**'),
      },
    },
    lang_id: 1,
  },
  reply: [contract.DraftReply, 'Its number'],
  status: 201,
  failures: { version_outdated: 409 },
})

export const publishVersion = operation({
  ...change,
  path: '/staff/content/publish',
  summary: 'Publish a version of a page',
  body: contract.PublishBody,
  example: { page: 'about', version: 1, published: 1, lang_id: 1 },
  reply: [contract.PublishedReply, 'What readers see'],
  failures: {
    version_not_found: 404,
    published_meanwhile: 409,
    already_published: 409,
    language_missing: 422,
    languages_differ: 422,
  },
})

export const restorePrevious = operation({
  ...change,
  path: '/staff/content/go-back',
  summary: 'Publish again what readers saw before',
  body: contract.GoBackBody,
  example: { page: 'about', published: 1, lang_id: 1 },
  reply: [contract.PublishedReply, 'What readers see'],
  failures: { published_meanwhile: 409, nothing_before: 409 },
})
