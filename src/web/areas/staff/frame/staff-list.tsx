import type { ReactNode } from 'react'
import { Answered, type Query } from '#web/shell/own-page/answered.tsx'
import { NextPage } from './next-link.tsx'

/** A page that goes on by key, or by number as some calls have it. */
export type ListedPage = { next: string | null } | { page: number; page_size: number; total: number }

type StaffListProps<Page> = {
  query: Query<Page>
  /** Stay while another page is read. */
  filters?: ReactNode
  /** The rows of a page, or that there is none. */
  children: (page: Page) => ReactNode
}

/** A list of the staff: its filters, a page of its rows, and the links to other pages. */
export function StaffList<Page extends ListedPage>({ query, filters, children }: StaffListProps<Page>) {
  return (
    <>
      {filters}
      <Answered query={query}>
        {(page) => (
          <>
            {children(page)}
            <NextPage {...pageAfter(page)} />
          </>
        )}
      </Answered>
    </>
  )
}

function pageAfter(page: ListedPage) {
  if ('next' in page) return { after: page.next }
  const isLast = page.page * page.page_size >= page.total
  return { name: 'page' as const, after: isLast ? null : String(page.page + 1) }
}
