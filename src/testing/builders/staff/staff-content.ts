import { newReference } from '#kernel/ids.ts'
import type { SectionsText } from '#domains/content/content-body.contract.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { peopleOf } from '../accounts/people.ts'

/** A short text of a page of sections, in one language. */
export function sectionsText(title: string, markdown = 'Some **text**'): SectionsText {
  return {
    title,
    description: `${title} in one sentence`,
    sections: [{ id: 'first', heading: 'First', markdown }],
  }
}

/** A page's text in both languages. */
export function inBoth(title: string, markdown?: string) {
  return { en: sectionsText(title, markdown), ar: sectionsText(`${title} بالعربية`, markdown) }
}

/** The staff's calls for content, as a member of the staff of this app. */
export async function staffContentOf(app: TestApp) {
  const people = peopleOf(app)
  const staffId = await people.add({ role: 'staff', email: `${newReference().toLowerCase()}@example.com` })
  const { token } = await people.tokenOf(staffId)
  const post = (path: string, body: object) => app.call(`/api/staff/${path}`, { token, body })
  return {
    staffId,
    token,
    get: (path: string) => app.call(`/api/staff/${path}`, { token }),
    post,
    async newest(page: string): Promise<{ newest: number; published: number }> {
      const { body } = await app.call('/api/staff/content', { token })
      const found = body.items.find((item: { page: string }) => item.page === page)
      return { newest: found.versions[0].number, published: found.published }
    },
    /** Saves a draft after the newest version; returns its number. */
    async saved(page: string, body: object): Promise<number> {
      const { newest } = await this.newest(page)
      const reply = await post('content/draft', { page, base: newest, body })
      if (reply.status !== 201) throw new Error(JSON.stringify(reply.body))
      return reply.body.version
    },
    /** Saves and publishes a text; returns its number. */
    async published(page: string, body: object): Promise<number> {
      const version = await this.saved(page, body)
      const { published } = await this.newest(page)
      const reply = await post('content/publish', { page, version, published })
      if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
      return version
    },
  }
}
