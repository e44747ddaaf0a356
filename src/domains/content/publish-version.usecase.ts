import { fail, ok, type Result } from '#kernel/result.ts'
import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import type { ContentPage } from './content-page.contract.ts'
import type { ContentStore } from './content.store.ts'
import { whyUnpublishable } from './publishable.ts'

const details = {
  version_not_found: 'This page has no version of that number',
  already_published: 'Readers see this version already',
  published_meanwhile: 'Readers see another version than the one that was named',
  language_missing: 'The text is needed in English and in Arabic',
  languages_differ:
    'Both languages need the same anchors, questions for the home page or steps, in the same order',
} as const

export type PublishFailure = { code: keyof typeof details; detail: string }

/** `instead`: the published version as the caller knows it. */
type Version = { page: ContentPage; number: number; instead: number | null }
type Published = Result<null, PublishFailure>

/** Publishes a version to everybody. Of two at once one does; the other is told that the page has changed. */
export type PublishVersion = (version: Version, by: StaffActor) => Promise<Published>

type Needs = {
  content: Pick<ContentStore, 'find' | 'publish'>
  staffWrite: StaffWrite
  /** Lets this process answer with the new text at once. */
  forget: () => void
}

export function publishVersion({ content, staffWrite, forget }: Needs): PublishVersion {
  const refuse = (code: PublishFailure['code']) => fail({ code, detail: details[code] })
  return async ({ page, number, instead }, by) => {
    const version = await content.find(page, number)
    if (!version) return refuse('version_not_found')
    if (number === instead) return refuse('already_published')
    const why = whyUnpublishable(version.body)
    if (why) return refuse(why)
    const published = await staffWrite<Published>(by, async (tx, now) => {
      const publishing = await content.publish(tx, { page, number, instead, by: by.staffId, now })
      if (publishing !== 'published') return refuse(publishing)
      return {
        value: ok(null),
        audited: {
          action: 'publish_content',
          subject: { kind: 'content_page', id: page },
          before: { published: instead },
          after: { published: number },
        },
      }
    })
    forget()
    return published
  }
}
