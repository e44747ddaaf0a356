import type { ContentBody } from './content-body.contract.ts'
import type { ContentPage } from './content-page.contract.ts'

/** `former`: was published once, and is not now. */
export type VersionState = 'draft' | 'published' | 'former'

/** A version is never changed. `authorId`: null for the texts that the product comes with. */
export type ContentVersion = {
  page: ContentPage
  number: number
  state: VersionState
  authorId: string | null
  /** The author’s name; null: nobody, or somebody whose account is deleted. */
  author: string | null
  createdAt: Temporal.Instant
  body: ContentBody
}

/** A page with its newest versions, the newest first. */
export type PageSummary = {
  page: ContentPage
  published: number | null
  changedAt: Temporal.Instant | null
  versions: Omit<ContentVersion, 'page' | 'body'>[]
}
