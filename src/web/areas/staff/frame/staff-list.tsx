import type { ReactNode } from 'react'
import { Answered, type Query } from '#web/shell/own-page/answered.tsx'
import { NextPage } from './next-link.tsx'

/** A page of a list with key or page-number pagination. */
export type ListedPage = { next: string | null } | { page: number; page_size: number; total: number }

type StaffListProps<Page> = {
  query: Query<Page>
  /** Stay mounted while another page loads. */
  filters?: ReactNode
  /** Renders the rows of a page or its empty state. */
  children: (page: Page) => ReactNode
}

/** A list: filters, one page of rows, and links to other pages. */
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
